import ReportSpec
import Sections
import Tables

/// What is drawn of a window: which of its rows, and by which cells.
struct WindowDrawing {
  var window: SectionWindow
  /// The places of the window, in page direction, whose rows are drawn; nil for all.
  let shown: [UInt32]?
  /// Whether its section draws nothing; the rows count all the same.
  var isHidden: Bool
  let cells: Cells

  /// The cells that draw the rows.
  enum Cells {
    case one(String)
    /// For each drawn row the place of its cell among some.
    case byRow([String], [UInt16])
  }

  /// Rows that are drawn.
  var shownCount: Int { isHidden ? 0 : shown?.count ?? window.count }

  /// The same of a section that draws nothing.
  var hidden: WindowDrawing {
    var drawing = self
    drawing.isHidden = true
    return drawing
  }

  /// The places of the drawn rows.
  var places: [UInt32] { shown ?? Array(0..<UInt32(clamping: window.count)) }
}

extension WindowDrawing {
  /// The run of a section that shows the window.
  func run(showsEarlier: Bool, showsMore: Bool) -> RowRun {
    var hidden = RowSet()
    if let shown {
      var next = shown[...]
      hidden = RowSet(below: window.count) { place in
        guard let first = next.first, Int(first) == place else { return true }
        next.removeFirst()
        return false
      }
    }
    return RowRun(
      group: window.entry.id, count: window.count, earlier: window.earlier, more: window.more,
      cell: CellIdentifier(cells.last), cells: choices, hidden: hidden,
      showsEarlier: showsEarlier, showsMore: showsMore, isHidden: isHidden)
  }

  /// The cell of each row of the window; a hidden row has that for which nothing else is chosen.
  private var choices: CellChoices? {
    guard case .byRow(let names, let choices) = cells else { return nil }
    let places = places
    var next = 0
    return try? CellChoices(of: names.map { CellIdentifier($0) }, count: window.count) { place in
      guard next < choices.count, Int(places[next]) == place else { return names.count - 1 }
      next += 1
      return Int(choices[next - 1])
    }
  }
}

extension WindowDrawing.Cells {
  /// The cell of rows for which nothing else is chosen.
  var last: String {
    switch self {
    case .one(let name): name
    case .byRow(let names, _): names.last ?? BuiltInCell.row.rawValue
    }
  }

  /// The cells that draw some row, each once, in their order.
  var used: [String] {
    switch self {
    case .one(let name): return [name]
    case .byRow(let names, let choices):
      let chosen = Set(choices)
      return names.indices.filter { chosen.contains(UInt16(clamping: $0)) }.map { names[$0] }
    }
  }
}
