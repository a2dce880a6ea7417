import Expressions
import Tables
import Values

/// The rows of a window in page direction, with the group around them.
struct WindowRows: Sendable {
  /// Every row of the group, in stored order.
  let group: [UInt32]
  let window: Range<Int>
  let isReversed: Bool
  /// The fields of the key.
  private let keys: [ColumnSource]

  init(_ window: SectionWindow, group: [UInt32], keys: [ColumnSource]) {
    self.group = group
    self.window = window.window.clamped(to: 0..<group.count)
    isReversed = window.isReversed
    self.keys = keys
  }

  var count: Int { window.count }

  /// The row of the data at a place of the window, which is below ``count``.
  func row(at place: Int) -> Int { Int(group[stored(place)]) }

  /// The row that stands `offset` rows further down the page, beyond the window too; nil past the
  /// ends of the group.
  func neighbor(of place: Int, offset: Int) -> Int? {
    let (next, overflow) = stored(place).addingReportingOverflow(isReversed ? 0 &- offset : offset)
    return !overflow && group.indices.contains(next) ? Int(group[next]) : nil
  }

  /// The key of a row: a value, or a list of texts where it has several fields.
  func key(at place: Int) -> ExpressionValue {
    let row = row(at: place)
    guard let first = keys.first else { return .null }
    if keys.count == 1 { return ExpressionValue(first.value(at: row)) }
    return .list(
      keys.map { key in
        if key.isNull(row) { return .null }
        return .string(ExpressionText(key.texts.text(row: row, slot: key.column.slot)))
      })
  }

  private func stored(_ place: Int) -> Int {
    isReversed ? window.upperBound - 1 - place : window.lowerBound + place
  }
}
