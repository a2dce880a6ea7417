import Rendering
import ReportSpec
import Tables
import Values

/// The keys of the rows of a report, as texts.
struct RowKeys: Sendable {
  /// The fields of the key, in order; empty where rows have none.
  let columns: [Column]
  private let texts: CellTexts

  init(_ pipeline: Pipeline) {
    let table = pipeline.drawnTable
    columns = pipeline.loaded.spec.rowKey.compactMap { table.column(named: $0.value) }
    texts = table.texts
  }

  var isEmpty: Bool { columns.isEmpty }

  /// The texts of the key's fields; nil for a null.
  func fields(ofRow row: Int) -> [[UInt8]?] {
    columns.map { column in
      texts.isNull(row: row, slot: column.slot) ? nil : texts.text(row: row, slot: column.slot)
    }
  }

  /// Whether a row has a key, given as the texts of its fields.
  func has(_ key: [[UInt8]?], row: Int) -> Bool {
    zip(key, columns).allSatisfy { text, column in
      let isNull = texts.isNull(row: row, slot: column.slot)
      guard let text, !isNull else { return text == nil && isNull }
      return texts.withText(row: row, slot: column.slot) { $0.elementsEqual(text) }
    }
  }

  /// Whether a row has the texts of a key as a call gives them, an empty one for a null too.
  func fits(_ words: [[UInt8]], row: Int) -> Bool {
    zip(words, columns).allSatisfy { word, column in
      texts.isNull(row: row, slot: column.slot)
        ? word.isEmpty : texts.withText(row: row, slot: column.slot) { $0.elementsEqual(word) }
    }
  }

  /// The texts of the fields joined by commas; a null is as an empty text.
  func joined(ofRow row: Int) -> [UInt8] {
    Array(fields(ofRow: row).map { $0 ?? [] }.joined(separator: [UInt8(ascii: ",")]))
  }

  /// The key as a list in JSON: what tells every key from every other, and what CSV writes for keys
  /// of several fields.
  func list(ofRow row: Int) -> [UInt8] {
    var list = ByteBuffer(capacity: 64)
    list.append("[")
    for (number, field) in fields(ofRow: row).enumerated() {
      if number > 0 { list.append(",") }
      JSONText.append(field, to: &list)
    }
    list.append("]")
    return list.bytes()
  }

  /// The key as a text that is no other row's: of one field its text, else the list.
  func text(ofRow row: Int) -> [UInt8] {
    let fields = fields(ofRow: row)
    if fields.count == 1, let text = fields[0] { return text }
    return list(ofRow: row)
  }

  /// The key as a person reads it: joined by commas, as a list where it has a null.
  func name(ofRow row: Int) -> String {
    let hasNull = fields(ofRow: row).contains { $0 == nil }
    return String(decoding: hasNull ? list(ofRow: row) : joined(ofRow: row), as: UTF8.self)
  }
}
