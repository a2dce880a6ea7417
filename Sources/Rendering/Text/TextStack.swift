import Sections
import TextWidth
import Values

/// Draws rows as lines of a title and a value each, for pages too narrow for columns side by side.
struct TextStack {
  private let columns: [PageColumn]
  private let titles: [[UInt8]]
  private let titleWidth: Int
  private let valueWidth: Int
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
    valueWidth = max(width - titleWidth - TextLayout.wideGap, 1)
  }

  /// Whether numbers, which are never folded, have room beside their titles.
  func fits(_ extents: [TextMeasure.Extent]) -> Bool {
    let widest = zip(columns, extents).filter { !$0.0.decimalMark.isEmpty }.map(\.1.total).max()
    return valueWidth >= max(widest ?? 0, TextStack.leastValueWidth)
  }

  /// Values in fewer cells than these are no easier to read than columns that are.
  private static let leastValueWidth = 12

  /// Appends the values of a row; columns whose text is empty are left out.
  func append(
    _ row: Int, _ reader: CellReader, height: LineBudget, to buffer: inout ByteBuffer
  ) {
    var value = ByteBuffer(capacity: 128)
    for (place, column) in columns.enumerated() {
      value.removeAll()
      reader.append(column, row: row, to: &value)
      append(place, value.bytes(), height, to: &buffer)
    }
  }

  /// Appends the values of a summary.
  func append(_ summary: SummaryLine, to buffer: inout ByteBuffer) {
    for (place, text) in summary.cells.enumerated() where place < columns.count {
      if let text { append(place, text, .standard, to: &buffer) }
    }
  }

  private func append(
    _ place: Int, _ value: [UInt8], _ height: LineBudget, to buffer: inout ByteBuffer
  ) {
    guard !value.isEmpty else { return }
    var line = TextLine()
    line.add(titles[place])
    line.add(value)
    var folding = TextFolding()
    let column = columns[place]
    let limit = column.maxLines.flatMap { $0 > 0 ? $0 : nil } ?? Int.max
    TextCells(
      columns: [
        TextColumn(width: titleWidth),
        TextColumn(width: valueWidth, wraps: column.wraps, maxLines: limit),
      ], border: border, gap: TextLayout.wideGap
    ).append(line, height: height.limitOnly, &folding, to: &buffer)
  }
}

extension LineBudget {
  /// The same without a minimum, for one of several lines that a row is made of.
  fileprivate var limitOnly: LineBudget { LineBudget(limit: limit) ?? .standard }
}
