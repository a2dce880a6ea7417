import Sections
import TextWidth
import Values

/// Draws rows as lines of a title and a value each, for pages too narrow for columns side by side.
struct TextStack {
  private let columns: [PageColumn]
  private let titles: [[UInt8]]
  private let titleWidth: Int
  private let width: Int
  private let border: TextBorder

  init(_ columns: [PageColumn], width: Int, border: TextBorder) {
    self.columns = columns
    self.border = border
    titles = columns.map { column in
      // What spans several titles goes before each of them.
      (column.spanner.map { $0 + Array(": ".utf8) } ?? []) + column.title
    }
    let widest = titles.map { TextWidth.width(of: TextWidth.visible($0)) }.max() ?? 0
    titleWidth = max(min(widest, width * 2 / 5), 1)
    self.width = width
  }

  /// The cells of a line that no value can use.
  var chromeWidth: Int { titleWidth + TextLayout.wideGap }

  /// How values stand beside their titles in rows of a height.
  func layout(_ budget: LineBudget = .standard) -> CellLayout {
    CellLayout(chromeWidth: chromeWidth, budget: budget) ?? .standard
  }

  /// Whether numbers, which are never folded, have room beside their titles.
  func fits(_ extents: [TextMeasure.Extent]) -> Bool {
    let widest = zip(columns, extents).filter { !$0.0.decimalMark.isEmpty }.map(\.1.total).max()
    return layout().textWidth(in: width) >= max(widest ?? 0, TextStack.leastValueWidth)
  }

  /// Values in fewer cells than these are no easier to read than columns that are.
  private static let leastValueWidth = 8

  /// Appends the values of a row; columns whose text is empty are left out.
  ///
  /// - Returns: The number of lines.
  func append(
    _ row: Int, _ reader: CellReader, _ layout: CellLayout, _ folding: inout TextFolding,
    to buffer: inout ByteBuffer
  ) -> Int {
    var lines = 0
    var value = ByteBuffer(capacity: 128)
    for (place, column) in columns.enumerated() {
      value.removeAll()
      reader.append(column, row: row, to: &value)
      lines += append(place, value.bytes(), layout, &folding, to: &buffer)
    }
    while lines < layout.budget.minimum {
      buffer.append(UInt8(ascii: "\n"))
      lines += 1
    }
    return lines
  }

  /// Appends the values of a summary.
  ///
  /// - Returns: The number of lines.
  func append(
    _ summary: SummaryLine, _ folding: inout TextFolding, to buffer: inout ByteBuffer
  ) -> Int {
    var lines = 0
    for (place, text) in summary.cells.enumerated() where place < columns.count {
      if let text { lines += append(place, text, layout(), &folding, to: &buffer) }
    }
    return lines
  }

  private func append(
    _ place: Int, _ value: [UInt8], _ layout: CellLayout, _ folding: inout TextFolding,
    to buffer: inout ByteBuffer
  ) -> Int {
    guard !value.isEmpty else { return 0 }
    var line = TextLine()
    line.add(titles[place])
    line.add(value)
    let column = columns[place]
    return TextCells(
      columns: [
        TextColumn(width: titleWidth),
        TextColumn(
          width: layout.textWidth(in: width), wraps: column.wraps,
          maxLines: layout.budget.textLines(ofWrapped: column.lineLimit)),
      ], border: border, gap: TextLayout.wideGap
    ).append(line, &folding, to: &buffer)
  }
}
