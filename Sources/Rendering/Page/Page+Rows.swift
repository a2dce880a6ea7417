import Sections
import Values

extension Page {
  /// The data rows that a section draws, as the texts of their cells; nil for a bad number.
  package func rows(inSection number: Int) -> [[String]]? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let reader = CellReader(texts)
    var rows: [[String]] = []
    for (place, run) in section.runs.enumerated()
    where !section.section.isHidden && !section.section.runs[place].isHidden {
      for index in 0..<run.count {
        let row = run.row(at: index)
        rows.append(
          columns.map { column in
            var cell = ByteBuffer(capacity: 64)
            reader.append(column, row: row, to: &cell)
            return String(decoding: cell.bytes(), as: UTF8.self)
          })
      }
    }
    return rows
  }
}
