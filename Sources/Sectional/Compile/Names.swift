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

  // By bytes: equal strings need not be the same name.
  private var section: [[UInt8]: Value] = [:]
  private var report: [[UInt8]: Value] = [:]

  /// Names of the report; a section's are added with ``adding(section:)``.
  init(report: [String: Value], summaries: SummaryValues) {
    self.report = Names.table(report, summaries)
  }

  /// The same with the names of a section.
  func adding(section: [String: Value], summaries: SummaryValues) -> Names {
    var names = self
    names.section = Names.table(section, summaries)
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

  /// The text of a name; nothing for one that the place does not have.
  func text(of name: TemplateName) -> [UInt8] {
    let bytes = Array(name.text.utf8)
    let value =
      if let own = bytes.removing(prefix: "section.") {
        section[own]
      } else if let own = bytes.removing(prefix: "report.") {
        report[own]
      } else {
        section[bytes] ?? report[bytes]
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

extension [UInt8] {
  /// What follows `prefix`; nil where the bytes do not begin with it.
  func removing(prefix: String) -> [UInt8]? {
    starts(with: prefix.utf8) ? Array(dropFirst(prefix.utf8.count)) : nil
  }
}
