import TextWidth
import Values

/// Draws the table of a section: heads, and rows of which each is a line.
struct MarkdownRows {
  private let columns: [PageColumn]
  private let reader: CellReader
  /// Cells of each column, for a source that is lined up; nil for the shortest source.
  private let widths: [Int]?

  /// - Parameters:
  ///   - page: What to draw.
  ///   - isLinedUp: Whether cells are filled with spaces so that the source reads as a table.
  init(_ page: Page, isLinedUp: Bool) {
    columns = page.columns
    reader = CellReader(page.texts)
    widths = isLinedUp ? MarkdownRows.measure(page, CellReader(page.texts)) : nil
  }

  /// Appends the heads and the line below them.
  func heads(to buffer: inout ByteBuffer) {
    var scratch = ByteBuffer(capacity: 128)
    for (place, column) in columns.enumerated() {
      scratch.removeAll()
      MarkdownRows.head(column, to: &scratch)
      cell(place, scratch, to: &buffer)
    }
    buffer.append("|\n")
    for (place, column) in columns.enumerated() {
      let dashes = widths?[place] ?? 1
      buffer.append(column.alignment == .center ? "|:" : "|-")
      for _ in 0..<dashes { buffer.append("-") }
      buffer.append(column.alignment == .start ? "-" : ":")
    }
    buffer.append("|\n")
  }

  /// Appends a row of texts that are at hand, one for each column.
  func append(_ texts: [[UInt8]], to buffer: inout ByteBuffer) {
    var scratch = ByteBuffer(capacity: 128)
    for place in columns.indices {
      scratch.removeAll()
      if place < texts.count { MarkdownText.append(texts[place], to: &scratch) }
      cell(place, scratch, to: &buffer)
    }
    buffer.append("|\n")
  }

  /// Appends a row of the data.
  func append(_ row: Int, _ index: Int, _ run: PageRun, to buffer: inout ByteBuffer) {
    var scratch = ByteBuffer(capacity: 128)
    for (place, column) in columns.enumerated() {
      scratch.removeAll()
      MarkdownRows.append(column, row, index, run, reader, to: &scratch)
      cell(place, scratch, to: &buffer)
    }
    buffer.append("|\n")
  }

  private func cell(_ place: Int, _ text: borrowing ByteBuffer, to buffer: inout ByteBuffer) {
    buffer.append("| ")
    let free = widths.map { widths in
      max(widths[place] - text.withBytes { TextWidth.width(of: $0) }, 0)
    }
    let before =
      switch columns[place].alignment {
      case .start: 0
      case .end: free ?? 0
      case .center: (free ?? 0) / 2
      }
    TextCells.spaces(before, to: &buffer)
    text.withBytes { buffer.append($0) }
    TextCells.spaces((free ?? 0) - before + 1, to: &buffer)
  }

  /// A title; what spans it and its neighbours stands before it, since a cell spans one column.
  private static func head(_ column: PageColumn, to buffer: inout ByteBuffer) {
    if let spanner = column.spanner {
      MarkdownText.append(spanner, to: &buffer)
      buffer.append(": ")
    }
    MarkdownText.append(column.title, to: &buffer)
  }

  private static func append(
    _ column: PageColumn, _ row: Int, _ index: Int, _ run: PageRun, _ reader: CellReader,
    to buffer: inout ByteBuffer
  ) {
    let place = reader.place(row: row, slot: column.source.slot)
    if let link = column.link, !place.isNull {
      var address = ByteBuffer(capacity: 128)
      if reader.append(link, row: row, index: index, run: run, to: &address) {
        buffer.append("[")
        text(column, place, row, reader, to: &buffer)
        buffer.append("](")
        address.withBytes { MarkdownText.append(address: $0, to: &buffer) }
        buffer.append(")")
        return
      }
    }
    text(column, place, row, reader, to: &buffer)
  }

  private static func text(
    _ column: PageColumn, _ place: CellPlace, _ row: Int, _ reader: CellReader,
    to buffer: inout ByteBuffer
  ) {
    if column.isPlainText, !place.isNull {
      MarkdownText.append(reader.text(at: place), to: &buffer)
      return
    }
    var printed = ByteBuffer(capacity: 64)
    reader.append(column, row: row, to: &printed)
    printed.withBytes { MarkdownText.append($0, to: &buffer) }
  }

  private static func measure(_ page: Page, _ reader: CellReader) -> [Int] {
    var scratch = ByteBuffer(capacity: 128)
    var widths = page.columns.map { column in
      scratch.removeAll()
      head(column, to: &scratch)
      return scratch.withBytes { TextWidth.width(of: $0) }
    }
    for summary in page.drawnSummaries {
      for (place, text) in summary.labelled.cells.enumerated() where place < widths.count {
        scratch.removeAll()
        MarkdownText.append(text, to: &scratch)
        widths[place] = max(widths[place], scratch.withBytes { TextWidth.width(of: $0) })
      }
    }
    for section in page.sections where section.drawsRows {
      for run in section.runs {
        run.forEachStretch(of: page) { prototype, indices in
          for index in indices where prototype.drawsColumns {
            let row = run.row(at: index)
            for (place, column) in page.columns.enumerated() {
              scratch.removeAll()
              append(column, row, index, run, reader, to: &scratch)
              widths[place] = max(widths[place], scratch.withBytes { TextWidth.width(of: $0) })
            }
          }
        }
      }
    }
    return widths
  }
}
