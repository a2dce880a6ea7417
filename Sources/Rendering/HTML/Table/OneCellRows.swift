import Sections
import Templating

/// Rows of a page that are one cell over all columns, such as the messages of a chat: where all are,
/// the columns are nowhere drawn and need neither visible heads nor widths.
struct OneCellRows {
  private let page: Page
  private let areWide: [Bool]

  init(_ page: Page) {
    self.page = page
    let columns = page.columns.count
    areWide = page.prototypes.map { prototype in
      prototype.span.map { $0.cells == 1 && $0.taken(of: columns) >= columns } ?? false
    }
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
  /// Whether the markup of a row begins with one cell for each column, so that each stands under
  /// its head.
  var beginsWithColumns: Bool {
    guard case .columns(let end)? = operations.first, operations.indices.contains(end - 1) else {
      return false
    }
    let markup = operations[1..<end].compactMap { operation -> ArraySlice<UInt8>? in
      guard case .literal(let range) = operation, range.upperBound <= literals.count else {
        return nil
      }
      return literals[range]
    }
    return RowSpan.ofMarkup(markup) == .oneCell
  }
}
