import Sections

/// Rows of a page that are one cell over all columns, such as the messages of a chat: where all are,
/// the columns are nowhere drawn and need neither visible heads nor widths.
struct OneCellRows {
  private let page: Page
  private let areWide: [Bool]

  init(_ page: Page) {
    self.page = page
    areWide = page.prototypes.map { $0.html?.isOneWideCell ?? false }
  }

  /// Whether columns are drawn: by a row, by a summary, or by the rows that an empty page expects.
  var leaveColumns: Bool {
    if page.columns.count < 2 || page.summary != nil { return true }
    var drawsRows = false
    for section in page.sections where !section.section.isHidden {
      if section.summary != nil { return true }
      for run in section.runs where run.count > 0 {
        drawsRows = true
        if drawsColumns(run) { return true }
      }
    }
    return !drawsRows && page.expectsColumns
  }

  private func drawsColumns(_ run: PageRun) -> Bool {
    func draws(_ place: Int) -> Bool { !areWide.indices.contains(place) || !areWide[place] }
    return switch run.drawing {
    case .one(let place): draws(place)
    case .byRow(let places): places.contains { draws(Int($0)) }
    }
  }
}

extension RowText {
  /// Whether the markup of a row opens a single cell, and that with a `colspan`.
  fileprivate var isOneWideCell: Bool {
    for case .columns in operations { return false }
    return openedCells(in: operations.indices) == (cells: 1, spans: 1)
  }

  /// Whether the markup of a row begins with one cell for each column, so that each stands under
  /// its head.
  var beginsWithColumns: Bool {
    guard case .columns(let end)? = operations.first, operations.indices.contains(end - 1) else {
      return false
    }
    return openedCells(in: 1..<end) == (cells: 1, spans: 0)
  }

  /// How many cells the literal markup of some operations opens, and how many have a `colspan`.
  private func openedCells(in range: Range<Int>) -> (cells: Int, spans: Int) {
    var opened = (cells: 0, spans: 0)
    for case .literal(let range) in operations[range] {
      guard range.upperBound <= literals.count else { continue }
      let text = String(decoding: literals[range], as: UTF8.self).lowercased()
      opened.cells += text.count(of: "<td") + text.count(of: "<th")
      opened.spans += text.count(of: " colspan=")
    }
    return opened
  }
}

extension String {
  fileprivate func count(of word: String) -> Int {
    ranges(of: word).count
  }
}
