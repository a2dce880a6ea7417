public import Mappings

/// Which row each line of a rendered text shows.
///
/// It is filled in the order of the text. Rows of one section that follow each other with the same
/// number of lines are one entry, so that a long table takes little memory. Rows may come in any
/// order; of a row that comes twice the first lines are found, and lines of one row that follow each
/// other are one range. To add a row takes O(1) time behind all others, and O(n) for n entries before
/// one of them.
///
/// A text has no more lines than an `Int` can count: what would go beyond is not added.
public struct LineMap: Hashable, Sendable {
  private struct Entry: Hashable {
    let line: Int
    /// The first row; nil for lines that show none.
    let path: RowPath?
    var rows: Int
    /// Lines of each row.
    var height: Int
    /// Whether the rows have lines above already.
    var isRepeated = false

    var end: Int { line &+ rows &* height }

    /// How many rows below the first one a row is; nil where the entry does not show it.
    func offset(of row: RowPath) -> Int? {
      guard let path, path.section == row.section else { return nil }
      let (offset, overflows) = row.row.subtractingReportingOverflow(path.row)
      return !overflows && (0..<rows).contains(offset) ? offset : nil
    }

    /// The row below the last one.
    var next: RowPath? {
      guard let path else { return nil }
      let (row, overflows) = path.row.addingReportingOverflow(rows)
      return overflows ? nil : RowPath(section: path.section, row: row)
    }
  }

  private var entries: [Entry] = []
  /// The entries with rows, in the order of the rows.
  private var rowEntries: [Int] = []

  /// A map of no lines.
  public init() {}

  /// The number of lines.
  public var count: Int { entries.last?.end ?? 0 }

  /// Adds lines that show no row, such as a title; nothing for a number below 1 and
  /// for more than can be counted.
  public mutating func add(lines: Int) {
    guard lines > 0, lines <= Int.max - count else { return }
    if let last = entries.last, last.path == nil {
      entries[entries.count - 1].height += lines
    } else {
      entries.append(Entry(line: count, path: nil, rows: 1, height: lines))
    }
  }

  /// Adds the lines of a row; nothing for a number below 1 and for more than can be counted.
  public mutating func add(_ row: RowPath, lines: Int) {
    add(row, rows: 1, lines: lines)
  }

  /// Adds rows that follow each other, of as many lines each; at most as many as can be counted.
  ///
  /// Several rows have to come behind all others.
  mutating func add(_ first: RowPath, rows: Int, lines: Int) {
    guard lines > 0 else { return }
    let rows = min(rows, (Int.max - count) / lines)
    guard rows > 0 else { return }
    if rows == 1, let last = entries.last, last.offset(of: first) == last.rows - 1 {
      return extendLastRow(of: last, by: lines)
    }
    let place = entry(below: first)
    let isRepeated = self.lines(of: first, before: place) != nil
    if place == rowEntries.count, !isRepeated, let last = entries.last, last.height == lines,
      !last.isRepeated, last.next == first
    {
      entries[entries.count - 1].rows += rows
      return
    }
    if !isRepeated { rowEntries.insert(entries.count, at: place) }
    entries.append(
      Entry(line: count, path: first, rows: rows, height: lines, isRepeated: isRepeated))
  }

  /// Gives the last row of the last entry, which others with fewer lines may share, more lines.
  private mutating func extendLastRow(of last: Entry, by lines: Int) {
    guard last.rows > 1, let path = last.path else {
      entries[entries.count - 1].height += lines
      return
    }
    entries[entries.count - 1].rows -= 1
    let row = RowPath(section: path.section, row: path.row &+ (last.rows &- 1))
    if !last.isRepeated { rowEntries.insert(entries.count, at: entry(below: row)) }
    entries.append(
      Entry(
        line: last.end &- last.height, path: row, rows: 1, height: last.height + lines,
        isRepeated: last.isRepeated))
  }

  /// The row that a line shows.
  ///
  /// - Parameter line: the number of the line, from 0
  /// - Returns: nil where the line shows no row
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public func row(atLine line: Int) throws(SectionError) -> RowPath? {
    guard (0..<count).contains(line) else {
      throw .placeOutOfRange(what: .line, place: line, valid: 0..<count)
    }
    let entry = entries[last { $0.line <= line }]
    return entry.path.map {
      RowPath(section: $0.section, row: $0.row &+ (line &- entry.line) / entry.height)
    }
  }

  /// The lines that show a row; nil where none does.
  public func lines(of row: RowPath) -> Range<Int>? {
    lines(of: row, before: entry(below: row))
  }

  /// The lines of a row, by the number of entries that begin at it or above it.
  private func lines(of row: RowPath, before place: Int) -> Range<Int>? {
    guard place > 0 else { return nil }
    let entry = entries[rowEntries[place &- 1]]
    guard let offset = entry.offset(of: row) else { return nil }
    let line = entry.line &+ offset &* entry.height
    return line..<line &+ entry.height
  }

  /// The number of entries whose first row is this one or one above it.
  private func entry(below row: RowPath) -> Int {
    var low = 0
    var high = rowEntries.count
    if let last = rowEntries.last, let path = entries[last].path, path <= row { low = high }
    while low < high {
      let middle = (low &+ high) / 2
      if let path = entries[rowEntries[middle]].path, path <= row {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The last entry for which a condition holds that holds for the first ones only.
  private func last(where holds: (Entry) -> Bool) -> Int {
    var low = 0
    var high = entries.count &- 1
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if holds(entries[middle]) { low = middle } else { high = middle &- 1 }
    }
    return low
  }
}
