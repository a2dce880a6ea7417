package import Diagnostics
package import Values

/// The needed columns of a data file, and columns that were computed from them.
package struct Table: Sendable {
  package let file: DataFile
  /// The names of all fields of the file, and of those that were added.
  package let fieldNames: [String]
  /// The needed fields by slot.
  package let columns: [Column]
  package let texts: CellTexts
  package let rowCount: Int
  let fieldIndices: [Int]
  let locator: RowLocator
  /// The number in the file of each row; nil where they are the same.
  var rowNumbers: [Int]?

  /// What spans point into.
  package var source: SourceFile { file.source }

  /// The needed field of a name, compared by bytes.
  package func column(named name: String) -> Column? {
    columns.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The place in the file, from 0, of the field of a slot; −1 where the file has no fields.
  package func fieldIndex(ofSlot slot: Int) -> Int {
    fieldIndices.indices.contains(slot) ? fieldIndices[slot] : -1
  }

  /// The line, from 1, where a row begins.
  package func line(ofRow row: Int) -> Int {
    locator.line(at: locator.start(ofRow: number(ofRow: row)))
  }

  /// A row without its line end.
  package func span(ofRow row: Int) -> SourceSpan {
    SourceSpan(source, locator.range(ofRow: number(ofRow: row)))
  }

  /// A field as it stands in the file, with its quotes.
  package func span(row: Int, slot: Int) -> SourceSpan {
    SourceSpan(
      source, locator.range(ofRow: number(ofRow: row), field: fieldIndex(ofSlot: slot)))
  }

  /// The number of a row in the file, from 0; −1 for a row that is not there.
  package func number(ofRow row: Int) -> Int {
    guard let rowNumbers else { return row }
    return rowNumbers.indices.contains(row) ? rowNumbers[row] : -1
  }
}

/// Finds rows again for messages, from marks that were set while reading.
struct RowLocator: Sendable {
  /// Where a block of rows begins.
  struct Mark: Sendable {
    let row: Int
    let offset: Int
  }

  let file: DataFile
  let delimiter: UInt8
  let fieldCount: Int
  let rowCount: Int
  let marks: [Mark]

  private var parser: RowParser {
    RowParser(base: file.base, end: file.count, delimiter: delimiter)
  }

  /// The first byte of a row; the end of the file for a row that is not there.
  func start(ofRow row: Int) -> Int {
    guard row >= 0, row < rowCount else { return file.count }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].row <= row { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return file.count }
    let mark = marks[low - 1]
    var fields: [RawField] = []
    var offset = parser.skipBlankLines(from: mark.offset)
    for _ in mark.row..<row {
      offset = parser.row(at: offset, fields: &fields, limit: 0).next
      offset = parser.skipBlankLines(from: offset)
    }
    return offset
  }

  /// The bytes of a row without its line end.
  func range(ofRow row: Int) -> Range<Int> {
    let start = start(ofRow: row)
    var fields: [RawField] = []
    return start..<max(start, parser.row(at: start, fields: &fields, limit: 0).end)
  }

  /// The bytes of a field with its quotes; the row's where it has no such field.
  func range(ofRow row: Int, field: Int) -> Range<Int> {
    let start = start(ofRow: row)
    var fields: [RawField] = []
    let read = parser.row(at: start, fields: &fields, limit: fieldCount)
    return fields.indices.contains(field) ? fields[field].outer : start..<max(start, read.end)
  }

  /// The text of a field, unquoted.
  func text(ofRow row: Int, field: Int) -> [UInt8] {
    var fields: [RawField] = []
    _ = parser.row(at: start(ofRow: row), fields: &fields, limit: fieldCount)
    return fields.indices.contains(field) ? parser.text(of: fields[field]) : []
  }

  /// The line, from 1, that an offset is in; CR, LF and CRLF end a line.
  func line(at offset: Int) -> Int {
    var line = 1
    var position = 0
    let base = file.base
    while position < offset {
      let byte = base[position]
      if byte == Byte.lf || byte == Byte.cr && base[position + 1] != Byte.lf { line += 1 }
      position += 1
    }
    return line
  }
}
