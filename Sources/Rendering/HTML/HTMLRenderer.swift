import Formatting
import Sections
import Values

/// Draws a page as one self-contained HTML document that needs no script and loads nothing.
///
/// The markup is small: optional end tags are left out, cells are aligned by their column, and
/// classes stand only where a row differs.
package struct HTMLRenderer {
  private let page: Page
  private let settings: HTMLSettings
  private let budget: RowBudget
  private let table: HTMLTable

  /// A renderer of `page`.
  package init(_ page: Page, _ settings: HTMLSettings = HTMLSettings()) {
    self.page = page
    self.settings = settings
    budget = RowBudget(counts: page.sections.map(\.section.shown), limit: settings.maxRows)
    table = HTMLTable(page, limits: budget.limits)
  }

  /// Writes the whole document; gives what a reader of the page does not see.
  @discardableResult
  package func render(to sink: any ByteSink) throws -> DrawingRemarks {
    var output = BufferedOutput(to: sink)
    var remarks = DrawingRemarks()
    head(&output.buffer)
    if table.isFolding {
      try foldedSections(to: &output, &remarks)
    } else {
      try oneTable(to: &output, &remarks)
    }
    if let footer = page.footer {
      output.buffer.append("<footer>")
      HTMLEscape.append(footer, to: &output.buffer)
      output.buffer.append("</footer>\n")
    }
    output.buffer.append("</main>\n")
    try output.flush()
    return remarks
  }

  // MARK: Head

  private func head(_ buffer: inout ByteBuffer) {
    buffer.append("<!doctype html>\n<html lang=\"")
    buffer.append(page.language)
    buffer.append(page.isRightToLeft ? "\" dir=\"rtl\">\n" : "\">\n")
    let style = HTMLStyle(page, settings, table).sheet()
    buffer.append("<meta charset=\"utf-8\">\n")
    // The policy comes before anything that it rules: this style by its digest, data images, and
    // nothing else.
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    buffer.append("style-src 'sha256-")
    buffer.append(SHA256.base64(style))
    buffer.append("'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
    buffer.append("<meta name=\"referrer\" content=\"no-referrer\">\n")
    buffer.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
    buffer.append(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    HTMLEscape.append(page.title ?? Array("Report".utf8), to: &buffer)
    buffer.append("</title>\n<style>")
    buffer.append(style)
    buffer.append("</style>\n<main class=\"sectional\">\n")
    header(&buffer)
    HTMLContents(page, settings).append(to: &buffer)
  }

  private func header(_ buffer: inout ByteBuffer) {
    guard page.title != nil || page.subtitle != nil || budget.isCut else { return }
    buffer.append("<header>\n")
    if let title = page.title {
      buffer.append("<h1>")
      HTMLEscape.append(title, to: &buffer)
      buffer.append("</h1>\n")
    }
    if let subtitle = page.subtitle {
      buffer.append("<p>")
      HTMLEscape.append(subtitle, to: &buffer)
      buffer.append("</p>\n")
    }
    if budget.isCut {
      buffer.append("<p class=\"cut\">")
      HTMLEscape.append(table.cutWords(shown: budget.drawn, of: budget.total), to: &buffer)
      buffer.append("</p>\n")
    }
    buffer.append("</header>\n")
  }

  // MARK: One table

  private func oneTable(
    to output: inout BufferedOutput, _ remarks: inout DrawingRemarks
  ) throws {
    table.open(name: page.title, anchor: nil, className: nil, &output.buffer)
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { table.noContent(&output.buffer) }
      if section.section.isHidden { continue }
      table.openBody(of: section, &output.buffer)
      try table.content(of: section, at: place, to: &output, &remarks)
      try output.flushIfFull()
    }
    if page.noContentPlace == page.sections.count { table.noContent(&output.buffer) }
    if let summary = page.summary { table.total(summary, &output.buffer) }
    table.close(&output.buffer)
  }

  // MARK: Folded sections

  /// A table for each section, as no browser folds a part of a table.
  private func foldedSections(
    to output: inout BufferedOutput, _ remarks: inout DrawingRemarks
  ) throws {
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { noContentTable(&output.buffer) }
      if section.section.isHidden { continue }
      if let title = section.title { openFold(section, title, &output.buffer) }
      // The anchor is inside of what folds, so that a link to it unfolds the section.
      table.open(
        name: section.title ?? page.title, anchor: section.anchor,
        className: section.title == nil ? section : nil, &output.buffer)
      output.buffer.append("<tbody>\n")
      try table.content(of: section, at: place, to: &output, &remarks)
      table.close(&output.buffer)
      if section.title != nil { output.buffer.append("</details>\n") }
      try output.flushIfFull()
    }
    if page.noContentPlace == page.sections.count { noContentTable(&output.buffer) }
    if let summary = page.summary {
      table.open(name: summary.title, anchor: nil, className: nil, &output.buffer)
      table.total(summary, &output.buffer)
      table.close(&output.buffer)
    }
  }

  private func openFold(
    _ section: PageSection, _ title: [UInt8], _ buffer: inout ByteBuffer
  ) {
    buffer.append("<details")
    table.classes(of: section, &buffer)
    buffer.append(section.isCollapsed ? ">" : " open>")
    buffer.append("<summary><h2>")
    HTMLTable.heading(title, to: &buffer)
    buffer.append("</h2></summary>\n")
  }

  private func noContentTable(_ buffer: inout ByteBuffer) {
    table.open(name: page.title, anchor: nil, className: nil, &buffer)
    table.noContent(&buffer)
    table.close(&buffer)
  }
}
