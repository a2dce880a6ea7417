import Formatting
import Sections
import Values

/// Draws a page as one self-contained HTML document that needs no script and loads nothing.
///
/// The markup is small: optional end tags are left out, cells are aligned by their column, and
/// classes stand only where a row differs.
package struct HTMLRenderer {
  /// The number of rows that a page draws unless the spec says otherwise.
  package static let defaultMaxRows = 50_000

  private let page: Page
  private let columns: [PageColumn]
  private let budget: RowBudget

  /// A renderer of `page`; `maxRows` 0 stands for no limit.
  package init(_ page: Page, maxRows: Int = HTMLRenderer.defaultMaxRows) {
    self.page = page
    columns = page.columns
    budget = RowBudget(counts: page.sections.map(\.section.shown), limit: maxRows)
  }

  /// Writes the whole document; gives what a reader of the page does not see.
  @discardableResult
  package func render(to sink: any ByteSink) throws -> RefusedLinks {
    var output = BufferedOutput(to: sink)
    var refused = RefusedLinks()
    head(&output.buffer)
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { noContent(&output.buffer) }
      try body(of: section, limit: budget.limits[place], to: &output, &refused)
      try output.flushIfFull()
    }
    if page.noContentPlace == page.sections.count { noContent(&output.buffer) }
    tail(&output.buffer)
    try output.flush()
    return refused
  }

  // MARK: Head and tail

  private func head(_ buffer: inout ByteBuffer) {
    buffer.append("<!doctype html>\n<html lang=\"")
    buffer.append(page.language)
    buffer.append(page.isRightToLeft ? "\" dir=\"rtl\">\n" : "\">\n")
    let style = HTMLStyle.sheet(columns: columns)
    buffer.append("<meta charset=\"utf-8\">\n")
    // The policy comes before anything that it rules: this style by its digest, data images, and
    // nothing else.
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    buffer.append("style-src 'sha256-")
    buffer.append(SHA256.base64(style))
    buffer.append("'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
    buffer.append("<meta name=\"referrer\" content=\"no-referrer\">\n")
    buffer.append(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    HTMLEscape.append(page.title ?? Array("Report".utf8), to: &buffer)
    buffer.append("</title>\n<style>")
    buffer.append(style)
    buffer.append("</style>\n<main class=\"sectional\">\n<table>\n")
    caption(&buffer)
    columnHeads(&buffer)
  }

  private func caption(_ buffer: inout ByteBuffer) {
    let parts = page.title != nil || page.subtitle != nil || budget.isCut
    guard parts else { return }
    buffer.append("<caption>")
    if let title = page.title {
      buffer.append("<h1>")
      HTMLEscape.append(title, to: &buffer)
      buffer.append("</h1>")
    }
    if let subtitle = page.subtitle { paragraph(subtitle, &buffer) }
    if budget.isCut {
      paragraph(cutWords(shown: budget.drawn, of: budget.total), &buffer)
    }
    buffer.append("</caption>\n")
  }

  private func paragraph(_ text: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append("<p>")
    HTMLEscape.append(text, to: &buffer)
    buffer.append("</p>")
  }

  /// The words that tell of rows left out for the page's row limit; they name the option.
  private func cutWords(shown: Int, of total: Int) -> [UInt8] {
    var words = ByteBuffer(capacity: 128)
    page.counts.append(integer: Int64(shown), to: &words)
    words.append(" of ")
    page.counts.append(integer: Int64(total), to: &words)
    words.append(" rows drawn here; output.html.max_rows sets the limit")
    return words.bytes()
  }

  private func columnHeads(_ buffer: inout ByteBuffer) {
    buffer.append("<thead>\n")
    let spanners = SpannerRow(columns.map(\.spanner))
    if !spanners.isEmpty {
      buffer.append("<tr class=\"spanners\">")
      for cell in spanners.cells {
        guard let title = cell.title else {
          for _ in 0..<cell.count { buffer.append("<td>") }
          continue
        }
        buffer.append("<th scope=\"colgroup\" colspan=\"")
        buffer.append(integer: cell.count)
        buffer.append("\">")
        HTMLEscape.append(title, to: &buffer)
      }
      buffer.append("\n")
    }
    buffer.append("<tr>")
    for column in columns {
      buffer.append("<th scope=\"col\">")
      HTMLEscape.append(column.title, to: &buffer)
    }
    buffer.append("\n")
  }

  private func noContent(_ buffer: inout ByteBuffer) {
    guard let row = page.noContent else { return }
    buffer.append("<tbody>\n")
    wideRow(row.text, className: "note", extra: row.className, &buffer)
  }

  private func tail(_ buffer: inout ByteBuffer) {
    if let summary = page.summary {
      buffer.append("<tbody class=\"total\">\n")
      summaryRow(summary, &buffer)
    }
    buffer.append("</table>\n")
    if let footer = page.footer {
      buffer.append("<footer>")
      HTMLEscape.append(footer, to: &buffer)
      buffer.append("</footer>\n")
    }
    buffer.append("</main>\n")
  }

  // MARK: Sections

  private func body(
    of section: PageSection, limit: Int, to output: inout BufferedOutput,
    _ refused: inout RefusedLinks
  ) throws {
    if section.section.isHidden { return }
    output.buffer.append("<tbody")
    if let anchor = section.anchor { attribute("id", anchor, &output.buffer) }
    if let name = section.className { attribute("class", Array(name.utf8), &output.buffer) }
    output.buffer.append(">\n")
    if let title = section.title {
      output.buffer.append("<tr class=\"heading\"><th scope=\"rowgroup\" colspan=\"")
      output.buffer.append(integer: max(columns.count, 1))
      output.buffer.append("\">")
      HTMLEscape.append(title, to: &output.buffer)
      output.buffer.append("\n")
    }
    var left = limit
    for item in section.section.items {
      try draw(item, of: section, left: &left, to: &output, &refused)
    }
    if limit < section.section.shown {
      let words = cutWords(shown: limit, of: section.section.shown)
      wideRow(words, className: "cut", extra: nil, &output.buffer)
    }
    if let footer = section.footer {
      wideRow(footer, className: "footer", extra: nil, &output.buffer)
    }
  }

  private func draw(
    _ item: SectionItem, of section: PageSection, left: inout Int,
    to output: inout BufferedOutput, _ refused: inout RefusedLinks
  ) throws {
    switch item {
    case .fixed(let row):
      if let drawn = section.rows[row] {
        wideRow(drawn.text, className: "fixed", extra: drawn.className, &output.buffer)
      }
    case .note(let row):
      if let drawn = section.rows[row] {
        wideRow(drawn.text, className: "note", extra: drawn.className, &output.buffer)
      }
    case .earlier(let run):
      wideRow(section.runs[run].earlier, className: "more", extra: nil, &output.buffer)
    case .more(let run):
      wideRow(section.runs[run].more, className: "more", extra: nil, &output.buffer)
    case .rows(let run):
      let count = min(section.runs[run].window.count, left)
      left -= count
      try rows(of: section.runs[run], count: count, to: &output, &refused)
    case .summary:
      if let summary = section.summary { summaryRow(summary, &output.buffer) }
    }
  }

  private func attribute(_ name: StaticString, _ value: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
    HTMLEscape.append(value, to: &buffer)
    buffer.append("\"")
  }

  // MARK: Rows

  /// A row of one cell as wide as the table.
  private func wideRow(
    _ text: [UInt8], className: StaticString, extra: String?, _ buffer: inout ByteBuffer
  ) {
    buffer.append("<tr class=\"")
    buffer.append(className)
    if let extra {
      buffer.append(" ")
      HTMLEscape.append(Array(extra.utf8), to: &buffer)
    }
    buffer.append("\"><td colspan=\"")
    buffer.append(integer: max(columns.count, 1))
    buffer.append("\">")
    HTMLEscape.append(text, to: &buffer)
    buffer.append("\n")
  }

  /// The label stands over the columns before the first value; where there is none, in a row above.
  private func summaryRow(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    let shown = Array(zip(columns, summary.cells))
    let lead = shown.prefix { $0.1 == nil }.count
    buffer.append("<tr class=\"summary\"><th scope=\"row\" colspan=\"")
    buffer.append(integer: lead == 0 ? max(columns.count, 1) : lead)
    buffer.append("\">")
    HTMLEscape.append(summary.title, to: &buffer)
    if lead == 0 && shown.contains(where: { $0.1 != nil }) {
      buffer.append("\n<tr class=\"summary\">")
    }
    for (column, text) in shown.dropFirst(lead) {
      buffer.append("<td class=\"")
      buffer.append(column.alignment.rawValue)
      buffer.append("\">")
      HTMLEscape.append(text ?? [], to: &buffer)
    }
    buffer.append("\n")
  }

  private func rows(
    of run: PageRun, count: Int, to output: inout BufferedOutput, _ refused: inout RefusedLinks
  ) throws {
    var opening = ByteBuffer(capacity: 64)
    opening.append("<tr")
    let prototype =
      page.prototypes.indices.contains(run.prototype) ? page.prototypes[run.prototype] : nil
    if let name = prototype?.className { attribute("class", Array(name.utf8), &opening) }
    opening.append(">")
    let rows = HTMLRows(page.texts, columns, opening: opening.bytes())
    // In steps, so that the buffer is handed on while it is in the processor's cache.
    let step = 256
    for first in stride(from: 0, to: count, by: step) {
      rows.append(run, first..<min(first + step, count), to: &output.buffer, &refused)
      try output.flushIfFull()
    }
  }
}
