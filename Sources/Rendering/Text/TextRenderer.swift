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
  let border: TextBorder
  private let isStyled: Bool
  private let width: Int
  private let lineWidth: Int
  private let cells: TextCells
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
        maxLines: column.maxLines.flatMap { $0 > 0 ? $0 : nil } ?? Int.max,
        decimalMark: NumberMark(column.decimalMark), tailWidth: isLinedUp ? extent.tail : 0)
    }
    cells = TextCells(columns: drawn, border: border, gap: layout.gap)
  }

  /// Writes the whole table.
  package func render(to sink: any ByteSink) throws {
    var marks = FocusMarks()
    try render(to: sink, nil, &marks)
  }

  /// Writes the whole table and notes where the row of `focus` stands.
  func render(to sink: any ByteSink, _ focus: RowFocus?, _ marks: inout FocusMarks) throws {
    var output = BufferedOutput(to: sink)
    if let title = page.title { wide(title, .bold, &output.buffer) }
    if let subtitle = page.subtitle { wide(subtitle, .dim, &output.buffer) }
    if page.title != nil || page.subtitle != nil { newLine(&output.buffer) }
    if page.drawsColumns, stack == nil { heads(&output.buffer) }
    marks.heads = output.count
    var isFirst = true
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace {
        noContent(&output.buffer)
        isFirst = false
      }
      if section.section.isHidden { continue }
      if !isFirst { newLine(&output.buffer) }
      isFirst = false
      try draw(section, focus?.section == place ? focus : nil, &marks, to: &output)
    }
    if page.noContentPlace == page.sections.count { noContent(&output.buffer) }
    if let summary = page.summary {
      newLine(&output.buffer)
      rule(border.strongRule, &output.buffer)
      draw(summary, &output.buffer)
    }
    if let footer = page.footer {
      newLine(&output.buffer)
      wide(footer, .dim, &output.buffer)
    }
    try output.flush()
  }

  // MARK: Parts

  private func heads(_ buffer: inout ByteBuffer) {
    guard !page.columns.isEmpty else { return }
    let spanners = SpannerRow(page.columns.map(\.spanner))
    if !spanners.isEmpty { draw(spanners, &buffer) }
    let titles = cells.columns.map { column in
      var title = column
      title.wraps = true
      title.maxLines = Int.max
      return title
    }
    var line = TextLine()
    for column in page.columns { line.add(column.title) }
    draw(line, in: titles, .bold, isHead: true, &buffer)
    rule(border.strongRule, &buffer)
  }

  private func draw(_ spanners: SpannerRow, _ buffer: inout ByteBuffer) {
    var merged: [TextColumn] = []
    var place = 0
    var line = TextLine()
    for cell in spanners.cells {
      let width = span(place..<place + cell.count)
      merged.append(TextColumn(width: width, alignment: .center))
      line.add(cell.title.map { ruled($0, width: width) } ?? [])
      place += cell.count
    }
    draw(line, in: merged, .bold, isHead: true, &buffer)
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

  private func noContent(_ buffer: inout ByteBuffer) {
    if let row = page.noContent { wide(row.text, .dim, &buffer, height: row.lines) }
  }

  private func draw(
    _ section: PageSection, _ focus: RowFocus?, _ marks: inout FocusMarks,
    to output: inout BufferedOutput
  ) throws {
    let start = output.count
    if let title = section.title {
      wide(title, .bold, &output.buffer)
      rule(border.lightRule, &output.buffer)
    }
    if focus != nil { marks.title = start..<output.count }
    if section.isCollapsed {
      wide(section.foldedWords(page.counts), .dim, &output.buffer)
      return
    }
    var isBelowRows = false
    for item in section.section.items {
      // Rows of several lines are set apart from what follows them; a summary has its rule.
      if isBelowRows, stack != nil, item != .summary { newLine(&output.buffer) }
      isBelowRows = false
      switch item {
      case .fixed(let row):
        if let drawn = section.rows[row] {
          let start = output.count
          wide(drawn.text, .plain, &output.buffer, height: drawn.lines)
          if focus?.place == .fixed(row) { marks.row = start..<output.count }
        }
      case .note(let row):
        if let drawn = section.rows[row] {
          wide(drawn.text, .dim, &output.buffer, height: drawn.lines)
        }
      case .earlier(let run):
        wide(section.runs[run].earlier, .dim, &output.buffer)
      case .more(let run):
        wide(section.runs[run].more, .dim, &output.buffer)
      case .rows(let run):
        var focused: Int?
        if case .data(run, let index)? = focus?.place { focused = index }
        try rows(of: section.runs[run], focused, &marks, to: &output)
        isBelowRows = section.runs[run].drawsColumns(of: page)
      case .summary:
        if let summary = section.summary {
          rule(border.lightRule, &output.buffer)
          draw(summary, &output.buffer)
        }
      }
    }
    if let footer = section.footer { wide(footer, .dim, &output.buffer) }
  }

  private func rows(
    of run: PageRun, _ focused: Int?, _ marks: inout FocusMarks, to output: inout BufferedOutput
  ) throws {
    guard let focused, (0..<run.count).contains(focused) else {
      return try rows(of: run, 0..<run.count, to: &output)
    }
    try rows(of: run, 0..<focused, to: &output)
    let start = output.count
    try rows(of: run, focused..<focused + 1, to: &output)
    marks.row = start..<output.count
    try rows(of: run, focused + 1..<run.count, to: &output)
  }

  private func rows(
    of run: PageRun, _ places: Range<Int>, to output: inout BufferedOutput
  ) throws {
    let reader = CellReader(page.texts)
    let rows = TextRows(page.texts, page.columns, cells, isStyled: isStyled)
    var line = TextLine()
    var folding = TextFolding()
    // In steps, so that the buffer is handed on while it is in the processor's cache.
    try run.forEachStretch(of: page, in: places, step: 128) { prototype, indices in
      if let text = prototype.text {
        try self.rows(drawnAs: text, run, indices, prototype.lines, to: &output)
      } else if let stack {
        for index in indices {
          if index > 0 { newLine(&output.buffer) }
          stack.append(run.row(at: index), reader, height: prototype.lines, to: &output.buffer)
          try output.flushIfFull()
        }
      } else {
        rows.append(run, indices, height: prototype.lines, &line, &folding, to: &output.buffer)
        try output.flushIfFull()
      }
    }
  }

  /// Rows that are one text each.
  private func rows(
    drawnAs text: RowText, _ run: PageRun, _ indices: Range<Int>, _ height: LineBudget,
    to output: inout BufferedOutput
  ) throws {
    let reader = CellReader(page.texts)
    var scratch = ByteBuffer(capacity: 256)
    for index in indices {
      scratch.removeAll()
      _ = reader.append(text, row: run.row(at: index), index: index, run: run, to: &scratch)
      wide(scratch.bytes(), .plain, &output.buffer, height: height)
      try output.flushIfFull()
    }
  }

  /// The label stands in the columns before the first value; where there is none, in a line above.
  private func draw(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    if let text = summary.text { return wide(text, .bold, &buffer) }
    if let stack {
      wide(summary.title, .bold, &buffer)
      stack.append(summary, to: &buffer)
      return
    }
    let lead = summary.cells.prefix { $0 == nil }.count
    let values = summary.cells.dropFirst(lead)
    if values.isEmpty || lead == 0 { wide(summary.title, .bold, &buffer) }
    guard !values.isEmpty else { return }
    var line = TextLine()
    var merged: [TextColumn] = []
    if lead > 0 {
      merged.append(TextColumn(width: span(0..<lead)))
      line.add(summary.title)
    }
    for text in values { line.add(text ?? []) }
    draw(line, in: merged + cells.columns.dropFirst(lead), .bold, &buffer)
  }

  // MARK: Lines

  private func draw(
    _ line: borrowing TextLine, in columns: [TextColumn], _ style: TextStyle,
    isHead: Bool = false, _ buffer: inout ByteBuffer
  ) {
    var folding = TextFolding()
    TextCells(columns: columns, border: border, gap: cells.gap).append(
      line, style: isStyled ? style : .plain, isHead: isHead, &folding, to: &buffer)
  }

  /// A text of its own, wrapped to the width of the page; its own line breaks are kept.
  private func wide(
    _ text: [UInt8], _ style: TextStyle, _ buffer: inout ByteBuffer,
    height: LineBudget = .standard
  ) {
    var line = TextLine()
    line.add(text)
    var folding = TextFolding()
    TextCells(columns: [TextColumn(width: width)], border: border, gap: 0).append(
      line, height: height, style: isStyled ? style : .plain, &folding, to: &buffer)
  }

  private func rule(_ sign: StaticString?, _ buffer: inout ByteBuffer) {
    guard let sign else { return }
    for _ in 0..<max(lineWidth, 1) { buffer.append(sign) }
    newLine(&buffer)
  }

  private func newLine(_ buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\n"))
  }
}
