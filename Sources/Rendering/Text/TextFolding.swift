import Sections
import TextWidth
import Values

/// The cells of a row in lines: folded to their columns, cut where there are too many lines.
struct TextFolding: ~Copyable {
  /// A line of a cell.
  private struct Piece {
    /// Bytes of the cell's text.
    var range: Range<Int>
    /// Cells, the sign of a cut included.
    var width: Int
    var isCut: Bool
  }

  private var pieces: [Piece] = []
  /// Where each cell's pieces begin, and where the last one's end.
  private var starts: [Int] = []
  private var ranges: [Range<Int>] = []
  private var height = 0

  /// Folds every cell of a row to its column.
  mutating func fold(_ line: borrowing TextLine, _ cells: TextCells, _ budget: LineBudget) {
    pieces.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var tallest = 0
    for place in 0..<min(line.cells.count, cells.columns.count) {
      starts.append(pieces.count)
      let column = cells.columns[place]
      let limit = budget.textLines(ofWrapped: column.maxLines)
      fold(line.cells[place], of: line, column, limit: limit)
      tallest = max(tallest, pieces.count - (starts.last ?? 0))
    }
    starts.append(pieces.count)
    height = budget.lines(ofWrapped: tallest)
  }

  private mutating func fold(
    _ cell: TextLine.Cell, of line: borrowing TextLine, _ column: TextColumn, limit: Int
  ) {
    if !cell.hasLines, cell.width <= column.width {
      pieces.append(Piece(range: 0..<cell.count, width: cell.width, isCut: false))
      return
    }
    // The memory is handed on, so that it is not allocated for every text.
    var ranges: [Range<Int>] = []
    swap(&ranges, &self.ranges)
    var pieces: [Piece] = []
    swap(&pieces, &self.pieces)
    line.withText(cell) { text in
      TextWidth.wrap(text, width: column.wraps ? column.width : .max, into: &ranges)
      for (number, range) in ranges.prefix(limit).enumerated() {
        let isLast = number == limit - 1 && ranges.count > limit
        pieces.append(
          TextFolding.piece(text, range, width: column.width, isCut: isLast))
      }
    }
    swap(&ranges, &self.ranges)
    swap(&pieces, &self.pieces)
  }

  /// One line of a text; it is cut where it is too wide or lines after it are left out.
  private static func piece(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, width limit: Int, isCut: Bool
  ) -> Piece {
    let line = UnsafeRawBufferPointer(rebasing: text[range])
    let width = TextWidth.width(of: line)
    if !isCut, width <= limit { return Piece(range: range, width: width, isCut: false) }
    var (count, kept) = (range.count, width)
    if width > limit - 1 {
      let prefix = TextWidth.prefix(of: line, fitting: max(limit - 1, 0))
      (count, kept) = (prefix.count, prefix.width)
    }
    while count > 0, line[count - 1] == 0x20 {
      count -= 1
      kept -= 1
    }
    return Piece(range: range.lowerBound..<range.lowerBound + count, width: kept + 1, isCut: true)
  }

  /// Appends the lines of the row that was folded last.
  func append(
    _ line: borrowing TextLine, _ cells: TextCells, style: TextStyle, isHead: Bool,
    to buffer: inout ByteBuffer
  ) {
    for number in 0..<height {
      let start = buffer.count
      if let opening = style.opening { buffer.append(opening) }
      let textStart = buffer.count
      for place in 0..<starts.count - 1 {
        if place > 0 { TextCells.spaces(cells.gap, to: &buffer) }
        append(place, lineNumber: number, line, cells, isHead: isHead, to: &buffer)
      }
      if buffer.withBytes(from: textStart, { $0.allSatisfy { $0 == 0x20 } }) {
        // An empty line needs no style.
        buffer.truncate(to: start)
      }
      TextCells.endLine(&buffer, from: start)
      if let end = style.opening.map({ _ in buffer.count }), end - start > 1 {
        buffer.truncate(to: end - 1)
        buffer.append(TextStyle.closing)
        buffer.append(UInt8(ascii: "\n"))
      }
    }
  }

  private func append(
    _ place: Int, lineNumber: Int, _ line: borrowing TextLine, _ cells: TextCells, isHead: Bool,
    to buffer: inout ByteBuffer
  ) {
    let column = cells.columns[place]
    let count = starts[place + 1] - starts[place]
    let number = isHead ? lineNumber - (height - count) : lineNumber
    guard number >= 0, number < count else {
      TextCells.spaces(column.width, to: &buffer)
      return
    }
    let piece = pieces[starts[place] + number]
    let cell = line.cells[place]
    let free = column.width - piece.width
    let before =
      count == 1 && !piece.isCut && !isHead
      ? cells.leading(free, of: cell, in: line, column)
      : TextFolding.leading(free, column.alignment)
    TextCells.spaces(before, to: &buffer)
    line.withText(cell) { buffer.append(UnsafeRawBufferPointer(rebasing: $0[piece.range])) }
    if piece.isCut { buffer.append(cells.border.ellipsis) }
    TextCells.spaces(free - before, to: &buffer)
  }

  private static func leading(_ free: Int, _ alignment: Alignment) -> Int {
    switch alignment {
    case .start: 0
    case .end: max(free, 0)
    case .center: max(free, 0) / 2
    }
  }
}
