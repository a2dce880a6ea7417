import Sections
import TextWidth
import Values

/// Draws a page as a table in plain text.
///
/// It reads the rows twice, once for the widths of the columns and once to draw, and keeps no
/// formatted cell in between.
package struct TextRenderer {
  /// The width where neither the spec, the call nor a terminal gives one.
  package static let defaultWidth = 100

  private let page: Page
  private let columns: [PageColumn]
  private let border: TextBorder
  private let width: Int
  private let lineWidth: Int
  private let cells: TextCells

  /// A renderer of `page` for lines of `width` cells.
  package init(
    _ page: Page, width: Int = TextRenderer.defaultWidth, border: TextBorder = .unicode
  ) {
    self.page = page
    self.border = border
    columns = page.columns
    let wanted = TextMeasure(page, gap: border.gapWidth).widths
    let layout = TextLayout(columns: columns, wanted: wanted, limit: width, border: border)
    self.width = max(width, 1)
    lineWidth = layout.lineWidth
    let drawn = zip(columns, layout.widths).map { column, width in
      TextColumn(
        width: width, alignment: column.alignment, wraps: column.wraps, maxLines: column.maxLines)
    }
    cells = TextCells(columns: drawn, border: border)
  }

  /// Writes the whole table.
  package func render(to sink: any ByteSink) throws {
    var output = BufferedOutput(to: sink)
    if let title = page.title { wide(title, &output.buffer) }
    if let subtitle = page.subtitle { wide(subtitle, &output.buffer) }
    if page.title != nil || page.subtitle != nil { newLine(&output.buffer) }
    heads(&output.buffer)
    var isFirst = true
    for (place, section) in page.sections.enumerated() {
      if place == page.noContentPlace {
        noContent(&output.buffer)
        isFirst = false
      }
      if section.section.isHidden { continue }
      if !isFirst { newLine(&output.buffer) }
      isFirst = false
      try draw(section, to: &output)
    }
    if page.noContentPlace == page.sections.count { noContent(&output.buffer) }
    if let summary = page.summary {
      newLine(&output.buffer)
      rule(border.strongRule, &output.buffer)
      draw(summary, &output.buffer)
    }
    if let footer = page.footer {
      newLine(&output.buffer)
      wide(footer, &output.buffer)
    }
    try output.flush()
  }

  // MARK: Parts

  private func heads(_ buffer: inout ByteBuffer) {
    guard !columns.isEmpty else { return }
    let spanners = SpannerRow(columns.map(\.spanner))
    if !spanners.isEmpty { draw(spanners, &buffer) }
    var line = TextLine()
    for column in columns { line.add(column.title) }
    cells.append(line, to: &buffer)
    if border == .markdown {
      markdownRule(&buffer)
    } else {
      rule(border.strongRule, &buffer)
    }
  }

  private func draw(_ spanners: SpannerRow, _ buffer: inout ByteBuffer) {
    var merged: [TextColumn] = []
    var place = 0
    var line = TextLine()
    for cell in spanners.cells {
      let width = span(place..<place + cell.count)
      merged.append(TextColumn(width: width, alignment: .center, wraps: false))
      line.add(cell.title.map { ruled($0, width: width) } ?? [])
      place += cell.count
    }
    TextCells(columns: merged, border: border).append(line, to: &buffer)
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
    cells.columns[places].reduce(0) { $0 + $1.width } + border.gapWidth * max(places.count - 1, 0)
  }

  private func noContent(_ buffer: inout ByteBuffer) {
    if let row = page.noContent { wide(row.text, &buffer) }
  }

  private func draw(_ section: PageSection, to output: inout BufferedOutput) throws {
    if let title = section.title {
      wide(title, &output.buffer)
      rule(border.lightRule, &output.buffer)
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
        try rows(of: section.runs[run], to: &output)
      case .summary:
        if let summary = section.summary {
          rule(border.lightRule, &output.buffer)
          draw(summary, &output.buffer)
        }
      }
    }
    if let footer = section.footer { wide(footer, &output.buffer) }
  }

  private func rows(of run: PageRun, to output: inout BufferedOutput) throws {
    let reader = CellReader(page.texts)
    let prototype =
      page.prototypes.indices.contains(run.prototype) ? page.prototypes[run.prototype] : nil
    var line = TextLine()
    var scratch = ByteBuffer(capacity: 256)
    for index in 0..<run.window.count {
      let row = run.row(at: index)
      if let text = prototype?.text {
        scratch.removeAll()
        _ = reader.append(text, row: row, index: index, run: run, to: &scratch)
        wide(scratch.bytes(), &output.buffer)
      } else {
        line.removeAll()
        for column in columns {
          line.add { reader.append(column, row: row, to: &$0) }
        }
        cells.append(line, to: &output.buffer)
      }
      try output.flushIfFull()
    }
  }

  /// The label stands in the columns before the first value; where there is none, in a line above.
  private func draw(_ summary: SummaryLine, _ buffer: inout ByteBuffer) {
    let lead = summary.cells.prefix { $0 == nil }.count
    let values = summary.cells.dropFirst(lead)
    if values.isEmpty || lead == 0 { wide(summary.title, &buffer) }
    guard !values.isEmpty else { return }
    var line = TextLine()
    var merged: [TextColumn] = []
    if lead > 0 {
      merged.append(TextColumn(width: span(0..<lead)))
      line.add(summary.title)
    }
    for text in values { line.add(text ?? []) }
    TextCells(columns: merged + cells.columns.dropFirst(lead), border: border)
      .append(line, to: &buffer)
  }

  // MARK: Lines

  /// A text of its own, wrapped to the width of the page; its own line breaks are kept.
  private func wide(_ text: [UInt8], _ buffer: inout ByteBuffer) {
    var visible: [UInt8] = []
    text.withUnsafeBytes { TextWidth.appendVisible($0, to: &visible, .multiLine) }
    for line in TextWidth.wrap(visible, width: width) {
      buffer.append(border.lineStart)
      buffer.append(Array(visible[line]))
      buffer.append(border.lineEnd)
      newLine(&buffer)
    }
  }

  private func rule(_ sign: StaticString?, _ buffer: inout ByteBuffer) {
    guard let sign else { return }
    for _ in 0..<max(lineWidth, 1) { buffer.append(sign) }
    newLine(&buffer)
  }

  private func markdownRule(_ buffer: inout ByteBuffer) {
    buffer.append("|")
    for column in cells.columns {
      buffer.append(column.alignment == .center ? ":" : "-")
      for _ in 0..<column.width { buffer.append("-") }
      buffer.append(column.alignment == .start ? "-|" : ":|")
    }
    newLine(&buffer)
  }

  private func newLine(_ buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\n"))
  }
}
