import Values

/// How the columns of a page get their widths.
struct HTMLLayout {
  enum Kind {
    /// One table, which a browser lays out by its cells.
    case table
    /// A table for each section: the sheet says how wide the columns are.
    case folded
    /// A long page: each row is a grid with columns of given widths.
    case grid
  }

  let kind: Kind
  /// Characters of each column; empty where the cells decide.
  let widths: [Int]
  /// The sum of ``widths``.
  private let sum: Int
  /// How many times as large letters may be as those of the page's own style.
  private let scale: Int

  /// The layout of a page that draws so many `rows`; `hasOwnStyle`: whether its author has rules.
  init(_ page: Page, _ head: HTMLHead, isFolding: Bool, rows: Int, hasOwnStyle: Bool) {
    kind = isFolding ? .folded : rows > HTMLGridStyle.longPage ? .grid : .table
    widths = kind == .table ? [] : HTMLWidths(page, head).wanted
    sum = widths.reduce(0, +)
    scale = hasOwnStyle ? 2 : 1
  }

  /// Characters around a column's texts: its padding.
  static let padding = 2.5

  /// The width that the columns of a page that folds want, with their padding.
  var wantedWidth: Double { Double(sum) + Double(widths.count) * HTMLLayout.padding }

  /// The room in the cells of a column.
  ///
  /// `isFirst`: whether they may stand at the start of a row, where a narrow screen keeps them.
  func room(ofColumn place: Int, _ column: PageColumn, isFirst: Bool) -> HTMLLineRoom {
    let phone = isFirst ? HTMLScreen.firstColumnDigits : HTMLScreen.otherColumnDigits
    let own = column.width ?? column.minWidth ?? 0
    let wraps = column.wraps && !column.staysTogether
    let width = widths.indices.contains(place) ? widths[place] : 0
    let line: Int
    let word: Int
    switch kind {
    case .table:
      line = own
      word = max(own, phone)
    case .folded:
      let wanted = max(wantedWidth, 1)
      let share = (Double(width) + HTMLLayout.padding) / wanted
      line = min(Int(share * min(wanted, Double(HTMLScreen.foldedTableDigits))) - 3, phone)
      word = line
    case .grid:
      // Where the page is too wide, a column that wraps may shrink to a track of nine characters,
      // padding included; a phone scrolls instead.
      let isRigid = !wraps || column.width != nil || isNarrow
      line = max(own, min(isRigid ? width : min(width, 9) - 3, phone))
      word = line
    }
    return HTMLLineRoom(line: line / scale, word: max(word / scale, 1), wraps: wraps)
  }

  /// Whether the columns with their padding fit the narrowest screen on which a page does not
  /// scroll sideways.
  private var isNarrow: Bool { sum + 3 * widths.count <= HTMLScreen.pageDigits }

  /// The room in a cell of a row's own markup, which may stand anywhere in its row.
  var roomAnywhere: HTMLLineRoom {
    HTMLLineRoom(line: 0, word: kind == .table ? HTMLScreen.firstColumnDigits / scale : 1)
  }

  /// The room in a row that is one cell.
  var wideRoom: HTMLLineRoom {
    let least = min(HTMLScreen.wideRowDigits, kind == .grid ? sum : Int.max) / scale
    return HTMLLineRoom(line: least, word: least, keepsLineFeeds: true)
  }
}
