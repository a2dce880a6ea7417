public import Mappings

/// Which row each line of a rendered text shows.
///
/// It is filled in the order of the text. Rows of one section that follow each other with the same
/// number of lines are one entry, so that a long table takes little memory.
public struct LineMap: Hashable, Sendable {
  private struct Entry: Hashable {
    let line: Int
    /// The first row; nil for lines that show none.
    let path: RowPath?
    var rows: Int
    /// Lines of each row.
    var height: Int

    var end: Int { line &+ rows &* height }
  }

  private var entries: [Entry] = []
  /// The entries with rows, which stand in the order of the rows.
  private var rowEntries: [Int] = []

  /// A map of no lines.
  public init() {}

  /// The number of lines.
  public var count: Int { entries.last?.end ?? 0 }

  /// Adds lines that show no row, such as a title; nothing for a number below 1.
  public mutating func add(lines: Int) {
    add(nil, lines)
  }

  /// Adds the lines of a row; nothing for a number below 1.
  public mutating func add(_ row: RowPath, lines: Int) {
    add(row, lines)
  }

  private mutating func add(_ path: RowPath?, _ lines: Int) {
    guard lines > 0, !count.addingReportingOverflow(lines).overflow else { return }
    if let last = entries.last, last.height == lines, let first = last.path,
      RowPath(section: first.section, row: first.row &+ last.rows) == path
    {
      entries[entries.count - 1].rows += 1
    } else if path == nil, let last = entries.last, last.path == nil {
      entries[entries.count - 1].height += lines
    } else {
      if path != nil { rowEntries.append(entries.count) }
      entries.append(Entry(line: count, path: path, rows: 1, height: lines))
    }
  }

  /// The row that a line shows.
  ///
  /// - Parameter line: the number of the line, from 0
  /// - Returns: nil where the line shows no row
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public func row(atLine line: Int) throws(SectionError) -> RowPath? {
    guard (0..<count).contains(line) else {
      throw .placeOutOfRange(what: "line", place: line, valid: 0..<count)
    }
    let entry = entries[last { $0.line <= line }]
    return entry.path.map {
      RowPath(section: $0.section, row: $0.row &+ (line &- entry.line) / entry.height)
    }
  }

  /// The lines that show a row; nil where none does.
  public func lines(of row: RowPath) -> Range<Int>? {
    var low = 0
    var high = rowEntries.count
    while low < high {
      let middle = (low &+ high) / 2
      if let path = entries[rowEntries[middle]].path, path <= row {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    let entry = entries[rowEntries[low &- 1]]
    guard let first = entry.path, first.section == row.section,
      row.row &- first.row < entry.rows
    else { return nil }
    let line = entry.line &+ (row.row &- first.row) &* entry.height
    return line..<line &+ entry.height
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
