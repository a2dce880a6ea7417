import ReportSpec

/// How an explanation puts things.
enum Words {
  /// A name that may be empty.
  static func text(_ text: String) -> String {
    text.isEmpty ? "\"\"" : text
  }

  /// The name of a group.
  static func group(_ name: [UInt8]) -> String {
    text(String(decoding: name, as: UTF8.self))
  }

  /// `1 row`, `2 rows`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The rows in a window as a reader counts them, from 1.
  static func window(_ window: SectionWindow) -> String {
    window.count == 0
      ? "none of \(window.total)"
      : "\(window.earlier + 1)-\(window.earlier + window.count) of \(window.total)"
  }

  /// A range as the spec has it.
  static func range(_ range: RangeSpec?) -> String {
    guard let range, range.length != nil || range.offset != nil else { return "whole group" }
    let kind = range.flexible == nil ? "fixed" : "flexible"
    let length = range.length.map { String($0.value) } ?? "all"
    var words = "\(kind), \(length) from \(range.pin.rawValue)"
    if let offset = range.offset, offset.value > 0 { words += " + \(offset.value)" }
    if let flexible = range.flexible {
      words += ", grows \(flexible.grow.rawValue)"
      if let min = flexible.min { words += ", min \(min.value)" }
      if let max = flexible.max { words += ", max \(max.value)" }
    }
    return range.space == .stored ? words + ", of stored" : words
  }
}
