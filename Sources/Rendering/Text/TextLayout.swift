import TextWidth
import Values

/// The widths of a text table's columns.
struct TextLayout {
  /// Cells of each column.
  let widths: [Int]
  /// Cells between two columns.
  let gap: Int
  /// Cells of a whole line of the table.
  let lineWidth: Int
  /// Whether the columns stand beside each other; else each value needs a line of its own.
  let hasRoom: Bool

  /// The gap of a page with enough room.
  static let wideGap = 2

  /// What a column asks for.
  struct Wish {
    /// Cells of its widest cell.
    var content: Int
    /// Cells of its title in one line, and of the title's widest word.
    var title: Int
    var titleWord: Int
    /// Cells that a label of a summary wants here beside the columns that it spans.
    var label = 0
    /// Whether the content may go on in a next line; a number in two lines is none.
    var folds: Bool
    /// Whether the content reads badly in two lines and is folded only where words break too.
    var staysTogether = false
    var width: Int?
    var minWidth: Int?

    /// Cells at which nothing of the column is folded.
    var whole: Int { width ?? max(content, title, label, minWidth ?? 1, 1) }
  }

  /// Widths on a page of `limit` cells.
  ///
  /// Where the page is too narrow, the widest columns give way first, all to the same width:
  /// titles fold, then texts down to their longest words. Then the gaps between columns shrink, and
  /// words of cells break, down to 8 cells. No column gets narrower than its `min_width`, and numbers
  /// are never folded. A page that is too narrow for all that has no room for columns; only where
  /// values cannot stand in lines of their own do words of titles break too, down to 5 cells.
  ///
  /// - Parameters:
  ///   - wishes: What each column asks for.
  ///   - limit: Cells of a line.
  ///   - canStack: Whether values may stand in lines of their own.
  ///   - words: Gives the widest word of each column's cells; called if it matters.
  init(_ wishes: [Wish], limit: Int, canStack: Bool, words: () -> [Int]) {
    var gap = TextLayout.wideGap
    var room: Int { limit - gap * max(wishes.count - 1, 0) }
    var widths = wishes.map(\.whole)
    if widths.reduce(0, +) > room {
      let words = words()
      let whole = widths
      func shrink(_ floor: (Wish, Int) -> Int) {
        let floors = wishes.indices.map { place -> Int in
          let wish = wishes[place]
          if let width = wish.width { return width }
          let least = floor(wish, words.indices.contains(place) ? words[place] : 0)
          return min(max(least, wish.minWidth ?? 1, 1), whole[place])
        }
        widths = TextLayout.shrunk(whole, floors: floors, to: room)
      }
      let wordFloor: (Wish, Int) -> Int = { wish, word in
        max(
          wish.titleWord,
          wish.folds && !wish.staysTogether ? min(wish.content, word) : wish.content)
      }
      shrink(wordFloor)
      if widths.reduce(0, +) > room {
        gap = 1
        shrink(wordFloor)
      }
      if widths.reduce(0, +) > room {
        shrink { wish, _ in max(wish.titleWord, wish.folds ? min(wish.content, 8) : wish.content) }
      }
      for least in [8, 5] where !canStack && widths.reduce(0, +) > room {
        shrink { wish, _ in wish.folds ? least : max(wish.content, least) }
      }
    }
    self.widths = widths
    let gaps = max(wishes.count - 1, 0)
    hasRoom = widths.reduce(0, +) + gap * gaps <= limit || wishes.count < 2
    // Lines that are too long anyway need not be hard to read.
    if !hasRoom { gap = TextLayout.wideGap }
    self.gap = gap
    lineWidth = widths.reduce(0, +) + gap * gaps
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
