import Sections
import Values

/// Writes the drawn rows of a page as CSV (RFC 4180): section, group and key of the row, then its
/// values by column, typed and without formats.
///
/// A null is an empty field, and a key of several fields a JSON list of them. Lines end in a line
/// feed alone, as every reader takes them.
package struct CSVRenderer {
  private let page: Page
  private let text: CSVText

  /// A renderer of `page`.
  ///
  /// - Parameters:
  ///   - page: What to write.
  ///   - hasFormulaGuard: Whether what a spreadsheet would take for a formula is marked with an
  ///     apostrophe, which alters the data.
  package init(_ page: Page, hasFormulaGuard: Bool = false) {
    self.page = page
    text = CSVText(hasFormulaGuard: hasFormulaGuard)
  }

  /// Writes the head and every row.
  package func render(to sink: any ByteSink) throws {
    var output = BufferedOutput(to: sink)
    head(&output.buffer)
    let reader = CellReader(page.texts)
    for section in page.sections where !section.section.isHidden {
      for (run, drawn) in zip(section.runs, section.section.runs) where !drawn.isHidden {
        var lead = ByteBuffer(capacity: 64)
        text.append(Array((section.section.id ?? "").utf8), to: &lead)
        lead.append(",")
        text.append(run.group, to: &lead)
        lead.append(",")
        let start = lead.bytes()
        for index in 0..<run.count {
          output.buffer.append(start)
          append(run.row(at: index), reader, &output.buffer)
          try output.flushIfFull()
        }
      }
    }
    try output.flush()
  }

  /// The names of the columns; the first three give way to columns of the same names.
  private func head(_ buffer: inout ByteBuffer) {
    let ids = page.columns.map { Array($0.id.utf8) }
    for name in ["section", "group", "key"] {
      var bytes = Array(name.utf8)
      while ids.contains(bytes) { bytes.append(UInt8(ascii: "_")) }
      if name != "section" { buffer.append(",") }
      text.append(bytes, to: &buffer)
    }
    for id in ids {
      buffer.append(",")
      text.append(id, to: &buffer)
    }
    buffer.append("\n")
  }

  private func append(_ row: Int, _ reader: CellReader, _ buffer: inout ByteBuffer) {
    if page.key.count == 1, let field = page.key.first {
      let place = reader.place(row: row, slot: field.slot)
      // A null is nothing at all, an empty text a pair of quotes.
      if !place.isNull {
        let value = reader.text(at: place)
        if value.isEmpty { buffer.append("\"\"") } else { text.append(value, to: &buffer) }
      }
    } else if !page.key.isEmpty {
      var list = ByteBuffer(capacity: 64)
      list.append("[")
      for (number, field) in page.key.enumerated() {
        if number > 0 { list.append(",") }
        JSONText.append(key: reader.place(row: row, slot: field.slot), reader, to: &list)
      }
      list.append("]")
      list.withBytes { text.append($0, to: &buffer) }
    }
    for column in page.columns {
      buffer.append(",")
      let place = reader.place(row: row, slot: column.source.slot)
      if place.isNull { continue }
      switch column.type {
      case .integer, .decimal, .number, .datetime, .duration:
        var plain = ByteBuffer(capacity: 64)
        PlainText.append(reader.text(at: place), column.type, to: &plain)
        plain.withBytes { text.append($0, to: &buffer) }
      case .string, .boolean, .date, .time, nil:
        text.append(reader.text(at: place), to: &buffer)
      }
    }
    buffer.append("\n")
  }
}
