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
  /// Lines of the row.
  private(set) var height = 0

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
      TextWidth.wrap(
        text, width: column.wraps ? column.width : .max, isWide: column.wraps, into: &ranges)
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
      append(lineNumber: number, line, cells, isHead: isHead, to: &buffer)
      if style.opening != nil {
        if buffer.count == textStart {
          // An empty line needs no style.
          buffer.truncate(to: start)
        } else {
          buffer.append(TextStyle.closing)
        }
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends one line of all cells, without spaces at its end.
  private func append(
    lineNumber: Int, _ line: borrowing TextLine, _ cells: TextCells, isHead: Bool,
    to buffer: inout ByteBuffer
  ) {
    let lineStart = buffer.count
    // Spaces are written when a text follows them.
    var free = 0
    cells.columns.withUnsafeBufferPointer { columns in
      for place in 0..<starts.count - 1 {
        let column = columns[place]
        let first = starts[place]
        let count = starts[place + 1] &- first
        let number = isHead ? lineNumber &- (height &- count) : lineNumber
        guard number >= 0, number < count else {
          free &+= column.width &+ cells.gap
          continue
        }
        let piece = pieces[first + number]
        let own = column.width &- piece.width
        let before =
          column.alignment == .start
          ? 0
          : count == 1 && !piece.isCut && !isHead
            ? cells.leading(own, of: line.cells[place], in: line, column)
            : TextFolding.leading(own, column.alignment)
        if piece.range.isEmpty && !piece.isCut {
          free &+= column.width &+ cells.gap
          continue
        }
        TextCells.spaces(free &+ before, to: &buffer)
        let opening = line.cells[place].opening
        if let opening { buffer.append(line.openings[opening]) }
        line.withText(line.cells[place]) { text in
          TextCells.append(UnsafeRawBufferPointer(rebasing: text[piece.range]), to: &buffer)
        }
        if piece.isCut { buffer.append(cells.border.ellipsis) }
        if opening != nil { buffer.append(TextStyle.closing) }
        free = own &- before &+ cells.gap
      }
    }
    TextCells.trimEnd(&buffer, from: lineStart)
  }

  private static func leading(_ free: Int, _ alignment: Alignment) -> Int {
    switch alignment {
    case .start: 0
    case .end: max(free, 0)
    case .center: max(free, 0) / 2
    }
  }
}
