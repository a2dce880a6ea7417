import TextWidth
import Values

/// How the texts of a column stand in it.
struct TextColumn {
  /// Cells of the column.
  let width: Int
  var alignment = Alignment.start
  /// Whether long texts go on in a next line; else they are cut.
  var wraps = true
  /// The most lines of a cell; nil for no limit.
  var maxLines: Int?
}

/// Draws lines of cells in columns of known widths.
struct TextCells {
  let columns: [TextColumn]
  let border: TextBorder

  /// Appends the cells, in as many lines as the tallest of them needs.
  func append(_ line: borrowing TextLine, to buffer: inout ByteBuffer) {
    let fits =
      !line.hasLines && (0..<line.count).allSatisfy { line.widths[$0] <= columns[$0].width }
    if fits {
      single(line, to: &buffer)
    } else {
      folded(line, to: &buffer)
    }
  }

  private func single(_ line: borrowing TextLine, to buffer: inout ByteBuffer) {
    let start = buffer.count
    buffer.append(border.lineStart)
    for cell in 0..<line.count {
      if cell > 0 { buffer.append(border.gap) }
      let free = columns[cell].width - line.widths[cell]
      let before = leading(free, columns[cell].alignment)
      spaces(before, to: &buffer)
      line.withText(cell) { text(UnsafeRawBufferPointer($0), to: &buffer) }
      spaces(free - before, to: &buffer)
    }
    end(&buffer, from: start)
  }

  private func folded(_ line: borrowing TextLine, to buffer: inout ByteBuffer) {
    var cells: [[[UInt8]]] = []
    for cell in 0..<line.count {
      cells.append(line.withText(cell) { lines(of: $0, in: cell) })
    }
    let height = cells.map(\.count).max() ?? 0
    for number in 0..<height {
      let start = buffer.count
      buffer.append(border.lineStart)
      for (cell, lines) in cells.enumerated() {
        if cell > 0 { buffer.append(border.gap) }
        let bytes = number < lines.count ? lines[number] : []
        let free = columns[cell].width - TextWidth.width(of: bytes)
        let before = leading(free, columns[cell].alignment)
        spaces(before, to: &buffer)
        bytes.withUnsafeBytes { text($0, to: &buffer) }
        spaces(free - before, to: &buffer)
      }
      end(&buffer, from: start)
    }
  }

  /// The lines of a cell; text that the column's settings leave no room for ends in an ellipsis.
  private func lines(of text: UnsafeRawBufferPointer, in cell: Int) -> [[UInt8]] {
    let column = columns[cell]
    let width = column.width
    var lines = TextWidth.wrap(text, width: column.wraps ? width : .max).map {
      Array(text[$0])
    }
    if let limit = column.maxLines, limit > 0, lines.count > limit {
      lines.removeSubrange(limit...)
      lines[limit - 1] = cut(lines[limit - 1], to: width, always: true)
    }
    return lines.map { cut($0, to: width, always: false) }
  }

  private func cut(_ line: [UInt8], to width: Int, always: Bool) -> [UInt8] {
    if !always && TextWidth.width(of: line) <= width { return line }
    let kept = TextWidth.prefix(of: line, fitting: max(width - 1, 0)).count
    return line.prefix(kept) + Array("\(border.ellipsis)".utf8)
  }

  private func leading(_ free: Int, _ alignment: Alignment) -> Int {
    switch alignment {
    case .start: 0
    case .end: max(free, 0)
    case .center: max(free, 0) / 2
    }
  }

  /// In a Markdown table a bar inside a cell would end the cell.
  private func text(_ bytes: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    guard border == .markdown, bytes.contains(UInt8(ascii: "|")) else {
      buffer.append(bytes)
      return
    }
    for byte in bytes {
      if byte == UInt8(ascii: "|") { buffer.append(UInt8(ascii: "\\")) }
      buffer.append(byte)
    }
  }

  /// Ends a line that began at `start`; no line ends in spaces.
  private func end(_ buffer: inout ByteBuffer, from start: Int) {
    let kept = buffer.withBytes(from: start) { line in
      line.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    }
    if border != .markdown { buffer.truncate(to: start + kept) }
    buffer.append(border.lineEnd)
    buffer.append(UInt8(ascii: "\n"))
  }

  private func spaces(_ count: Int, to buffer: inout ByteBuffer) {
    guard count > 0 else { return }
    let room = buffer.room(for: count)
    room.update(repeating: UInt8(ascii: " "), count: count)
    buffer.count += count
  }
}
