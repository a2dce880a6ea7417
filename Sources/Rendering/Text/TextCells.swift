import Sections
import TextWidth
import Values

/// Draws lines of cells in columns of known widths.
struct TextCells {
  let columns: [TextColumn]
  let border: TextBorder
  /// Cells between two columns.
  let gap: Int

  /// Appends the cells, in as many lines as the tallest of them needs.
  ///
  /// - Parameters:
  ///   - line: The cells, one for each column.
  ///   - height: How many lines the row may take and has to.
  ///   - style: How the row stands out on a terminal.
  ///   - isHead: Whether shorter cells stand at the bottom, on the rule below them.
  ///   - folding: Memory for folded texts that lasts from row to row.
  ///   - buffer: Gets the lines.
  /// - Returns: The number of lines.
  @inline(__always)
  func append(
    _ line: borrowing TextLine, height: LineBudget = .standard, style: TextStyle = .plain,
    isHead: Bool = false, _ folding: inout TextFolding, to buffer: inout ByteBuffer
  ) -> Int {
    let count = min(line.cells.count, columns.count)
    var fits = height.lines(ofWrapped: 1) == 1 && !isHead && style.opening == nil
    var bytes = 0
    line.cells.withUnsafeBufferPointer { cells in
      columns.withUnsafeBufferPointer { columns in
        for place in 0..<count {
          let cell = cells[place]
          fits = fits && !cell.hasLines && cell.width <= columns[place].width && cell.opening == nil
          bytes &+= cell.count &+ columns[place].width
        }
      }
    }
    if fits {
      single(line, count: count, bytes: bytes, to: &buffer)
      return 1
    }
    folding.fold(line, self, height)
    folding.append(line, self, style: style, isHead: isHead, to: &buffer)
    return folding.height
  }

  private func single(
    _ line: borrowing TextLine, count: Int, bytes: Int, to buffer: inout ByteBuffer
  ) {
    // Every cell is followed by a gap, and spaces are stored eight at a time.
    let start = buffer.count
    let room = buffer.room(for: bytes &+ count &* gap &+ 17)
    var target = UnsafeMutableRawPointer(room)
    var end = target
    columns.withUnsafeBufferPointer { columns in
      for place in 0..<count {
        let cell = line.cells[place]
        let column = columns[place]
        let free = column.width &- cell.width
        let before = column.alignment == .start ? 0 : leading(free, of: cell, in: line, column)
        target = TextCells.fill(target, before)
        line.withText(cell) { text in
          guard let base = text.baseAddress, text.count > 0 else { return }
          TextCells.copy(base, text.count, to: target)
          target += text.count
          end = target
        }
        target = TextCells.fill(target, free &- before &+ gap)
      }
    }
    buffer.count = start &+ (end - UnsafeMutableRawPointer(room))
    TextCells.endLine(&buffer, from: start)
  }

  /// The cells before a text; numbers leave room for the fractions of others behind them.
  func leading(
    _ free: Int, of cell: TextLine.Cell, in line: borrowing TextLine, _ column: TextColumn
  ) -> Int {
    switch column.alignment {
    case .start: return 0
    case .center: return max(free, 0) / 2
    case .end:
      guard column.tailWidth > 0, free > 0 else { return max(free, 0) }
      let tail: Int? = line.withText(cell) { text in
        NumberTail.headCount(text, mark: column.decimalMark).map { head in
          TextWidth.width(of: UnsafeRawBufferPointer(rebasing: text[head...]))
        }
      }
      return max(free - (tail.map { max(column.tailWidth - $0, 0) } ?? 0), 0)
    }
  }

  /// Stores spaces, up to seven more than asked for.
  @inline(__always)
  private static func fill(
    _ target: UnsafeMutableRawPointer, _ count: Int
  ) -> UnsafeMutableRawPointer {
    var stored = 0
    while stored < count {
      target.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: stored, as: UInt64.self)
      stored &+= 8
    }
    return target + count
  }

  /// Copies a short text in words of which the last overlaps the one before.
  @inline(__always)
  private static func copy(
    _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) {
    if count >= 8, count <= 64 {
      var offset = 0
      let last = count &- 8
      while offset < last {
        target.storeBytes(
          of: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self), toByteOffset: offset,
          as: UInt64.self)
        offset &+= 8
      }
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: last, as: UInt64.self), toByteOffset: last,
        as: UInt64.self)
    } else if count >= 4, count < 8 {
      let last = count &- 4
      target.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: last, as: UInt32.self), toByteOffset: last,
        as: UInt32.self)
    } else {
      target.copyMemory(from: source, byteCount: count)
    }
  }

  /// Appends a short text.
  @inline(__always)
  static func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    guard let base = text.baseAddress else { return }
    copy(base, text.count, to: UnsafeMutableRawPointer(buffer.room(for: text.count)))
    buffer.count &+= text.count
  }

  /// Ends a line that began at `start`; no line ends in spaces.
  static func endLine(_ buffer: inout ByteBuffer, from start: Int) {
    trimEnd(&buffer, from: start)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Takes away the spaces at the end of a line that began at `start`.
  @inline(__always)
  static func trimEnd(_ buffer: inout ByteBuffer, from start: Int) {
    let kept = buffer.withBytes(from: start) { line in
      var kept = line.count
      while kept > 0, line[kept &- 1] == 0x20 { kept &-= 1 }
      return kept
    }
    buffer.truncate(to: start + kept)
  }

  /// Appends spaces.
  @inline(__always)
  static func spaces(_ count: Int, to buffer: inout ByteBuffer) {
    guard count > 0 else { return }
    _ = fill(UnsafeMutableRawPointer(buffer.room(for: count &+ 8)), count)
    buffer.count &+= count
  }
}
