import Mappings
import Rendering
import ReportSpec
import Tables
import Values

/// Rows of the data and the windows they are in.
extension Explanation {
  /// The window of a section with data.
  func window(named id: String) -> SectionWindow? {
    windows.first { $0.entry.id.utf8.elementsEqual(id.utf8) }
  }

  /// What stands at an index of a section's group.
  func facts(of window: SectionWindow, index: Int) -> [Fact] {
    var facts = [
      Fact("group", Words.group(Array(window.entry.name.utf8))),
      Fact("index", "\(index) of \(window.total)"),
    ]
    if window.rows.indices.contains(index) {
      facts += dataFacts(ofRow: Int(window.rows[index]))
    }
    return facts
  }

  /// A row as the data file has it.
  func dataFacts(ofRow row: Int) -> [Fact] {
    var facts = [
      Fact("data row", "\(pipeline.table.number(ofRow: row)) of \(pipeline.readCount)"),
      Fact("data line", String(pipeline.table.line(ofRow: row))),
    ]
    if !keyColumns.isEmpty {
      facts.append(Fact("key", name(ofRow: row, of: pipeline.table)))
    }
    return facts
  }

  // MARK: Keys

  /// The fields of the key; empty without one.
  var keyColumns: [Column] {
    spec.rowKey.compactMap { pipeline.table.column(named: $0.value) }
  }

  /// The texts of a row's key, joined by commas; a null is as an empty text.
  func key(ofRow row: Int, of table: Table) -> [UInt8] {
    Array(
      fields(ofRow: row, of: table).map { $0 ?? [] }
        .joined(separator: [UInt8(ascii: ",")]))
  }

  /// The key of a row of a table with the fields of the report's, as a list in JSON: what tells
  /// every key from every other, and what CSV writes for keys of several fields.
  func listedKey(ofRow row: Int, of table: Table) -> [UInt8] {
    var list = ByteBuffer(capacity: 64)
    list.append("[")
    for (number, field) in fields(ofRow: row, of: table).enumerated() {
      if number > 0 { list.append(",") }
      JSONText.append(field, to: &list)
    }
    list.append("]")
    return list.bytes()
  }

  /// The key as a text that is no other row's: of one field its text, else a list in JSON.
  func plainKey(ofRow row: Int, of table: Table) -> [UInt8] {
    let fields = fields(ofRow: row, of: table)
    if fields.count == 1, let text = fields[0] { return text }
    return listedKey(ofRow: row, of: table)
  }

  /// The key as a person reads it: joined by commas, as a list where it has a null.
  func name(ofRow row: Int, of table: Table) -> String {
    let key =
      fields(ofRow: row, of: table).contains { $0 == nil }
      ? listedKey(ofRow: row, of: table) : key(ofRow: row, of: table)
    return String(decoding: key, as: UTF8.self)
  }

  /// Whether a row has a key, given as the texts of its fields.
  func has(_ key: [[UInt8]?], row: Int, of table: Table) -> Bool {
    zip(key, keyColumns).allSatisfy { text, column in
      let isNull = table.texts.isNull(row: row, slot: column.slot)
      guard let text, !isNull else { return text == nil && isNull }
      return table.texts.withText(row: row, slot: column.slot) { $0.elementsEqual(text) }
    }
  }

  /// The texts of the key's fields; nil for a null.
  func fields(ofRow row: Int, of table: Table) -> [[UInt8]?] {
    keyColumns.map { column in
      table.texts.isNull(row: row, slot: column.slot)
        ? nil : table.texts.text(row: row, slot: column.slot)
    }
  }
}

extension WindowDrawing {
  /// Whether the row at a place is drawn, and by which cell where rows have several.
  func facts(ofRowAt place: Int) -> [Fact] {
    if isRowHidden(at: place) { return [Fact("drawn", "no, `hide_rows` holds")] }
    if case .byRow = cells { return [Fact("cell", cell(at: place))] }
    return []
  }
}
