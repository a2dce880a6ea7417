import Formatting
import Sections
import Values

/// Draws the parts of a table: its frame, its heads and the rows of a section.
struct HTMLTable {
  let page: Page
  let columns: [PageColumn]
  private let templates: HTMLTemplates
  /// What draws the rows of each of the page's prototypes.
  private let programs: [HTMLRowProgram]
  let head: HTMLHead
  /// Whether the heads are seen: they stand in every table, since they tell how many columns a cell
  /// spans.
  let hasHeads: Bool
  /// The digits that numbers are filled up to, by column.
  let fractions: [FractionFill]
  /// Whether each section is a table of its own that folds.
  let isFolding: Bool
  /// Rows that each section may draw.
  let limits: [Int]
  /// How the columns get their widths.
  let layout: HTMLLayout

  /// The table of a page; `hasOwnStyle`: whether the author has rules for it.
  init(_ page: Page, _ templates: HTMLTemplates, limits: [Int], hasOwnStyle: Bool = false) {
    self.page = page
    self.templates = templates
    self.limits = limits
    columns = page.columns
    head = HTMLHead(page.columns)
    hasHeads = OneCellRows(page).leaveColumns
    let fractions = FractionFill.fills(of: page)
    self.fractions = fractions
    isFolding = page.sections.contains(where: \.isFolded)
    let layout = HTMLLayout(
      page, head, isFolding: isFolding, rows: limits.reduce(0, +), hasOwnStyle: hasOwnStyle)
    self.layout = layout
    programs = page.prototypes.map { prototype in
      let html = prototype.html ?? .nothing
      let cells = page.columns.enumerated().map { place, column in
        let room =
          html.beginsWithColumns
          ? layout.room(ofColumn: place, column, isFirst: place == 0) : layout.roomAnywhere
        return HTMLCell(column, at: place, fractions[place], room, rowLimit: prototype.lines.limit)
      }
      return HTMLRowProgram(html, cells)
    }
  }

  // MARK: Frame

