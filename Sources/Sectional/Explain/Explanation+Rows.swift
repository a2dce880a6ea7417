import Mappings
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
      facts.append(Fact("key", String(decoding: key(ofRow: row), as: UTF8.self)))
    }
    return facts
  }

  // MARK: Keys

  /// The fields of the key; empty without one.
  var keyColumns: [Column] {
    spec.rowKey.compactMap { pipeline.table.column(named: $0.value) }
  }

  /// The texts of a row's key, joined by commas.
  func key(ofRow row: Int) -> [UInt8] {
    key(ofRow: row, of: pipeline.table)
  }

  /// The texts of the key of a row of a table with the fields of the report's.
  func key(ofRow row: Int, of table: Table) -> [UInt8] {
    Array(
      keyColumns.map { table.texts.text(row: row, slot: $0.slot) }
        .joined(separator: [UInt8(ascii: ",")]))
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
