import TextWidth
import Values

/// The widths of a text table's columns.
struct TextLayout {
  /// Cells of each column.
  let widths: [Int]
  /// Cells of a whole line of the table.
  let lineWidth: Int

  /// Widths for content that wants `wanted`, on a page of `limit` cells.
  ///
  /// Where the page is too narrow, the widest columns that may wrap give way first, all to the same
  /// width, down to their least width; then the other columns that may be cut. A page too narrow
  /// for every column's least width gets lines that are longer than it rather than lose a column.
  init(columns: [PageColumn], wanted: [Int], limit: Int, border: TextBorder) {
    let frame =
      border.gapWidth * max(columns.count - 1, 0) + border.lineStart.utf8CodeUnitCount
      + border.lineEnd.utf8CodeUnitCount
    var widths = zip(columns, wanted).map { $0.width ?? max($1, $0.minWidth ?? 1, 1) }
    let room = limit - frame
    // Texts give way before numbers, whose digits are worth more than a word's wrap.
    for mayGive in [{ (column: PageColumn) in column.alignment != .end }, { _ in true }] {
      guard widths.reduce(0, +) > room else { break }
      let floors = columns.indices.map { place in
        columns[place].width == nil && mayGive(columns[place])
          ? min(widths[place], columns[place].minWidth ?? TextLayout.leastWidth) : widths[place]
      }
      widths = TextLayout.shrunk(widths, floors: floors, to: room)
    }
    self.widths = widths
    lineWidth = widths.reduce(0, +) + frame
  }

  /// The least width of a column that does not name one: a short word.
  private static let leastWidth = 8

  /// Lowers every width to a common cap, but none below its floor, so that the sum fits `room`.
  private static func shrunk(_ widths: [Int], floors: [Int], to room: Int) -> [Int] {
    func capped(_ cap: Int) -> [Int] {
      zip(widths, floors).map { min($0, max(cap, $1)) }
    }
    var low = 1
    var high = widths.max() ?? 1
    while low < high {
      let middle = (low + high + 1) / 2
      if capped(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var result = capped(low)
    // What the common cap leaves over goes to the first columns that can use it.
    var left = room - result.reduce(0, +)
    for place in result.indices where left > 0 && result[place] < widths[place] {
      result[place] += 1
      left -= 1
    }
    return result
  }
}
