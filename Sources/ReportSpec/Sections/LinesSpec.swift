import Diagnostics
import YAMLTree

/// The key `lines`: the height of a row in lines of text (spec language §3).
///
/// `min` may be above `max`: that is a text of few lines in a row with room for more.
package struct LinesSpec: Sendable {
  /// At least so many lines, 0…1,000; nil: the cell's own minimum.
  package let min: Int?
  /// At most so many lines of a text; 0: no limit; nil: the cell's own limit.
  package let max: Int?

  /// The highest `min`: beyond it a report of some rows would be an endless run of empty lines.
  static let highest = 1_000
}

extension SpecDecoder {
  /// `lines: {min, max}`.
  mutating func lines(_ entry: YAMLMapping.Entry?) -> LinesSpec? {
    guard let entry,
      let keys = keys(
        of: entry.value, named: quoted(entry.name), as: .lines, example: "lines: {min: 1, max: 3}")
    else { return nil }
    let min = integer(keys["min"], in: 0...LinesSpec.highest)?.value
    let max = integer(
      keys["max"], in: 0...Int.max, help: "for no limit, write `max: 0`")?.value
    if entry.value.mapping?.entries.isEmpty == true {
      warn(
        .noEffect, "\(quoted(entry.name)) says no number of lines", at: entry.value.span,
        help: "add `min` or `max`, or take it out")
    }
    return LinesSpec(min: min, max: max)
  }
}
