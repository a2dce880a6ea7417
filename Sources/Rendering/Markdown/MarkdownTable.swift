import Sections
import Values

/// Draws a page as one table in Markdown's bars, which reads well as plain text too.
///
/// Headings, notes and summaries are rows of the table, so that it stays one whatever it is pasted
/// into; only the words of the whole page stand outside.
package struct MarkdownTable {
  private let page: Page
  private let rows: MarkdownRows

  /// A renderer of `page`.
  package init(_ page: Page) {
    self.page = page
    rows = MarkdownRows(page, isLinedUp: true)
  }

  /// Writes the whole table.
  package func render(to sink: any ByteSink) throws {
    var output = BufferedOutput(to: sink)
    for text in [page.title, page.subtitle] {
      guard let text, !text.isEmpty else { continue }
      MarkdownText.append(text, .lineStart, to: &output.buffer)
      output.buffer.append("\n\n")
    }
    if !page.columns.isEmpty { rows.heads(to: &output.buffer) }
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { noContent(&output.buffer) }
      if !section.section.isHidden { try draw(section, to: &output) }
    }
    if page.noContentPlace == page.sections.count { noContent(&output.buffer) }
    if let summary = page.summary { draw(summary, &output.buffer) }
    if let footer = page.footer, !footer.isEmpty {
      output.buffer.append("\n")
      MarkdownText.append(footer, .lineStart, to: &output.buffer)
      output.buffer.append("\n")
    }
    try output.flush()
  }

  private func noContent(_ buffer: inout ByteBuffer) {
    if let row = page.noContent { wide(row.text, &buffer) }
  }

  private func draw(_ section: PageSection, to output: inout BufferedOutput) throws {
    if let title = section.title { wide(title, &output.buffer) }
    if section.isCollapsed {
      wide(section.foldedWords(page.counts), &output.buffer)
      return
    }
    for item in section.section.items {
      switch item {
      case .fixed(let row), .note(let row):
        if let drawn = section.rows[row] { wide(drawn.text, &output.buffer) }
      case .earlier(let run):
        wide(section.runs[run].earlier, &output.buffer)
      case .more(let run):
        wide(section.runs[run].more, &output.buffer)
      case .rows(let run):
        try draw(section.runs[run], to: &output)
      case .summary:
        if let summary = section.summary { draw(summary, &output.buffer) }
      }
    }
    if let footer = section.footer { wide(footer, &output.buffer) }
  }

  private func draw(_ run: PageRun, to output: inout BufferedOutput) throws {
    let reader = CellReader(page.texts)
    var scratch = ByteBuffer(capacity: 256)
    try run.forEachStretch(of: page) { prototype, indices in
      for index in indices {
        let row = run.row(at: index)
        if let text = prototype.text {
          scratch.removeAll()
          _ = reader.append(text, row: row, index: index, run: run, to: &scratch)
          wide(scratch.bytes(), &output.buffer)
        } else if !page.columns.isEmpty {
          rows.append(row, index, run, to: &output.buffer)
        }
        try output.flushIfFull()
      }
    }
  }

  private func draw(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    if let text = summary.text { return wide(text, &buffer) }
    let (label, cells) = summary.labelled
    if let label { wide(label, &buffer) }
    rows.append(cells, to: &buffer)
  }

  /// A row of one text; the cells that are missing are empty ones (GFM §4.10).
  private func wide(_ text: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append("| ")
    MarkdownText.append(text, to: &buffer)
    buffer.append(" |\n")
  }
}

extension SummaryLine {
  /// The cells with the label in the first of them, or apart where a value stands there.
  var labelled: (label: [UInt8]?, cells: [[UInt8]]) {
    var cells = self.cells.map { $0 ?? [] }
    guard self.cells.count > 1, self.cells.first == .some(nil) else { return (title, cells) }
    cells[0] = title
    return (nil, cells)
  }
}
