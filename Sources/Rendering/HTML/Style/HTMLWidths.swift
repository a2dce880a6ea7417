import Sections
import TextWidth
import Values

/// How wide the columns want to be, where the style sheet has to say it: in characters, from a
/// sample of the rows.
struct HTMLWidths {
  /// Characters of each column, without its padding.
  private(set) var wanted: [Int]

  /// The widest column of text; longer texts wrap.
  private static let widest = 42
  /// Rows that are looked at, spread over the page.
  private static let sample = 4_000

  init(_ page: Page, _ head: HTMLHead) {
    wanted = page.columns.enumerated().map { place, column in
      // Long titles wrap.
      max(
        head.titleWidth(ofColumn: place) ?? TextWidth.width(of: column.title),
        column.minWidth ?? 4)
    }
    let summaries = page.sections.compactMap(\.summary) + [page.summary].compactMap { $0 }
    for summary in summaries {
      for (place, text) in summary.cells.enumerated() where wanted.indices.contains(place) {
        // Summaries stand in a heavier type.
        wanted[place] = max(wanted[place], text.map { TextWidth.width(of: $0) + 1 } ?? 0)
      }
    }
    measure(page)
    for (place, column) in page.columns.enumerated() {
      wanted[place] = column.width ?? min(wanted[place], HTMLWidths.widest)
      // The bar beside the number.
      if case .bar = column.picture { wanted[place] += 11 }
    }
  }

  private mutating func measure(_ page: Page) {
    let reader = CellReader(page.texts)
    let total = page.sections.reduce(0) { $0 + $1.section.shown }
    let step = max(total / HTMLWidths.sample, 1)
    var cell = ByteBuffer(capacity: 256)
    for section in page.sections where !section.section.isHidden {
      for run in section.runs {
        for index in stride(from: 0, to: run.count, by: step) {
          let row = run.row(at: index)
          for (place, column) in page.columns.enumerated() {
            switch column.picture {
            case .sparkline:
              wanted[place] = max(wanted[place], 12)
            case .image(let image):
              wanted[place] = max(wanted[place], image.height / 5)
            default:
              cell.removeAll()
              _ = reader.append(column.source, row: row, to: &cell)
              wanted[place] = max(wanted[place], cell.withBytes { TextWidth.width(of: $0) })
            }
          }
        }
      }
    }
  }
}
