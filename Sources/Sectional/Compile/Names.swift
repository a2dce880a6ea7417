import Formatting
import Rendering
import ReportSpec
import Templating
import Values

/// The names that a template outside of rows may use, with their values (spec language §5).
///
/// A section's names win over the report's; `section.` and `report.` always mean their own.
struct Names {
  /// A value with its text as read and as printed.
  struct Value {
    let printed: [UInt8]
    let raw: [UInt8]
    /// Whether it counts as true in a section of a template (spec language §6).
    let isTrue: Bool
    /// The entries of a list.
    var items: [[UInt8]]?

    static func text(_ bytes: [UInt8]) -> Value {
      Value(printed: bytes, raw: bytes)
    }

    static func count(_ count: Int, _ formatter: CellFormatter) -> Value {
      var printed = ByteBuffer(capacity: 32)
      formatter.append(integer: Int64(count), to: &printed)
      return Value(printed: printed.bytes(), raw: Array(String(count).utf8))
    }

    init(printed: [UInt8], raw: [UInt8]) {
      self.printed = printed
      self.raw = raw
      isTrue = !printed.isEmpty
    }

    init(_ constant: ConstantValues.Value) {
      printed = constant.text
      raw = constant.text
      isTrue = constant.isTrue
      items = constant.items
    }

    init(_ summary: SummaryValues.Value) {
      self.init(printed: summary.printed ?? [], raw: summary.raw)
    }
  }

  // By bytes: equal strings need not be the same name.
  private var section: [[UInt8]: Value] = [:]
  private var report: [[UInt8]: Value] = [:]
  /// Names of the text itself, before all others.
  private var own: [[UInt8]: Value] = [:]
  private let constants: ConstantValues

  /// Names of the report; a section's are added with ``adding(section:)``.
  init(report: [String: Value], summaries: SummaryValues, constants: ConstantValues) {
    self.constants = constants
    self.report = Names.table(report, summaries)
  }

  /// The same with the names of a section.
  func adding(section: [String: Value], summaries: SummaryValues) -> Names {
    var names = self
    names.section = Names.table(section, summaries)
    return names
  }

  /// The same with names of the text itself: those of a cell's `values`, and `text`.
  func adding(own: [(name: String, value: Value)]) -> Names {
    var names = self
    for (name, value) in own { names.own[Array(name.utf8)] = value }
    return names
  }

  /// A place's own names with its summaries under the names that templates use: `summary.ID`.
  private static func table(
    _ own: [String: Value], _ summaries: SummaryValues
  ) -> [[UInt8]: Value] {
    var table: [[UInt8]: Value] = [:]
    for (name, value) in own { table[Array(name.utf8)] = value }
    for (id, value) in summaries.values { table[Array("summary.".utf8) + id] = Value(value) }
    return table
  }

  /// What a name stands for; nil for one that the place does not have.
  private func value(of name: TemplateName) -> Value? {
    // The item of a section is the value that opened it.
    let text = name.text == "." ? name.sections.last ?? "" : name.text
    let bytes = Array(text.utf8)
    if let value = own[bytes] { return value }
    if let own = bytes.removing(prefix: "section.") { return section[own] }
    if let own = bytes.removing(prefix: "report.") { return report[own] }
    return section[bytes] ?? report[bytes] ?? constants[bytes].map { Value($0) }
  }

  /// The text of a name; nothing for one that the place does not have.
  func text(of name: TemplateName) -> [UInt8] {
    guard let value = value(of: name) else { return [] }
    return name.isRaw ? value.raw : value.printed
  }

  /// The template with the names filled in.
  func expand(_ template: Template?) -> [UInt8] {
    guard let template else { return [] }
    var text: [UInt8] = []
    if template.isValuesOnly {
      template.run(into: &text) { slot, output in
        if template.names.indices.contains(slot) {
          output.append(contentsOf: self.text(of: template.names[slot]))
        }
      }
    } else {
      var context = Context(names: self, template: template)
      // Its sections are no lists, so that it takes no more steps than it has operations.
      _ = try? template.run(in: &context, into: &text, steps: .max)
    }
    return text
  }

  /// The names that a part of the page uses, as its renderer takes them.
  func place(_ names: [TemplateName]) -> PlaceNames {
    if names.isEmpty { return PlaceNames() }
    var values: [TemplateName: PlaceNames.Value] = [:]
    for name in names {
      guard let value = value(of: name) else { continue }
      values[name] = PlaceNames.Value(
        text: name.isRaw ? value.raw : value.printed, isTrue: value.isTrue)
    }
    return PlaceNames(values)
  }

  private struct Context: TemplateContext {
    let names: Names
    let template: Template
    /// The lists that are gone through, innermost last, by the names that opened them.
    private var lists: [(name: String, items: [[UInt8]], item: Int)] = []

    init(names: Names, template: Template) {
      self.names = names
      self.template = template
    }

    private func value(_ slot: Int) -> Value? { names.value(of: template.names[slot]) }

    mutating func open(_ slot: Int) -> Int {
      guard let value = value(slot), let items = value.items else { return isTrue(slot) ? 1 : 0 }
      if !items.isEmpty { lists.append((template.names[slot].text, items, 0)) }
      return items.count
    }

    mutating func select(_ index: Int, of slot: Int) {
      if value(slot)?.items != nil, !lists.isEmpty { lists[lists.count - 1].item = index }
    }

    mutating func close(_ slot: Int) {
      if value(slot)?.items != nil { _ = lists.popLast() }
    }

    func isTrue(_ slot: Int) -> Bool {
      if let item = item(slot) { return !item.isEmpty }
      guard let value = value(slot) else { return false }
      return value.items.map { !$0.isEmpty } ?? value.isTrue
    }

    func append(_ slot: Int, into output: inout [UInt8]) {
      output.append(contentsOf: item(slot) ?? names.text(of: template.names[slot]))
    }

    /// The item of a list that `.` stands for.
    private func item(_ slot: Int) -> [UInt8]? {
      let name = template.names[slot]
      guard name.text == ".", let list = lists.last(where: { $0.name == name.sections.last })
      else { return nil }
      return list.items[list.item]
    }
  }
}

extension [UInt8] {
  /// What follows `prefix`; nil where the bytes do not begin with it.
  func removing(prefix: String) -> [UInt8]? {
    starts(with: prefix.utf8) ? Array(dropFirst(prefix.utf8.count)) : nil
  }
}
