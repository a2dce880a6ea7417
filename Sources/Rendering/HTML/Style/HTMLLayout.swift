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
  /// How many times as large letters may be as those of the page's own style.
  private let scale: Int

  /// The layout of a page that draws so many `rows`; `hasOwnStyle`: whether its author has rules.
  init(_ page: Page, _ head: HTMLHead, isFolding: Bool, rows: Int, hasOwnStyle: Bool) {
    kind = isFolding ? .folded : rows > HTMLGridStyle.longPage ? .grid : .table
    widths = kind == .table ? [] : HTMLWidths(page, head).wanted
    scale = hasOwnStyle ? 2 : 1
  }

  /// Characters around a column's texts: its padding.
  static let padding = 2.5

  /// The most that a narrow screen gives the first column and the others, unless the sheet says
  /// more (``HTMLStyle/phone``).
  private static let phone = (first: 14, other: 25)
  /// The least width of a table that folds, 42rem.
  private static let leastFolded = 70.0
  /// The least width of a row that is one cell.
  private static let leastWide = 27

  /// The room in the cells of a column.
  ///
  /// `isFirst`: whether they may stand at the start of a row, where a narrow screen keeps them.
  func room(ofColumn place: Int, _ column: PageColumn, isFirst: Bool) -> HTMLLineRoom {
    let phone = isFirst ? HTMLLayout.phone.first : HTMLLayout.phone.other
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
      let wanted = widths.map { Double($0) + HTMLLayout.padding }
      let sum = max(wanted.reduce(0, +), 1)
      let share = (Double(width) + HTMLLayout.padding) / sum
      line = min(Int(share * min(sum, HTMLLayout.leastFolded)) - 3, phone)
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
  /// scroll sideways, of 40em.
  private var isNarrow: Bool { widths.reduce(0) { $0 + $1 + 3 } <= 60 }

  /// The room in a cell of a row's own markup, which may stand anywhere in its row.
  var roomAnywhere: HTMLLineRoom {
    HTMLLineRoom(line: 0, word: kind == .table ? HTMLLayout.phone.first / scale : 1)
  }

  /// The room in a row that is one cell.
  var wideRoom: HTMLLineRoom {
    let least = min(HTMLLayout.leastWide, kind == .grid ? widths.reduce(0, +) : Int.max) / scale
    return HTMLLineRoom(line: least, word: least, keepsLineFeeds: true)
  }
}
