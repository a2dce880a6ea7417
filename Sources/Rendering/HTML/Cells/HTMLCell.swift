import Values

/// Draws the cells of one column in data rows.
struct HTMLCell {
  /// The place of the field in a row's texts.
  let slot: Int
  /// Whether the cell is the text as it was read and nothing else.
  let isPlain: Bool
  /// What a null prints, escaped.
  let nullText: [UInt8]
  /// The class of the cell of a null.
  let nullClass: [UInt8]
  /// Whether a cell has no class but that of a null.
  let hasKnownClass: Bool
  /// Room after the numbers of a plain cell.
  let fraction: FractionFill
  let column: PageColumn
  /// The most lines of a cell; 0 for no limit.
  private let lines: Int
  /// The least room of a cell.
  private let room: HTMLLineRoom
  /// What opens the box that cuts the cell, without its end.
  private let clip: [UInt8]
  private let styles: [[UInt8]]

  /// Draws the cells of the column at a place of the page, with the least `room` that they may get,
  /// in rows of at most `rowLimit` lines; 0 for no limit.
  init(
    _ column: PageColumn, at place: Int, _ fraction: FractionFill, _ room: HTMLLineRoom,
    rowLimit: Int = 0
  ) {
    self.column = column
    self.fraction = fraction
    slot = column.source.slot
    self.room = room
    lines = [column.maxLines ?? 0, rowLimit].filter { $0 > 0 }.min() ?? 0
    let className = HTMLLineStyle.className(ofLimit: lines)
    clip = Array("<div\(className.map { " class=\"\($0)\"" } ?? "")".utf8)
    styles = HTMLCellStyle.classes(of: column, at: place)
    var isPlain = column.source.formatter == nil && column.link == nil && lines <= 0
    var hasKnownClass = column.styles == nil
    if case .heat = column.picture { hasKnownClass = false }
    if case .none = column.picture {} else { isPlain = false }
    self.isPlain = isPlain
    self.hasKnownClass = hasKnownClass
    nullClass = column.nullText.isEmpty ? [] : Array("null".utf8)
    var text = ByteBuffer(capacity: 64)
    HTMLEscape.append(column.nullText, to: &text)
    nullText = text.bytes()
  }

  /// Appends the names of the classes that the cell of `row` needs.
  func appendClass(_ row: Int, _ reader: CellReader, to buffer: inout ByteBuffer) {
    let start = buffer.count
    func separate(_ buffer: inout ByteBuffer) {
      if buffer.count > start { buffer.append(" ") }
    }
    if isNull(row, reader) {
      buffer.append(nullClass)
    } else if case .heat(let scale) = column.picture {
      HTMLPicture.heatClass(scale, reader.double(column.source, row: row), to: &buffer)
    }
    if let style = column.styles?.place(ofRow: row), styles.indices.contains(style) {
      separate(&buffer)
      buffer.append(styles[style])
    }
  }

  private func isNull(_ row: Int, _ reader: CellReader) -> Bool {
    if case .sparkline(let fields) = column.picture {
      return fields.allSatisfy { !(reader.double($0, row: row)?.isFinite ?? false) }
    }
    return reader.place(row: row, slot: slot).isNull
  }

  /// Appends what stands in the cell of `row`, the run's row `index`; false, with nothing appended,
  /// for a null.
  func appendContent(
    _ row: Int, _ index: Int, _ run: PageRun, _ reader: CellReader, _ scratch: inout ByteBuffer,
    to buffer: inout ByteBuffer, _ remarks: inout DrawingRemarks
  ) -> Bool {
    if case .sparkline(let fields) = column.picture {
      return HTMLPicture.sparkline(fields, row, reader, to: &buffer)
    }
    if reader.place(row: row, slot: slot).isNull { return false }
    switch column.picture {
    case .none, .sparkline:
      text(row, index, run, reader, &scratch, to: &buffer, &remarks)
    case .badge(let classes):
      HTMLPicture.badge(classes, reader.text(at: reader.place(row: row, slot: slot)), to: &buffer)
    case .bar(let scale):
      HTMLPicture.bar(scale, reader.double(column.source, row: row), to: &buffer)
      formatted(row, reader, &scratch, to: &buffer)
    case .heat:
      formatted(row, reader, &scratch, to: &buffer)
    case .stars(let max):
      if let value = reader.double(column.source, row: row), let count = StarCount(value, max: max)
      {
        HTMLPicture.stars(
          count, of: max, reader.text(at: reader.place(row: row, slot: slot)), to: &buffer)
      } else {
        formatted(row, reader, &scratch, to: &buffer)
      }
    case .markdown:
      HTMLMarkdown.append(reader.text(at: reader.place(row: row, slot: slot)), to: &buffer)
    case .image(let image):
      HTMLPicture.image(image, column, row, reader, &scratch, to: &buffer, &remarks)
    }
    return true
  }

  /// A cell of text, in its link.
  private func text(
    _ row: Int, _ index: Int, _ run: PageRun, _ reader: CellReader, _ scratch: inout ByteBuffer,
    to buffer: inout ByteBuffer, _ remarks: inout DrawingRemarks
  ) {
    let isClipped = openClip(row, reader, &scratch, to: &buffer)
    var isLinked = false
    if let link = column.link {
      scratch.removeAll()
      isLinked = reader.append(link, row: row, index: index, run: run, to: &scratch)
      if isLinked {
        buffer.append("<a href=\"")
        scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
        buffer.append("\" rel=\"noopener noreferrer\">")
      } else {
        remarks.links.add(row: row, slot: slot)
      }
    }
    formatted(row, reader, &scratch, to: &buffer)
    if isLinked { buffer.append("</a>") }
    if isClipped { buffer.append("</div>") }
  }

  /// Opens the box that a cell of limited height is cut by; a text that may be cut stands whole in
  /// its title.
  private func openClip(
    _ row: Int, _ reader: CellReader, _ scratch: inout ByteBuffer, to buffer: inout ByteBuffer
  ) -> Bool {
    guard lines > 0 else { return false }
    scratch.removeAll()
    _ = reader.append(column.source, row: row, to: &scratch)
    buffer.append(clip)
    if scratch.withBytes({ room.mayExceed(lines, $0) }) {
      buffer.append(" title=\"")
      scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
      buffer.append("\"")
    }
    buffer.append(">")
    return true
  }

  /// The value in its format, or as it was read.
  private func formatted(
    _ row: Int, _ reader: CellReader, _ scratch: inout ByteBuffer, to buffer: inout ByteBuffer
  ) {
    if column.source.formatter == nil {
      let text = reader.text(at: reader.place(row: row, slot: slot))
      HTMLEscape.append(text, to: &buffer)
      fraction.append(after: text, to: &buffer)
      return
    }
    scratch.removeAll()
    _ = reader.append(column.source, row: row, to: &scratch)
    scratch.withBytes { text in
      HTMLEscape.append(text, to: &buffer)
      if fraction.closesNegatives, text.last != UInt8(ascii: ")") {
        buffer.append("<i class=\"c\"></i>")
      }
    }
  }
}
