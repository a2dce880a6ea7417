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
  /// Where the page is too narrow, the widest columns of texts give way first, all to the same
  /// width, down to the longest word of their title, then to 8 and at last to 4 cells. Columns of numbers never do, since a
  /// number in two lines is none. A page too narrow for that gets lines that are longer than it
  /// rather than lose a column.
  init(columns: [PageColumn], wanted: [Int], limit: Int, border: TextBorder) {
    let frame =
      border.gapWidth * max(columns.count - 1, 0) + border.lineStart.utf8CodeUnitCount
      + border.lineEnd.utf8CodeUnitCount
    var widths = zip(columns, wanted).map { $0.width ?? max($1, $0.minWidth ?? 1, 1) }
    let room = limit - frame
    let titleWords = columns.map { TextLayout.longestWord(of: $0.title) }
    for least in [titleWords, columns.map { _ in 8 }, columns.map { _ in 4 }]
    where widths.reduce(0, +) > room {
      let floors = columns.indices.map { place in
        let column = columns[place]
        let isRigid = column.width != nil || column.alignment == .end
        return isRigid ? widths[place] : min(widths[place], column.minWidth ?? max(least[place], 1))
      }
      widths = TextLayout.shrunk(widths, floors: floors, to: room)
    }
    self.widths = widths
    lineWidth = widths.reduce(0, +) + frame
  }

  private static func longestWord(of title: [UInt8]) -> Int {
    title.split(separator: UInt8(ascii: " ")).map { TextWidth.width(of: $0) }.max() ?? 0
  }

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
