public import Mappings

extension Section {
  /// The fixed rows, the rows of the program and the drawn note that were given a key, from top to
  /// bottom.
  ///
  /// Unlike an anchor, which finds one row by what it is known by, this looks for keys alone and finds
  /// every row. The nearest row to a hidden one is one of those that it stands with, the next one
  /// where two are as near; else the row of the section that follows it, else the last one.
  ///
  /// - Parameter key: the key that rows were given; one that only names its prototype has none
  /// - Returns: a place for each row; none for rows below more than an `Int` can count
  public func foundRows(ofKey key: RowKey) -> [FoundRow] {
    guard !isHidden else {
      return partContents.flatMap {
        SectionPart(content: $0, firstRow: nil, count: 0).rows(withKey: key)
      }.map { _ in .hidden(nearest: nil) }
    }
    return parts.flatMap { part in
      part.rows(withKey: key).compactMap { found -> FoundRow? in
        let row = found.drawnPlace.flatMap(part.row)
        if found.isDrawn { return row.map { .drawn(row: $0) } }
        return .hidden(nearest: row ?? nearestRow(to: part.firstRow))
      }
    }
  }

  /// The row at a place in the window of a run of data rows.
  ///
  /// The nearest row to a hidden one is one of its run, the next one where two are as near; else the
  /// first one of the next run that draws rows, else the last one of the previous such run, else the
  /// note, else the row of the section that follows it, else the last one.
  ///
  /// - Parameters:
  ///   - place: the place in the window, hidden rows included
  ///   - run: the number of the run in ``runs``
  /// - Returns: its place; nil out of range and below more rows than an `Int` can count
  public func foundRow(at place: Int, ofRun run: Int) -> FoundRow? {
    guard runs.indices.contains(run), let isRowHidden = runs[run].isHidden(at: place) else {
      return nil
    }
    let parts = parts
    let own = parts.first { $0.run == run }
    let nearest = runs[run].nearestShown(to: place).flatMap { near in
      runs[run].shownPlace(of: near).flatMap { shown in own?.row(shown) }
    }
    guard isHidden || isRowHidden else { return nearest.map { .drawn(row: $0) } }
    return .hidden(
      nearest: nearest ?? Self.neighbor(ofRun: run, among: parts)
        ?? nearestRow(to: parts.first { $0.stands(belowRun: run) }?.firstRow))
  }

  /// The row that stands for a run that draws none: of another run, or the note.
  private static func neighbor(ofRun run: Int, among parts: [SectionPart]) -> Int? {
    if let next = parts.first(where: { $0.run.map { $0 > run } ?? false }) { return next.row(0) }
    if let previous = parts.last(where: { $0.run.map { $0 < run } ?? false }) {
      return previous.row(previous.count - 1)
    }
    let note = parts.first { if case .item(.note) = $0.content { true } else { false } }
    return note?.row(0)
  }

  /// The drawn row at a place or, where none is, the last one; nil where no row is drawn.
  private func nearestRow(to row: Int?) -> Int? {
    let last = numberOfRows - 1
    return last < 0 ? nil : Swift.min(row ?? last, last)
  }
}

extension SectionPart {
  /// Whether the part stands below where the rows of a run are drawn or would be.
  fileprivate func stands(belowRun run: Int) -> Bool {
    switch content {
    case .item(.earlier(let other)), .item(.rows(let other)): other > run
    case .item(.more(let other)): other >= run
    case .item(.summary), .after: true
    case .item(.note), .item(.fixed), .before, .fixed, .list: false
    }
  }
}
