import Diagnostics
import Rendering
import ReportSpec
import Tables
import Templating
import Values

/// Compiles templates that are drawn for each row: texts and HTML of cells, addresses of links.
///
/// Names of the section that they use get a slot each, which every run of rows fills.
struct RowTexts {
  private let spec: ReportSpec
  private let columns: ColumnCompiler
  /// The section's names by their slots.
  private(set) var sectionNames: [TemplateName] = []
  /// Names that are unknown now that the fields are known.
  private(set) var faults = DiagnosticBag()

  init(_ spec: ReportSpec, _ columns: ColumnCompiler) {
    self.spec = spec
    self.columns = columns
  }

  /// The program of a text; nil where a fault was found.
  ///
  /// `cell` is the named cell whose text it is, nil for a link; `own` are the cell's `values`.
  mutating func compile(
    _ text: TemplateSpec, cell: String? = nil, own: [OwnValue] = []
  ) -> RowText? {
    guard
      let template = spec.resolve(
        text, fields: columns.table.fieldNames, cell: cell, own: own.map(\.name), into: &faults)
    else { return nil }
    return program(of: template, own: own)
  }

  /// The program of the built-in row.
  mutating func compileBuiltInRow() -> RowText? {
    spec.resolvedBuiltInRow(into: &faults).map { program(of: $0, own: []) }
  }

  /// The `values` of a cell.
  mutating func compile(_ values: [CellValueSpec], cell: String) -> [OwnValue] {
    values.compactMap { value in
      compile(value.value, cell: cell).map { OwnValue(name: value.name.value, text: $0) }
    }
  }

  private mutating func program(of template: Template, own: [OwnValue]) -> RowText {
    var writer = RowTextWriter(template)
    let constants = columns.constants
    writer.write(lists: { constants[Array($0.text.utf8)]?.items }) { name in
      values(of: name, own)
    }
    return writer.text
  }

  /// What a name stands for; a key of several fields is a list.
  private mutating func values(of name: TemplateName, _ own: [OwnValue]) -> [RowText.Value] {
    // The item of a section is the value that opened it.
    if name.text == ".", let section = name.sections.last {
      let item = TemplateName(text: section, sections: Array(name.sections.dropLast()))
      return item.text == "." ? [] : values(of: item, own)
    }
    if name.sections.last == "cells" {
      return RowText.ColumnPart(rawValue: name.text).map { [.column($0)] } ?? []
    }
    let offset = name.sections.last.flatMap { NeighbourName.offset(of: $0) } ?? 0
    let bytes = Array(name.text.utf8)
    if offset == 0, let value = own.first(where: { Array($0.name.utf8) == bytes }) {
      return [.text(value.text)]
    }
    let ofRow = bytes.removing(prefix: "row.").map { String(decoding: $0, as: UTF8.self) }
    if let value = value(ofField: ofRow ?? name.text, isRaw: name.isRaw, offset) { return [value] }
    if let constant = columns.constants[bytes] {
      return [.constant(constant.text, isTrue: constant.isTrue)]
    }
    // These open sections; a field of the name was found above.
    if name.text == "cells" || NeighbourName.offset(of: name.text) != nil { return [] }
    switch name.text {
    case "index":
      return [.place(base: 0, offset: offset)]
    case "number":
      return [.place(base: 1, offset: offset)]
    case "key":
      return spec.rowKey.compactMap { value(ofField: $0.value, isRaw: true, offset) }
    default:
      if let slot = sectionNames.firstIndex(of: name) { return [.section(slot: slot)] }
      sectionNames.append(name)
      return [.section(slot: sectionNames.count - 1)]
    }
  }

  private func value(ofField name: String, isRaw: Bool, _ offset: Int) -> RowText.Value? {
    columns.source(ofField: name, isRaw: isRaw).map { source in
      .cell(
        source, offset: offset,
        isBoolean: columns.table.column(named: name)?.type == .boolean)
    }
  }
}

/// An entry of a cell's `values`, compiled.
struct OwnValue {
  let name: String
  let text: RowText
}

/// Writes the operations of a template as those of rows.
private struct RowTextWriter {
  private let template: Template
  private var operations: [RowText.Operation] = []
  private var literals: [UInt8]
  private var values: [RowText.Value] = []
  /// The places in `values` of a slot's values.
  private var places: [Int: [Int]] = [:]
  /// The items of lists that are gone through, by the names that opened them.
  private var items: [String: [UInt8]] = [:]
  private var lists: (TemplateName) -> [[UInt8]]? = { _ in nil }

  init(_ template: Template) {
    self.template = template
    literals = template.literals
  }

  var text: RowText { RowText(operations: operations, literals: literals, values: values) }

  /// `value` says what a name stands for, `lists` which are the same in every row.
  mutating func write(
    lists: @escaping (TemplateName) -> [[UInt8]]?, _ value: (TemplateName) -> [RowText.Value]
  ) {
    self.lists = lists
    write(0..<template.operations.count, value)
  }

  private mutating func write(_ range: Range<Int>, _ value: (TemplateName) -> [RowText.Value]) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = template.operations[next]
      next += 1
      switch operation {
      case .literal(let range):
        operations.append(.literal(range))
      case .value(let slot, let escape):
        for (number, place) in places(of: slot, value).enumerated() {
          // A list prints with commas.
          if number > 0 { separator(escape) }
          operations.append(.value(place, escape))
        }
      case .section(let slot, let end):
        section(slot, next..<min(end, range.upperBound) - 1, wanted: true, value)
        next = min(end, range.upperBound)
      case .inverted(let slot, let end):
        section(slot, next..<min(end, range.upperBound), wanted: false, value)
        next = min(end, range.upperBound)
      case .endSection, .call, .insertion:
        continue
      }
    }
  }

  private mutating func section(
    _ slot: Int, _ body: Range<Int>, wanted: Bool, _ value: (TemplateName) -> [RowText.Value]
  ) {
    let start = operations.count
    let name = template.names[slot]
    if let offset = NeighbourName.offset(of: name.text), name.sections.isEmpty,
      value(name).isEmpty
    {
      operations.append(.neighbour(offset: offset, wanted: wanted, end: 0))
      write(body, value)
      operations[start] = .neighbour(offset: offset, wanted: wanted, end: operations.count)
    } else if name.text == "cells", value(name).isEmpty {
      operations.append(.columns(end: 0))
      if wanted { write(body, value) }
      operations[start] = .columns(end: operations.count)
    } else if let items = lists(name) {
      if !wanted, items.isEmpty { write(body, value) }
      for item in wanted ? items : [] {
        self.items[name.text] = item
        write(body, value)
      }
      self.items[name.text] = nil
    } else {
      guard let place = places(of: slot, value).first else {
        if !wanted { write(body, value) }
        return
      }
      operations.append(.test(place, wanted: wanted, end: 0))
      write(body, value)
      operations[start] = .test(place, wanted: wanted, end: operations.count)
    }
  }

  private mutating func places(
    of slot: Int, _ value: (TemplateName) -> [RowText.Value]
  ) -> [Int] {
    let name = template.names[slot]
    if name.text == ".", let item = name.sections.last.flatMap({ items[$0] }) {
      values.append(.constant(item, isTrue: !item.isEmpty))
      return [values.count - 1]
    }
    if let known = places[slot] { return known }
    let found = value(template.names[slot])
    let first = values.count
    values += found
    places[slot] = Array(first..<values.count)
    return places[slot] ?? []
  }

  private mutating func separator(_ escape: Escape) {
    let start = literals.count
    escape.append(Array(", ".utf8), into: &literals)
    operations.append(.literal(start..<literals.count))
  }
}
