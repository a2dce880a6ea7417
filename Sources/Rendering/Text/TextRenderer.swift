import Mappings
import Sections
import TextWidth
import Values

/// Draws a page as a table in plain text.
///
/// It reads the rows twice, once for the widths of the columns and once to draw, and keeps no
/// formatted cell in between.
package struct TextRenderer {
  /// The widest line.
  package static let maxWidth = 10_000

  /// The width where neither the spec, the call nor a terminal gives one.
  package static let defaultWidth = 100

  private let page: Page
  private let border: TextBorder
  private let isStyled: Bool
  private let width: Int
  private let lineWidth: Int
  private let cells: TextCells
  private let rows: TextRows
  private let heights: FittedHeights<Int>
  /// Draws rows in lines of title and value where the page has no room for columns.
  private let stack: TextStack?

  /// A renderer of `page` for lines of `width` cells.
  ///
  /// - Parameters:
  ///   - page: What to draw.
  ///   - width: Cells of a line.
  ///   - border: The lines that are drawn.
  ///   - isStyled: Whether weight may be used, as on a terminal; it is never needed to read the table.
  package init(
    _ page: Page, width: Int = TextRenderer.defaultWidth, border: TextBorder = .unicode,
    isStyled: Bool = false
  ) {
    self.page = page
    self.border = border
    self.isStyled = isStyled
    // Nobody reads wider lines, and sums of widths must not overflow.
    let width = min(max(width, 1), TextRenderer.maxWidth)
    self.width = width
    let extents = TextMeasure(page).extents
    let stack = TextStack(page.columns, width: self.width, border: border)
    let canStack = stack.fits(extents)
    let layout = TextLayout(page.wishes(extents), limit: width, canStack: canStack) {
      LongestWords(page).widths
    }
    self.stack = layout.hasRoom || !canStack ? nil : stack
    lineWidth = self.stack == nil && page.drawsColumns ? layout.lineWidth : self.width
    let drawn = page.columns.indices.map { place in
      let column = page.columns[place]
      let extent = extents[place]
      let isLinedUp = extent.hasRaggedTails && column.alignment == .end
      return TextColumn(
        width: layout.widths[place], alignment: column.alignment,
        wraps: column.wraps && column.decimalMark.isEmpty,
        maxLines: column.lineLimit,
        decimalMark: NumberMark(column.decimalMark), tailWidth: isLinedUp ? extent.tail : 0)
    }
    cells = TextCells(columns: drawn, border: border, gap: layout.gap)
    rows = TextRows(page.texts, page.columns, cells, isStyled: isStyled)
    heights = TextRenderer.heights(of: page.prototypes, self.stack)
  }

  /// The heights of rows by the places of their prototypes: of texts across the page, of values
  /// beside their titles, or of cells, which have the widths of the page's columns.
  private static func heights(
    of prototypes: [RowPrototype], _ stack: TextStack?
  ) -> FittedHeights<Int> {
    FittedHeights { place, _ in
      guard prototypes.indices.contains(place) else { return stack?.layout() ?? .standard }
      let prototype = prototypes[place]
      guard let stack, prototype.text == nil else { return CellLayout(prototype.lines) }
      return stack.layout(prototype.lines)
    }
  }

  /// Writes the whole table.
  package func render(to sink: any ByteSink) throws {
    _ = try draw(to: sink, notesLines: false)
  }

  /// Writes the whole table.
  ///
  /// - Returns: What its lines show.
  /// - Throws: What the sink throws.
  package func renderNotingLines(to sink: any ByteSink) throws -> TextLines {
    try draw(to: sink, notesLines: true) ?? TextLines()
  }

  private func draw(to sink: any ByteSink, notesLines: Bool) throws -> TextLines? {
    var drawing = TextDrawing(to: sink, heights: heights, notesLines: notesLines)
    if let title = page.title { wide(title, .bold, &drawing) }
    if let subtitle = page.subtitle { wide(subtitle, .dim, &drawing) }
    if page.title != nil || page.subtitle != nil { drawing.newLine() }
    if page.drawsColumns, stack == nil { heads(&drawing) }
    drawing.lines?.endHeads()
    var isFirst = true
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace {
        noContent(&drawing)
        isFirst = false
      }
      if !section.drawsAnything { continue }
      if !isFirst { drawing.newLine() }
      isFirst = false
      try draw(section, number: place, &drawing)
    }
    if page.noContentPlace == page.sections.count { noContent(&drawing) }
    if let summary = page.summary {
      drawing.newLine()
      rule(border.strongRule, &drawing)
      draw(summary, &drawing)
    }
    if let footer = page.footer {
      drawing.newLine()
      wide(footer, .dim, &drawing)
    }
    try drawing.output.flush()
    return drawing.lines
  }

  // MARK: Parts

  private func heads(_ drawing: inout TextDrawing) {
    guard !page.columns.isEmpty else { return }
    let spanners = SpannerRow(page.columns.map(\.spanner))
    if !spanners.isEmpty { draw(spanners, &drawing) }
    let titles = cells.columns.map { column in
      var title = column
      title.wraps = true
      title.maxLines = Int.max
      return title
    }
    var line = TextLine()
    for column in page.columns { line.add(column.title) }
    draw(line, in: titles, .bold, isHead: true, &drawing)
    rule(border.strongRule, &drawing)
  }

  private func draw(_ spanners: SpannerRow, _ drawing: inout TextDrawing) {
    var merged: [TextColumn] = []
    var place = 0
    var line = TextLine()
    for cell in spanners.cells {
      let width = span(place..<place + cell.count)
      merged.append(TextColumn(width: width, alignment: .center))
      line.add(cell.title.map { ruled($0, width: width) } ?? [])
      place += cell.count
    }
    draw(line, in: merged, .bold, isHead: true, &drawing)
  }

  /// A title between light rules that reach as far as the columns under it.
  private func ruled(_ title: [UInt8], width: Int) -> [UInt8] {
    var visible: [UInt8] = []
    TextWidth.appendVisible(title, to: &visible)
    let free = width - TextWidth.width(of: visible) - 2
    guard let sign = border.lightRule, free >= 2 else { return visible }
    func rule(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { _ in Array("\(sign)".utf8) }
    }
    return rule(free / 2) + [0x20] + visible + [0x20] + rule(free - free / 2)
  }

  /// The cells that some neighbouring columns take with the gaps between them.
  private func span(_ places: Range<Int>) -> Int {
    cells.columns[places].reduce(0) { $0 + $1.width } + cells.gap * max(places.count - 1, 0)
  }

  private func noContent(_ drawing: inout TextDrawing) {
    if let row = page.noContent { wide(row, .dim, &drawing) }
  }

  private func draw(
    _ section: PageSection, number: Int, _ drawing: inout TextDrawing
  ) throws {
    if let title = section.title {
      let start = drawing.lines?.rows.count ?? 0
      wide(title, .bold, &drawing)
      rule(border.lightRule, &drawing)
      drawing.lines?.endTitle(ofSection: number, from: start)
    }
    if section.isFolded {
      wide(section.foldedWords(page.counts), .dim, &drawing)
      return
    }
    var isBelowStack = false
    var isBelowRule = section.title != nil
    for drawn in section.items {
      let path = RowPath(section: number, row: drawn.firstRow)
      // Rows of several lines are set apart from what follows them; a summary has its rule.
      if isBelowStack, drawn.item != .summary { drawing.newLine() }
      isBelowStack = false
      switch drawn.item {
      case .fixed:
        if let words = drawn.words { wide(words, .plain, of: path, &drawing) }
      case .note:
        if let words = drawn.words { wide(words, .dim, of: path, &drawing) }
      case .earlier(let run):
        wide(section.runs[run].earlier, .dim, of: path, &drawing)
      case .more(let run):
        wide(section.runs[run].more, .dim, of: path, &drawing)
      case .rows(let run):
        isBelowStack = try rows(of: section.runs[run], from: path, to: &drawing)
      case .summary:
        if let summary = section.summary {
          if !isBelowRule { rule(border.lightRule, &drawing) }
          draw(summary, of: path, &drawing)
        }
      }
      isBelowRule = false
    }
    if let footer = section.footer { wide(footer, .dim, &drawing) }
  }

  /// Draws the rows of a run, of which the first is `first` in its section.
  ///
  /// - Returns: Whether the last one has lines of titles and values.
  private func rows(
    of run: PageRun, from first: RowPath, to drawing: inout TextDrawing
  ) throws -> Bool {
    let reader = CellReader(page.texts)
    var isBelowStack = false
    // In steps, so that the buffer is handed on while it is in the processor's cache.
    try run.forEachStretch(step: 128) { place, indices in
      let layout = drawing.heights.layout(of: place, width: width)
      let path = RowPath(section: first.section, row: first.row + indices.lowerBound)
      if page.prototypes.indices.contains(place), let text = page.prototypes[place].text {
        if isBelowStack { drawing.newLine() }
        isBelowStack = false
        try rows(drawnAs: text, run, indices, from: path, layout, to: &drawing)
      } else if let stack {
        isBelowStack = true
        for index in indices {
          if index > 0 { drawing.newLine() }
          let lines = stack.append(
            run.row(at: index), reader, layout, &drawing.folding, to: &drawing.output.buffer)
          drawing.note(
            lines, of: RowPath(section: path.section, row: first.row + index))
          try drawing.output.flushIfFull()
        }
      } else {
        rows.draw(run, indices, from: path, height: layout.budget, to: &drawing)
        try drawing.output.flushIfFull()
      }
    }
    return isBelowStack
  }

  /// Rows that are one text each.
  private func rows(
    drawnAs text: RowText, _ run: PageRun, _ indices: Range<Int>, from path: RowPath,
    _ layout: CellLayout, to drawing: inout TextDrawing
  ) throws {
    let reader = CellReader(page.texts)
    var scratch = ByteBuffer(capacity: 256)
    for index in indices {
      scratch.removeAll()
      _ = reader.append(text, row: run.row(at: index), index: index, run: run, to: &scratch)
      let row = RowPath(section: path.section, row: path.row + index - indices.lowerBound)
      wide(scratch.bytes(), .plain, in: layout, of: row, &drawing)
      try drawing.output.flushIfFull()
    }
  }

  /// The label stands in the columns before the first value; where there is none, in a line above.
  private func draw(
    _ summary: SummaryLine, of row: RowPath? = nil, _ drawing: inout TextDrawing
  ) {
    if let text = summary.text { return wide(text, .bold, of: row, &drawing) }
    if let stack {
      wide(summary.title, .bold, of: row, &drawing)
      drawing.note(
        stack.append(summary, &drawing.folding, to: &drawing.output.buffer), of: row)
      return
    }
    let lead = summary.cells.prefix { $0 == nil }.count
    let values = summary.cells.dropFirst(lead)
    if values.isEmpty || lead == 0 { wide(summary.title, .bold, of: row, &drawing) }
    guard !values.isEmpty else { return }
    var line = TextLine()
    var merged: [TextColumn] = []
    if lead > 0 {
      merged.append(TextColumn(width: span(0..<lead)))
      line.add(summary.title)
    }
    for text in values { line.add(text ?? []) }
    draw(line, in: merged + cells.columns.dropFirst(lead), .bold, of: row, &drawing)
  }

  // MARK: Lines

  private func draw(
    _ line: borrowing TextLine, in columns: [TextColumn], _ style: TextStyle,
    isHead: Bool = false, of row: RowPath? = nil, _ drawing: inout TextDrawing
  ) {
    let lines = TextCells(columns: columns, border: border, gap: cells.gap).append(
      line, style: isStyled ? style : .plain, isHead: isHead, &drawing.folding,
      to: &drawing.output.buffer)
    drawing.note(lines, of: row)
  }

  /// A row of one text, as high as it has to be.
  private func wide(
    _ row: DrawnRow, _ style: TextStyle, of path: RowPath? = nil, _ drawing: inout TextDrawing
  ) {
    wide(row.text, style, in: CellLayout(row.lines), of: path, &drawing)
  }

  /// A text of its own, wrapped to the width of the page; its own line breaks are kept.
  private func wide(
    _ text: [UInt8], _ style: TextStyle, in layout: CellLayout = .standard,
    of row: RowPath? = nil, _ drawing: inout TextDrawing
  ) {
    drawing.line.removeAll()
    drawing.line.add(text)
    let column = TextColumn(width: layout.textWidth(in: width))
    let lines = TextCells(columns: [column], border: border, gap: 0).append(
      drawing.line, height: layout.budget, style: isStyled ? style : .plain, &drawing.folding,
      to: &drawing.output.buffer)
    drawing.note(lines, of: row)
  }

  private func rule(_ sign: StaticString?, _ drawing: inout TextDrawing) {
    guard let sign else { return }
    for _ in 0..<max(lineWidth, 1) { drawing.output.buffer.append(sign) }
    drawing.newLine()
  }
}
