import TextWidth
import Values

/// The widest words of columns, which a narrow page should not break.
struct LongestWords {
  /// Rows that are looked at, the first of the page: enough to tell what a column is like.
  private static let sample = 2_000

  /// Cells of the widest word of each column's cells.
  private(set) var widths: [Int]

  init(_ page: Page) {
    let reader = CellReader(page.texts)
    widths = page.columns.map { _ in 0 }
    var line = TextLine()
    var left = LongestWords.sample
    for section in page.sections where section.drawsRows {
      for run in section.runs {
        run.forEachStretch(of: page, in: 0..<left) { prototype, indices in
          for index in indices where prototype.drawsColumns {
            line.removeAll()
            for column in page.columns {
              line.add { reader.append(column, row: run.row(at: index), to: &$0) }
            }
            for (place, cell) in line.cells.enumerated() {
              let width = line.withText(cell) { LongestWords.width(of: $0) }
              widths[place] = max(widths[place], width)
            }
          }
        }
        left -= min(run.count, left)
      }
    }
  }

  /// Cells of the widest word of a visible text.
  static func width(of text: UnsafeRawBufferPointer) -> Int {
    text.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }).map {
      TextWidth.width(of: UnsafeRawBufferPointer(rebasing: $0))
    }.max() ?? 0
  }

  /// Cells of the widest word of a visible text.
  static func width(of text: [UInt8]) -> Int {
    text.withUnsafeBytes { width(of: $0) }
  }
}
