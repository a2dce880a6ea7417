public import Mappings

/// What stands for a hidden row where a shown one is asked for.
public enum HiddenRowAnswer: Sendable {
  /// The shown row of the section nearest to it.
  case nearest
  /// Nothing.
  case nothing
}

extension SectionList {
  /// The row that an anchor names, as drawn.
  ///
  /// A key is looked for among the rows of the section, then among the fixed rows around them. The
  /// keys of data are not known here; see ``RowRun/shownPlace(of:)`` for their places.
  ///
  /// - Parameters:
  ///   - anchor: the name of a row
  ///   - hidden: what stands for a hidden row
  /// - Returns: the number of the section and of the row among all that the section draws; nil
  ///   for an unknown section or key, for an anchor without a key, and where nothing is shown
  public func row(
    of anchor: PageAnchor, ifHidden hidden: HiddenRowAnswer = .nothing
  ) -> RowPath? {
    guard let key = anchor.key, let number = number(ofSection: anchor.section) else { return nil }
    return sections[number].drawnPlace(of: key, ifHidden: hidden)
      .map { RowPath(section: number, row: $0) }
  }

  /// The name of a row by its section and its key.
  ///
  /// - Parameters:
  ///   - key: the key
  ///   - section: the name of the section
  /// - Returns: the anchor, of a hidden row too
  /// - Throws: ``SectionError/unknownSection(_:known:)``,
  ///   ``SectionError/unknownKey(_:known:count:)`` or ``SectionError/rowsOfData(section:)``
  public func anchor(
    of key: RowKey, inSection section: GroupName
  ) throws(SectionError) -> PageAnchor {
    let list = try list(ofSection: requiredNumber(of: section))
    guard list.contains(key) else { throw list.unknown(key) }
    return PageAnchor(section: section, key: key)
  }

  /// The name of the row at a place among all rows of a section.
  ///
  /// - Parameters:
  ///   - place: the place among all rows, hidden ones included
  ///   - section: the name of the section
  ///   - hidden: what stands for a hidden row
  /// - Returns: the anchor; nil where the row is hidden and nothing stands for it
  /// - Throws: ``SectionError/unknownSection(_:known:)``,
  ///   ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/rowsOfData(section:)``
  public func anchor(
    ofRow place: Int, inSection section: GroupName, ifHidden hidden: HiddenRowAnswer = .nothing
  ) throws(SectionError) -> PageAnchor? {
    let number = try requiredNumber(of: section)
    let list = try list(ofSection: number)
    let key = try list.requiredKey(at: place)
    guard !sections[number].isHidden else { return nil }
    let shown = hidden == .nearest ? list.nearestShownPlace(to: key) : list.shownPlace(of: key)
    return shown.flatMap { list.key(atShown: $0) }.map { PageAnchor(section: section, key: $0) }
  }

  /// The row that stands at a drawn place; nil out of range and for what is no row of its own, as
  /// data rows.
  public func row(at path: RowPath) -> Row? {
    guard let section = section(at: path.section), !section.isHidden, path.row >= 0 else {
      return nil
    }
    guard case .rows(let list) = section.content else {
      return section.item(atRow: path.row)?.item.row
    }
    let before = section.before.drawn
    guard path.row >= before.count else { return before[path.row] }
    var place = path.row - before.count
    if place < list.shownCount { return list.row(atShown: place) }
    place -= list.shownCount
    if let note = section.note {
      if place == 0 { return note }
      place -= 1
    }
    let after = section.after.drawn
    return place < after.count ? after[place] : nil
  }

  /// The lines of a text in which each row takes as many as `lines` says.
  ///
  /// - Parameters:
  ///   - titleLines: the lines above the rows of a section
  ///   - lines: the lines of a row
  /// - Returns: a map from lines to rows, to find the row of a line
  public func lineMap(
    titleLines: (Section) -> Int = { _ in 0 }, lines: (Section, Row) -> Int
  ) -> LineMap {
    var map = LineMap()
    for (number, section) in sections.enumerated() where !section.isHidden {
      map.add(lines: titleLines(section))
      for place in 0..<section.numberOfRows {
        let path = RowPath(section: number, row: place)
        if let row = row(at: path) { map.add(path, lines: lines(section, row)) }
      }
    }
    return map
  }

  private func list(ofSection number: Int) throws(SectionError) -> RowList {
    switch sections[number].content {
    case .rows(let list): list
    case .fixed(let rows): try RowList(rows)
    case .runs: throw .rowsOfData(section: sections[number].name)
    }
  }
}

extension Section {
  /// The place of a row among all that the section draws.
  fileprivate func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    guard !isHidden else { return nil }
    let first = before.drawn.count
    switch content {
    case .rows(let list) where list.contains(key):
      let place =
        hidden == .nearest ? list.nearestShownPlace(to: key) : list.shownPlace(of: key)
      return place.map { first + $0 }
    case .fixed(let rows) where rows.contains { $0.identity == key }:
      return rows.drawnPlace(of: key, ifHidden: hidden).map { first + $0 }
    default:
      let end = numberOfRows - after.drawn.count - (hasSummary && showsData ? 1 : 0)
      return before.drawnPlace(of: key, ifHidden: hidden)
        ?? after.drawnPlace(of: key, ifHidden: hidden).map { end + $0 }
    }
  }
}

extension [Row] {
  /// The place of a row among those that are not hidden; of the nearest one where that is asked.
  fileprivate func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    guard let place = firstIndex(where: { $0.identity == key }) else { return nil }
    var found: Int? = place
    if self[place].isHidden {
      let next = self[place...].firstIndex { !$0.isHidden }
      let previous = self[..<place].lastIndex { !$0.isHidden }
      found =
        if hidden == .nothing {
          nil
        } else if let next, let previous {
          next - place <= place - previous ? next : previous
        } else {
          next ?? previous
        }
    }
    return found.map { found in self[..<found].count { !$0.isHidden } }
  }
}
