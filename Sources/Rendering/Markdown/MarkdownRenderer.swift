import Sections
import Values

/// Draws a page as Markdown with a table for each section (GitHub Flavored Markdown).
///
/// A table has rows of data alone; what stands around them is text, and so is a summary, since the
/// tables of Markdown have neither cells over several columns nor feet.
package struct MarkdownRenderer {
  private let page: Page
  private let rows: MarkdownRows

  /// A renderer of `page`.
  package init(_ page: Page) {
    self.page = page
    rows = MarkdownRows(page, isLinedUp: false)
  }

  /// Writes the whole document.
  package func render(to sink: any ByteSink) throws {
    var output = BufferedOutput(to: sink)
    var flow = Flow()
    if let title = page.title { heading(title, "# ", &flow, &output.buffer) }
    if let subtitle = page.subtitle { paragraph(subtitle, &flow, &output.buffer) }
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { noContent(&flow, &output.buffer) }
      if section.section.isHidden { continue }
      try draw(section, &flow, to: &output)
    }
    if page.noContentPlace == page.sections.count { noContent(&flow, &output.buffer) }
    if let summary = page.summary { draw(summary, &flow, &output.buffer) }
    if let footer = page.footer { paragraph(footer, &flow, &output.buffer) }
    try output.flush()
  }

  /// What stands above the place where the next block goes.
  private enum Flow {
    case start, block, table, list

    init() { self = .start }
  }

  /// Sets the next block apart from the one above.
  private func begin(
    _ next: Flow, _ flow: inout Flow, _ buffer: inout ByteBuffer
  ) {
    let goesOn = next == flow && (next == .table || next == .list)
    if flow != .start && !goesOn { buffer.append("\n") }
    flow = next
  }

  // MARK: Parts

  private func noContent(_ flow: inout Flow, _ buffer: inout ByteBuffer) {
    if let row = page.noContent { paragraph(row.text, &flow, &buffer) }
  }

  private func draw(
    _ section: PageSection, _ flow: inout Flow, to output: inout BufferedOutput
  ) throws {
    if let title = section.title { heading(title, "## ", &flow, &output.buffer) }
    // A table of the section before does not go on here.
    if flow != .start { flow = .block }
    for drawn in section.items {
      switch drawn.item {
      case .fixed, .note:
        if let words = drawn.words { paragraph(words.text, &flow, &output.buffer) }
      case .earlier(let run):
        paragraph(section.runs[run].earlier, &flow, &output.buffer)
      case .more(let run):
        paragraph(section.runs[run].more, &flow, &output.buffer)
      case .rows(let run):
        try draw(section.runs[run], &flow, to: &output)
      case .summary:
        if let summary = section.summary { draw(summary, &flow, &output.buffer) }
      }
    }
    if let footer = section.footer { paragraph(footer, &flow, &output.buffer) }
  }

  private func draw(
    _ run: PageRun, _ flow: inout Flow, to output: inout BufferedOutput
  ) throws {
    try run.forEachStretch(of: page) { prototype, indices in
      if let text = prototype.text {
        return try list(text, run, indices, &flow, to: &output)
      }
      guard !page.columns.isEmpty else { return }
      let goesOn = flow == .table
      begin(.table, &flow, &output.buffer)
      if !goesOn { rows.heads(to: &output.buffer) }
      for index in indices {
        rows.append(run.row(at: index), index, run, to: &output.buffer)
        try output.flushIfFull()
      }
    }
  }

  /// Rows that are one text each.
  private func list(
    _ text: RowText, _ run: PageRun, _ indices: Range<Int>, _ flow: inout Flow,
    to output: inout BufferedOutput
  ) throws {
    begin(.list, &flow, &output.buffer)
    let reader = CellReader(page.texts)
    var scratch = ByteBuffer(capacity: 256)
    for index in indices {
      scratch.removeAll()
      _ = reader.append(text, row: run.row(at: index), index: index, run: run, to: &scratch)
      output.buffer.append("- ")
      scratch.withBytes { MarkdownText.append($0, .lineStart, to: &output.buffer) }
      output.buffer.append("\n")
      try output.flushIfFull()
    }
  }

  private func heading(
    _ text: [UInt8], _ mark: StaticString, _ flow: inout Flow, _ buffer: inout ByteBuffer
  ) {
    guard !text.isEmpty else { return }
    begin(.block, &flow, &buffer)
    buffer.append(mark)
    // A `#` at the end of a heading would be taken for its closing mark.
    let escapesEnd = text.last == UInt8(ascii: "#")
    MarkdownText.append(escapesEnd ? Array(text.dropLast()) : text, to: &buffer)
    buffer.append(escapesEnd ? "\\#\n" : "\n")
  }

  private func paragraph(_ text: [UInt8], _ flow: inout Flow, _ buffer: inout ByteBuffer) {
    guard !text.isEmpty else { return }
    begin(.block, &flow, &buffer)
    MarkdownText.append(text, .lineStart, to: &buffer)
    buffer.append("\n")
  }

  /// The label and every value with the title of its column: `Total: Price €4.00; Value €12.00`.
  private func draw(_ summary: SummaryLine, _ flow: inout Flow, _ buffer: inout ByteBuffer) {
    if let text = summary.text { return paragraph(text, &flow, &buffer) }
    begin(.block, &flow, &buffer)
    MarkdownText.append(summary.title, .lineStart, to: &buffer)
    var isFirst = true
    for (column, text) in zip(page.columns, summary.cells) {
      guard let text else { continue }
      buffer.append(isFirst ? (summary.title.isEmpty ? "" : ": ") : "; ")
      isFirst = false
      if let spanner = column.spanner {
        MarkdownText.append(spanner, to: &buffer)
        buffer.append(": ")
      }
      MarkdownText.append(column.title, to: &buffer)
      buffer.append(" ")
      MarkdownText.append(text, to: &buffer)
    }
    buffer.append("\n")
  }
}
