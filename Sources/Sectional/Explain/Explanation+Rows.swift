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
    if !keys.isEmpty {
      facts.append(Fact("key", keys.name(ofRow: row)))
    }
    return facts
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
