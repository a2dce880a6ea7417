import Formatting
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
    }

    init(_ summary: SummaryValues.Value) {
      self.init(printed: summary.printed ?? [], raw: summary.raw)
    }
  }

  private var section: [String: Value] = [:]
  private var report: [String: Value] = [:]

  /// Names of the report; a section's are added with ``adding(section:)``.
  init(report: [String: Value], summaries: SummaryValues) {
    self.report = report.merging(summaries.named) { own, _ in own }
  }

  /// The same with the names of a section.
  func adding(section: [String: Value], summaries: SummaryValues) -> Names {
    var names = self
    names.section = section.merging(summaries.named) { own, _ in own }
    return names
  }

  /// The text of a name; nothing for one that the place does not have.
  func text(of name: TemplateName) -> [UInt8] {
    let value =
      if let own = name.text.removing(prefix: "section.") {
        section[own]
      } else if let own = name.text.removing(prefix: "report.") {
        report[own]
      } else {
        section[name.text] ?? report[name.text]
      }
    guard let value else { return [] }
    return name.isRaw ? value.raw : value.printed
  }

  /// The template with the names filled in.
  func expand(_ template: Template?) -> [UInt8] {
    guard let template else { return [] }
    var text: [UInt8] = []
    template.run(into: &text) { slot, output in
      if template.names.indices.contains(slot) {
        output.append(contentsOf: self.text(of: template.names[slot]))
      }
    }
    return text
  }
}

extension SummaryValues {
  /// The values under the names that templates use: `summary.ID`.
  fileprivate var named: [String: Names.Value] {
    Dictionary(uniqueKeysWithValues: values.map { ("summary.\($0)", Names.Value($1)) })
  }
}

extension String {
  /// What follows `prefix`; nil where the text does not begin with it.
  func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
