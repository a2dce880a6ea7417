import Mappings
package import Sections

/// What the lines of a text show, in order from 0.
package struct TextLines: Sendable {
  /// The rows that are shown: each thing that a section draws but its title and footer.
  package private(set) var rows = LineMap()
  /// Number of lines above the first section: the title of the page and the heads of its columns.
  private(set) var heads = 0
  /// The lines of the titles of sections, by the number of the section.
  private var titles: [Int: Range<Int>] = [:]

  /// The lines of the title of a section; empty for one without.
  func title(ofSection section: Int) -> Range<Int> { titles[section] ?? 0..<0 }

  /// Adds lines of a row, or of what is no row.
  mutating func add(_ count: Int, of row: RowPath? = nil) {
    if let row { rows.add(row, lines: count) } else { rows.add(lines: count) }
  }

  /// What was added so far are the heads.
  mutating func endHeads() { heads = rows.count }

  /// What was added from a line on is the title of a section.
  mutating func endTitle(ofSection section: Int, from start: Int) {
    if start < rows.count { titles[section] = start..<rows.count }
  }
}