  /// Opens a table in a box that scrolls where the screen is narrow.
  func open(
    name: [UInt8]?, anchor: [UInt8]?, classesOf section: PageSection?, _ buffer: inout ByteBuffer
  ) {
    buffer.append("<div class=\"box\" role=\"region\" tabindex=\"0\"")
    HTMLTable.attribute("aria-label", name ?? Array("Table".utf8), &buffer)
    buffer.append(">\n<table")
    if let anchor { HTMLTable.attribute("id", anchor, &buffer) }
    let classes = section.map(HTMLTable.classes) ?? []
    if !classes.isEmpty { HTMLTable.attribute("class", classes, &buffer) }
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

  /// The classes of a section.
  private static func classes(of section: PageSection) -> [UInt8] {
    let names = [section.className, section.startsPage ? "new-page" : nil].compactMap { $0 }
    return Array(names.joined(separator: " ").utf8)
  }

  static func attribute(_ name: StaticString, _ value: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
    HTMLEscape.append(value, to: &buffer)
    buffer.append("\"")
  }

  // MARK: Sections

  /// Draws a section that is not hidden, the one with this place on the page.
  func draw(_ section: PageSection, at place: Int, _ drawing: HTMLDrawing) throws {
    var values = HTMLValues()
    values.columns = max(columns.count, 1)
    values.title = section.title
    values.anchor = section.anchor
    let classes = HTMLTable.classes(of: section)
    values.className = classes.isEmpty ? nil : classes
    values.headingClass = templates.heading.className.map { Array($0.utf8) }
    values.isFolding = isFolding
    values.isCollapsed = section.isFolded
    try drawing.draw(templates.section, values, section.names.whole) { _ in
      guard isFolding else { return try content(of: section, at: place, drawing) }
      // The anchor is inside of what folds, so that a link to it unfolds the section.
      open(
        name: section.title ?? page.title, anchor: section.anchor,
        classesOf: section.title == nil ? section : nil, &drawing.output.buffer)
      drawing.output.buffer.append("<tbody>\n")
      try content(of: section, at: place, drawing)
      close(&drawing.output.buffer)
    }
  }

  /// The rows of the section with this place on the page, and what stands around them.
  private func content(of section: PageSection, at place: Int, _ drawing: HTMLDrawing) throws {
    let limit = limits.indices.contains(place) ? limits[place] : 0
    let anchors = FixedRowAnchors(section, page, rowLimit: limit)
    var left = limit
    for drawn in section.items {
      try draw(drawn.item, drawn.words, of: section, anchors, left: &left, drawing)
    }
    if limit < section.section.shown {
      let words = cutWords(shown: limit, of: section.section.shown)
      try draw(WideRow(words, "cut", templates.wide, section.names.wide), drawing)
    }
    if let footer = section.footer {
      try draw(WideRow(footer, "footer", templates.wide, section.names.wide), drawing)
    }
  }

  private func draw(
    _ item: SectionItem, _ drawn: DrawnRow?, of section: PageSection, _ anchors: FixedRowAnchors,
    left: inout Int, _ drawing: HTMLDrawing
  ) throws {
    switch item {
    case .fixed(let row):
      if let drawn {
        try draw(drawn, className: "fixed", anchor: anchors.anchor(of: row), drawing)
      }
    case .note(let row):
      if let drawn {
        try draw(drawn, className: "note", anchor: anchors.anchor(of: row), drawing)
      }
    case .earlier(let run):
      try draw(
        WideRow(section.runs[run].earlier, "more", templates.more, section.names.more), drawing)
    case .more(let run):
      try draw(
        WideRow(section.runs[run].more, "more", templates.more, section.names.more), drawing)
    case .rows(let run):
      let count = min(section.runs[run].count, left)
      left -= count
      try rows(of: section.runs[run], count: count, section.anchor, drawing)
    case .summary:
      if let summary = section.summary { try summaryRow(summary, section.names.summary, drawing) }
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
    of run: PageRun, count: Int, _ anchor: [UInt8]?, _ drawing: HTMLDrawing
  ) throws {
    var rows: [Int: HTMLRows] = [:]
    // In steps, so that the buffer is handed on while it is in the processor's cache.
    try run.forEachStretch(in: 0..<count, step: 256) { place, indices in
      guard let drawn = rows[place] ?? self.rows(ofPrototype: place, anchor) else { return }
      rows[place] = drawn
      drawn.append(run, indices, to: &drawing.output.buffer, &drawing.remarks)
      try drawing.output.flushIfFull()
    }
  }

  private func rows(ofPrototype place: Int, _ anchor: [UInt8]?) -> HTMLRows? {
    guard programs.indices.contains(place) else { return nil }
    var opening = ByteBuffer(capacity: 64)
    let prototype = page.prototypes[place]
    let names = [
      prototype.className, HTMLLineStyle.className(ofMinimum: prototype.lines.minimum),
    ].compactMap { $0 }
    if !names.isEmpty {
      HTMLTable.attribute("class", Array(names.joined(separator: " ").utf8), &opening)
    }
    return HTMLRows(
      page, programs[place], opening: opening.bytes(), anchor: page.key.isEmpty ? nil : anchor)
  }

  // MARK: Other rows

  /// The row that stands where no section has a row.
  func noContent(_ drawing: HTMLDrawing) throws {
    guard let row = page.noContent else { return }
    drawing.output.buffer.append("<tbody class=\"nothing\">\n")
    try draw(row, className: "note", drawing)
  }

  /// The last line of the report.
  func total(_ summary: SummaryLine, _ drawing: HTMLDrawing) throws {
    drawing.output.buffer.append("<tbody class=\"total\">\n")
    try summaryRow(summary, page.names.summary, drawing)
  }

  /// A row of the spec.
  private func draw(
    _ row: DrawnRow, className: StaticString, anchor: [UInt8]? = nil, _ drawing: HTMLDrawing
  ) throws {
    guard let html = row.html else {
      var wide = WideRow(row.text, className, templates.wide, page.names.wide)
      wide.ownClasses = row.className
      wide.anchor = anchor
      wide.lines = row.lines
      return try draw(wide, drawing)
    }
    let classes = [row.className, HTMLLineStyle.className(ofMinimum: row.lines.minimum)]
    openRow(
      [className], classes.compactMap { $0 }.joined(separator: " "), anchor: anchor,
      &drawing.output.buffer)
    drawing.output.buffer.append(html)
    drawing.output.buffer.append("\n")
  }

  /// A row of one text; on a narrow screen it stays in sight.
  private func draw(_ row: WideRow, _ drawing: HTMLDrawing) throws {
    let limit = row.lines.limit
    let classes = [
      row.ownClasses ?? row.template.className, HTMLLineStyle.className(ofLimit: limit),
      HTMLLineStyle.className(ofMinimum: row.lines.minimum),
    ]
    let isClipped =
      limit > 0 && row.text.withUnsafeBytes { layout.wideRoom.mayExceed(limit, $0) }
    openRow(
      [row.className], classes.compactMap { $0 }.joined(separator: " "),
      anchor: row.anchor, title: isClipped ? row.text : nil, &drawing.output.buffer)
    var values = HTMLValues()
    values.columns = max(columns.count, 1)
    values.text = row.text
    try drawing.draw(row.template, values, row.names)
    drawing.output.buffer.append("\n")
  }

  private func openRow(
    _ classes: [StaticString], _ extra: String?, anchor: [UInt8]? = nil, title: [UInt8]? = nil,
    _ buffer: inout ByteBuffer
  ) {
    buffer.append("<tr class=\"")
    for (place, name) in classes.enumerated() {
      if place > 0 { buffer.append(" ") }
      buffer.append(name)
    }
    if let extra, !extra.isEmpty {
      buffer.append(" ")
      HTMLEscape.append(Array(extra.utf8), to: &buffer)
    }
    buffer.append("\"")
    if let anchor { HTMLTable.attribute("id", anchor, &buffer) }
    if let title { HTMLTable.attribute("title", title, &buffer) }
    buffer.append(">")
  }

  /// The label stands over the columns before the first value; where there is none, in a row above.
  private func summaryRow(
    _ summary: SummaryLine, _ names: PlaceNames, _ drawing: HTMLDrawing
  ) throws {
    let shown = Array(zip(columns, summary.cells).enumerated())
    let lead = shown.prefix { $0.element.1 == nil }.count
    var values = HTMLValues()
    values.columns = max(columns.count, 1)
    values.title = summary.title
    values.span = lead == 0 ? max(columns.count, 1) : lead
    if lead == 0 {
      try row(["summary"], values, names, drawing)
      guard shown.contains(where: { $0.element.1 != nil }) else { return }
      values.span = nil
    }
    values.items = shown.dropFirst(lead).map { place, cell in
      item(of: cell.0, text: cell.1, fractions[place])
    }
    try row(lead == 0 ? ["summary", "values"] : ["summary"], values, names, drawing)
  }

  private func row(
    _ classes: [StaticString], _ values: HTMLValues, _ names: PlaceNames, _ drawing: HTMLDrawing
  ) throws {
    openRow(classes, templates.summary.className, &drawing.output.buffer)
    try drawing.draw(templates.summary, values, names)
    drawing.output.buffer.append("\n")
  }

  private func item(
    of column: PageColumn, text: [UInt8]?, _ fraction: FractionFill
  ) -> HTMLValues {
    var html = ByteBuffer(capacity: 64)
    HTMLEscape.append(text ?? [], to: &html)
    if let text { fraction.append(after: text, to: &html) }
    var item = HTMLValues()
    item.className = Array(column.alignment.rawValue.utf8)
    item.value = (text: text ?? [], html: html.bytes())
    item.title = column.title
    item.id = Array(column.id.utf8)
    return item
  }
}
