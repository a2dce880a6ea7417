import Sections
import TextWidth
import Values

/// Finds how wide the content of each column is, in a pass over the rows that keeps no text.
struct TextMeasure {
  /// The widest cell, title or summary of each column.
  private(set) var widths: [Int]

  /// - Parameter gap: Cells between two columns.
  init(_ page: Page, gap: Int) {
    widths = page.columns.map { TextMeasure.width(of: $0.title) }
    let summaries = page.sections.compactMap(\.summary) + [page.summary].compactMap { $0 }
    for summary in summaries {
      for (place, text) in summary.cells.enumerated() where place < widths.count {
        widths[place] = max(widths[place], TextMeasure.width(of: text ?? []))
      }
    }
    measureRows(page)
    // A label stands over the columns before the first value; where they are narrow, the first of
    // them gives it room up to a limit, beyond which it wraps.
    for summary in summaries {
      let lead = summary.cells.prefix { $0 == nil }.count
      guard lead > 0, lead < summary.cells.count else { continue }
      let room = widths[..<lead].reduce(0, +) + gap * (lead - 1)
      let wanted = min(TextMeasure.width(of: summary.title), TextMeasure.labelLimit)
      widths[0] += max(wanted - room, 0)
    }
  }

  /// The most cells that columns are widened to for a label.
  private static let labelLimit = 32

  private mutating func measureRows(_ page: Page) {
    let columns = page.columns
    let reader = CellReader(page.texts)
    var line = TextLine()
    for section in page.sections where !section.section.isHidden {
      for run in section.runs where run.draws(columnsOf: page) {
        for index in 0..<run.window.count {
          let row = run.row(at: index)
          line.removeAll()
          for column in columns {
            line.add { reader.append(column, row: row, to: &$0) }
          }
          for place in widths.indices {
            widths[place] = max(widths[place], line.widths[place])
          }
        }
      }
    }
  }

  private static func width(of text: [UInt8]) -> Int {
    var line = TextLine()
    line.add(text)
    return line.widths.first ?? 0
  }
}

extension PageRun {
  /// Whether text output draws the run's rows as cells rather than as one text each.
  func draws(columnsOf page: Page) -> Bool {
    !page.prototypes.indices.contains(prototype) || page.prototypes[prototype].text == nil
  }
}
