import Sectional
import TextWidth

/// Facts as plain text: columns lined up, signs in the place of what would act on a terminal.
enum FactLayout {
  /// The headings and a line for each row.
  ///
  /// Nothing without rows; the last column is not padded.
  static func text(_ table: FactTable) -> String {
    guard !table.rows.isEmpty else { return "" }
    return lines([table.headings] + table.rows)
  }

  /// A line for each fact, its name first.
  static func text(_ facts: [Fact]) -> String {
    lines(facts.map { [$0.name, $0.value] })
  }

  private static func lines(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map { TextWidth.visible($0) } }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextWidth.width(of: cell))
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
        line += cell
        if isLast { break }
        line += String(repeating: " ", count: widths[column] - TextWidth.width(of: cell) + 2)
      }
      return line + "\n"
    }.joined()
  }
}
