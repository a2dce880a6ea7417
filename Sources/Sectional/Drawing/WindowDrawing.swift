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

extension WindowDrawing {
  /// The place of the row with a stored index, in page direction; nil outside of the window.
  func place(ofIndex index: Int) -> Int? {
    guard window.window.contains(index) else { return nil }
    return window.isReversed
      ? window.window.upperBound - 1 - index : index - window.window.lowerBound
  }

  /// The place among the drawn rows of the row at a place of the window; nil for a hidden one.
  private func drawnPlace(of place: Int) -> Int? {
    guard let shown else { return place }
    var low = 0
    var high = shown.count
    while low < high {
      let middle = (low + high) / 2
      if Int(shown[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low < shown.count && Int(shown[low]) == place ? low : nil
  }

  /// Whether the row at a place is not drawn though its section is.
  func isRowHidden(at place: Int) -> Bool { drawnPlace(of: place) == nil }

  /// The cell that draws the row at a place.
  func cell(at place: Int) -> String {
    guard case .byRow(let names, let choices) = cells, let drawn = drawnPlace(of: place),
      choices.indices.contains(drawn), names.indices.contains(Int(choices[drawn]))
    else { return cells.last }
    return names[Int(choices[drawn])]
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
