import Mappings
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
    _ = try renderNotingLines(to: sink)
  }

  /// Writes the whole table.
  ///
  /// - Returns: What its lines show.
  /// - Throws: What the sink throws.
  package func renderNotingLines(to sink: any ByteSink) throws -> TextLines {
    var output = BufferedOutput(to: sink)
    var lines = TextLines()
    for text in [page.title, page.subtitle] {
      guard let text, !text.isEmpty else { continue }
      MarkdownText.append(text, .lineStart, to: &output.buffer)
      output.buffer.append("\n\n")
      lines.add(2)
    }
    if !page.columns.isEmpty {
      rows.heads(to: &output.buffer)
      lines.add(2)
    }
    lines.endHeads()
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { noContent(&output.buffer, &lines) }
      if !section.section.isHidden { try draw(section, number: place, to: &output, &lines) }
    }
    if page.noContentPlace == page.sections.count { noContent(&output.buffer, &lines) }
    if let summary = page.summary { draw(summary, nil, &output.buffer, &lines) }
    if let footer = page.footer, !footer.isEmpty {
      output.buffer.append("\n")
      MarkdownText.append(footer, .lineStart, to: &output.buffer)
      output.buffer.append("\n")
      lines.add(2)
    }
    try output.flush()
    return lines
  }

  private func noContent(_ buffer: inout ByteBuffer, _ lines: inout TextLines) {
    if let row = page.noContent { wide(row.text, nil, &buffer, &lines) }
  }

  private func draw(
    _ section: PageSection, number: Int, to output: inout BufferedOutput, _ lines: inout TextLines
  ) throws {
    if let title = section.title {
      let start = lines.rows.count
      wide(title, nil, &output.buffer, &lines)
      lines.endTitle(ofSection: number, from: start)
    }
    if section.isFolded {
      wide(section.foldedWords(page.counts), nil, &output.buffer, &lines)
      return
    }
    for drawn in section.items {
      let path = RowPath(section: number, row: drawn.firstRow)
      switch drawn.item {
      case .fixed, .note:
        if let words = drawn.words { wide(words.text, path, &output.buffer, &lines) }
      case .earlier(let run):
        wide(section.runs[run].earlier, path, &output.buffer, &lines)
      case .more(let run):
        wide(section.runs[run].more, path, &output.buffer, &lines)
      case .rows(let run):
        try draw(section.runs[run], from: path, to: &output, &lines)
      case .summary:
        if let summary = section.summary { draw(summary, path, &output.buffer, &lines) }
      }
    }
    if let footer = section.footer { wide(footer, nil, &output.buffer, &lines) }
  }

  /// Draws the rows of a run, of which the first is `first` in its section.
  private func draw(
    _ run: PageRun, from first: RowPath, to output: inout BufferedOutput,
    _ lines: inout TextLines
  ) throws {
    let reader = CellReader(page.texts)
    var scratch = ByteBuffer(capacity: 256)
    try run.forEachStretch(of: page) { prototype, indices in
      for index in indices {
        let row = run.row(at: index)
        let path = RowPath(section: first.section, row: first.row + index)
        if let text = prototype.text {
          scratch.removeAll()
          _ = reader.append(text, row: row, index: index, run: run, to: &scratch)
          wide(scratch.bytes(), path, &output.buffer, &lines)
        } else if !page.columns.isEmpty {
          rows.append(row, index, run, to: &output.buffer)
          lines.add(1, of: path)
        }
        try output.flushIfFull()
      }
    }
  }

  private func draw(
    _ summary: SummaryLine, _ path: RowPath?, _ buffer: inout ByteBuffer, _ lines: inout TextLines
  ) {
    if let text = summary.text { return wide(text, path, &buffer, &lines) }
    let (label, cells) = summary.labelled
    if let label { wide(label, path, &buffer, &lines) }
    rows.append(cells, to: &buffer)
    lines.add(1, of: path)
  }

  /// A row of one text; the cells that are missing are empty ones (GFM §4.10).
  private func wide(
    _ text: [UInt8], _ path: RowPath?, _ buffer: inout ByteBuffer, _ lines: inout TextLines
  ) {
    buffer.append("| ")
    MarkdownText.append(text, to: &buffer)
    buffer.append(" |\n")
    lines.add(1, of: path)
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
