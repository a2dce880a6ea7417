import Formatting
import Sections
import Values

/// Draws the parts of a table: its frame, its heads and the rows of a section.
struct HTMLTable {
  let page: Page
  let columns: [PageColumn]
  let head: HTMLHead
  /// The digits that numbers are filled up to, by column.
  let fractions: [FractionFill]
  /// Whether each section is a table of its own that folds.
  let isFolding: Bool
  /// Rows that each section may draw.
  let limits: [Int]

  init(_ page: Page, limits: [Int]) {
    self.page = page
    self.limits = limits
    columns = page.columns
    head = HTMLHead(page.columns)
    fractions = FractionFill.fills(of: page)
    isFolding = page.sections.contains {
      $0.isCollapsed && !$0.section.isHidden && $0.title != nil
    }
  }

  // MARK: Frame

  /// Opens a table in a box that scrolls where the screen is narrow.
  func open(
    name: [UInt8]?, anchor: [UInt8]?, className section: PageSection?, _ buffer: inout ByteBuffer
  ) {
    buffer.append("<div class=\"box\" role=\"region\" tabindex=\"0\"")
    HTMLTable.attribute("aria-label", name ?? Array("Table".utf8), &buffer)
    buffer.append(">\n<table")
    if let anchor { HTMLTable.attribute("id", anchor, &buffer) }
    if let section { classes(of: section, &buffer) }
    buffer.append(">\n")
    if let name {
      buffer.append("<caption>")
      HTMLEscape.append(name, to: &buffer)
      buffer.append("</caption>\n")
    }
    if isFolding {
      buffer.append("<colgroup>")
      for _ in columns { buffer.append("<col>") }
      buffer.append("</colgroup>\n")
    }
    head.append(columns, to: &buffer)
  }

  func close(_ buffer: inout ByteBuffer) {
    buffer.append("</table>\n</div>\n")
  }

  /// The classes of a section, as an attribute.
  func classes(of section: PageSection, _ buffer: inout ByteBuffer) {
    let names = [section.className, section.startsPage ? "new-page" : nil].compactMap { $0 }
    if !names.isEmpty {
      HTMLTable.attribute("class", Array(names.joined(separator: " ").utf8), &buffer)
    }
  }

  static func attribute(_ name: StaticString, _ value: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
    HTMLEscape.append(value, to: &buffer)
    buffer.append("\"")
  }

  // MARK: Sections

  /// Opens the body of a section of the one table, with its heading.
  func openBody(of section: PageSection, _ buffer: inout ByteBuffer) {
    buffer.append("<tbody")
    if let anchor = section.anchor { HTMLTable.attribute("id", anchor, &buffer) }
    classes(of: section, &buffer)
    buffer.append(">\n")
    guard let title = section.title else { return }
    buffer.append("<tr class=\"heading\"><th scope=\"rowgroup\" colspan=\"")
    buffer.append(integer: max(columns.count, 1))
    buffer.append("\"><span>")
    HTMLTable.heading(title, to: &buffer)
    buffer.append("</span>\n")
  }

  /// A section's title; a count in parentheses at its end stands back.
  static func heading(_ title: [UInt8], to buffer: inout ByteBuffer) {
    guard title.last == UInt8(ascii: ")"), let open = title.lastIndex(of: UInt8(ascii: "(")),
      open > 0, title[open...].contains(where: { (0x30...0x39).contains($0) })
    else { return HTMLEscape.append(title, to: &buffer) }
    HTMLEscape.append(Array(title[..<open]), to: &buffer)
    buffer.append("<small>")
    HTMLEscape.append(Array(title[open...]), to: &buffer)
    buffer.append("</small>")
  }

  /// The rows of the section with this place on the page, and what stands around them.
  func content(
    of section: PageSection, at place: Int, to output: inout BufferedOutput,
    _ remarks: inout DrawingRemarks
  ) throws {
    let limit = limits.indices.contains(place) ? limits[place] : 0
    var left = limit
    for item in section.section.items {
      try draw(item, of: section, left: &left, to: &output, &remarks)
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
    to output: inout BufferedOutput, _ remarks: inout DrawingRemarks
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
      let count = min(section.runs[run].count, left)
      left -= count
      try rows(of: section.runs[run], count: count, section.anchor, to: &output, &remarks)
    case .summary:
      if let summary = section.summary { summaryRow(summary, &output.buffer) }
    }
  }

  /// The words that tell of rows left out for the page's row limit; they name the option.
  func cutWords(shown: Int, of total: Int) -> [UInt8] {
    var words = ByteBuffer(capacity: 128)
    page.counts.append(integer: Int64(shown), to: &words)
    words.append(" of ")
    page.counts.append(integer: Int64(total), to: &words)
    words.append(" rows drawn here; output.html.max_rows sets the limit")
    return words.bytes()
  }

  private func rows(
    of run: PageRun, count: Int, _ anchor: [UInt8]?, to output: inout BufferedOutput,
    _ remarks: inout DrawingRemarks
  ) throws {
    var drawings: [String?: HTMLRows] = [:]
    // In steps, so that the buffer is handed on while it is in the processor's cache.
    try run.forEachStretch(of: page, in: 0..<count, step: 256) { prototype, indices in
      let rows = drawings[prototype.className] ?? self.rows(of: prototype, anchor)
      drawings[prototype.className] = rows
      rows.append(run, indices, to: &output.buffer, &remarks)
      try output.flushIfFull()
    }
  }

  private func rows(of prototype: RowPrototype, _ anchor: [UInt8]?) -> HTMLRows {
    var opening = ByteBuffer(capacity: 64)
    if let name = prototype.className {
      HTMLTable.attribute("class", Array(name.utf8), &opening)
    }
    return HTMLRows(
      page, columns, fractions, opening: opening.bytes(), anchor: page.key.isEmpty ? nil : anchor)
  }

  // MARK: Other rows

  /// The row that stands where no section has a row.
  func noContent(_ buffer: inout ByteBuffer) {
    guard let row = page.noContent else { return }
    buffer.append("<tbody class=\"nothing\">\n")
    wideRow(row.text, className: "note", extra: row.className, &buffer)
  }

  /// The last line of the report.
  func total(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    buffer.append("<tbody class=\"total\">\n")
    summaryRow(summary, &buffer)
  }

  /// A row of one cell as wide as the table; on a narrow screen its text stays in sight.
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
    buffer.append("\"><span>")
    HTMLEscape.append(text, to: &buffer)
    buffer.append("</span>\n")
  }

  /// The label stands over the columns before the first value; where there is none, in a row above.
  private func summaryRow(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    let shown = Array(zip(columns, summary.cells).enumerated())
    let lead = shown.prefix { $0.element.1 == nil }.count
    buffer.append("<tr class=\"summary\"><th scope=\"row\" colspan=\"")
    buffer.append(integer: lead == 0 ? max(columns.count, 1) : lead)
    buffer.append("\">")
    HTMLEscape.append(summary.title, to: &buffer)
    if lead == 0 && shown.contains(where: { $0.element.1 != nil }) {
      buffer.append("\n<tr class=\"summary values\">")
    }
    for (place, (column, text)) in shown.dropFirst(lead) {
      buffer.append("<td class=\"")
      buffer.append(column.alignment.rawValue)
      buffer.append("\">")
      HTMLEscape.append(text ?? [], to: &buffer)
      if let text { fractions[place].append(after: text, to: &buffer) }
    }
    buffer.append("\n")
  }
}
