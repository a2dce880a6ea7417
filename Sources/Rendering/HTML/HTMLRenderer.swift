import Formatting
import Sections
import Values

/// Draws a page as one self-contained HTML document that needs no script and loads nothing.
///
/// What the document looks like is in its templates; the built-in ones are small: optional end tags
/// are left out, cells are aligned by their column, and classes stand only where a row differs.
package struct HTMLRenderer {
  private let page: Page
  private let templates: HTMLTemplates
  private let settings: HTMLSettings
  private let budget: RowBudget
  private let table: HTMLTable

  /// A renderer of `page`.
  package init(
    _ page: Page, _ templates: HTMLTemplates, _ settings: HTMLSettings = HTMLSettings()
  ) {
    self.page = page
    self.templates = templates
    self.settings = settings
    budget = RowBudget(counts: page.sections.map(\.section.shown), limit: settings.maxRows)
    table = HTMLTable(
      page, templates, limits: budget.limits, hasOwnStyle: !settings.style.isEmpty)
  }

  /// Writes the whole document; gives what a reader of the page does not see.
  @discardableResult
  package func render(to sink: any ByteSink) throws -> DrawingRemarks {
    let drawing = HTMLDrawing(to: sink)
    let style = HTMLStyle(page, settings, table).sheet()
    try drawing.draw(templates.page, values, page.names.whole) { name in
      switch name {
      case "policy": policy(of: style, &drawing.output.buffer)
      case "styles":
        drawing.output.buffer.append("<style>")
        drawing.output.buffer.append(style)
        drawing.output.buffer.append("</style>\n")
      case "sections":
        if table.isFolding { try foldedSections(drawing) } else { try oneTable(drawing) }
      default: break
      }
    }
    drawing.output.buffer.append("\n")
    try drawing.output.flush()
    return drawing.remarks
  }

  /// What the template of the page may name.
  private var values: HTMLValues {
    var values = HTMLValues()
    values.columns = page.columns.count
    values.language = Array(page.language.utf8)
    values.isRightToLeft = page.isRightToLeft
    values.name = page.title ?? Array("Report".utf8)
    values.title = page.title
    values.subtitle = page.subtitle
    values.footer = page.footer
    if budget.isCut { values.cut = table.cutWords(shown: budget.drawn, of: budget.total) }
    values.items = contents
    values.hasContents = !values.items.isEmpty
    return values
  }

  /// The table of contents: a link to each section that has a title; none where the settings, or
  /// too few sections, say so.
  private var contents: [HTMLValues] {
    let titled = page.sections.compactMap { section -> HTMLValues? in
      guard !section.section.isHidden, let anchor = section.anchor, let title = section.title
      else { return nil }
      var entry = HTMLValues()
      entry.anchor = anchor
      entry.title = title
      return entry
    }
    let isWanted = settings.contents ?? (titled.count >= HTMLSettings.manySections)
    return isWanted ? titled : []
  }

  /// The policy comes before anything that it rules: this style by its digest, data images, and
  /// nothing else.
  private func policy(of style: [UInt8], _ buffer: inout ByteBuffer) {
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    buffer.append("style-src 'sha256-")
    buffer.append(SHA256.base64(style))
    buffer.append("'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
  }

  // MARK: Sections

  private func oneTable(_ drawing: HTMLDrawing) throws {
    table.open(name: page.title, anchor: nil, classesOf: nil, &drawing.output.buffer)
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { try table.noContent(drawing) }
      if section.section.isHidden { continue }
      try table.draw(section, at: place, drawing)
      try drawing.output.flushIfFull()
    }
    if page.noContentPlace == page.sections.count { try table.noContent(drawing) }
    if let summary = page.summary { try table.total(summary, drawing) }
    table.close(&drawing.output.buffer)
  }

  /// A table for each section, as no browser folds a part of a table.
  private func foldedSections(_ drawing: HTMLDrawing) throws {
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace { try noContentTable(drawing) }
      if section.section.isHidden { continue }
      try table.draw(section, at: place, drawing)
      try drawing.output.flushIfFull()
    }
    if page.noContentPlace == page.sections.count { try noContentTable(drawing) }
    if let summary = page.summary {
      table.open(name: summary.title, anchor: nil, classesOf: nil, &drawing.output.buffer)
      try table.total(summary, drawing)
      table.close(&drawing.output.buffer)
    }
  }

  private func noContentTable(_ drawing: HTMLDrawing) throws {
    table.open(name: page.title, anchor: nil, classesOf: nil, &drawing.output.buffer)
    try table.noContent(drawing)
    table.close(&drawing.output.buffer)
  }
}
