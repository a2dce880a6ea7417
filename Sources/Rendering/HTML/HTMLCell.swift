import Values

/// Draws the cells of one column in data rows.
struct HTMLCell {
  /// The place of the field in a row's texts.
  let slot: Int
  /// Whether the cell is the text as it was read and nothing else.
  let isPlain: Bool
  /// The whole cell of a null.
  let nullCell: [UInt8]
  private let source: CellSource
  private let link: RowText?

  init(_ column: PageColumn) {
    slot = column.source.slot
    isPlain = column.source.formatter == nil && column.link == nil
    source = column.source
    link = column.link
    var cell = ByteBuffer(capacity: 64)
    cell.append(column.nullText.isEmpty ? "<td>" : "<td class=\"null\">")
    HTMLEscape.append(column.nullText, to: &cell)
    nullCell = cell.bytes()
  }

  /// Appends the cell of `row`, the run's row `index`, where the value is no null; false where its
  /// link was refused.
  func append(
    _ row: Int, _ index: Int, _ run: PageRun, _ reader: CellReader, _ scratch: inout ByteBuffer,
    to buffer: inout ByteBuffer
  ) -> Bool {
    let place = reader.place(row: row, slot: slot)
    buffer.append("<td>")
    if let link {
      scratch.removeAll()
      if reader.append(link, row: row, index: index, run: run, to: &scratch) {
        buffer.append("<a href=\"")
        scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
        buffer.append("\" rel=\"noopener noreferrer\">")
        text(row, place, reader, &scratch, to: &buffer)
        buffer.append("</a>")
        return true
      }
    }
    text(row, place, reader, &scratch, to: &buffer)
    return link == nil
  }

  private func text(
    _ row: Int, _ place: CellPlace, _ reader: CellReader, _ scratch: inout ByteBuffer,
    to buffer: inout ByteBuffer
  ) {
    if source.formatter == nil {
      HTMLEscape.append(reader.text(at: place), to: &buffer)
      return
    }
    scratch.removeAll()
    _ = reader.append(source, row: row, to: &scratch)
    scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
  }
}
