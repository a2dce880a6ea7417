public import Mappings

/// What stands for a hidden row where a shown one is asked for.
public enum HiddenRowAnswer: Sendable {
  /// The shown row nearest to it among those that it stands with: the rows of the section, the fixed
  /// rows above them or those below them; nothing where all of these are hidden.
  case nearest
  /// Nothing.
  case nothing
}

extension SectionList {
  /// The row that an anchor names, as drawn.
  ///
  /// A key is looked for among the rows of the section, then among the fixed rows above and below
  /// them, then in the note; the first row that has it is found. The keys of data are not known
  /// here; see ``RowRun/shownPlace(of:)`` for their places.
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

  /// The name of a row by its section and its key: of a row of the section, a fixed row around
  /// them, or a note.
  ///
  /// - Parameters:
  ///   - key: the key
  ///   - section: the name of the section
  /// - Returns: the anchor, of a hidden row and of a note that is not drawn, too
  /// - Throws: ``SectionError/unknownSection(_:known:)``,
  ///   ``SectionError/unknownKey(_:known:count:)`` or, for a key that is none of a fixed row in a
  ///   section of data, ``SectionError/rowsOfData(section:)``
  public func anchor(
    of key: RowKey, inSection section: GroupName
  ) throws(SectionError) -> PageAnchor {
    try sections[requiredNumber(of: section)].checkAnchor(of: key)
    return PageAnchor(section: section, key: key)
  }

  /// The name of the row at a place among all rows of a section, without the fixed rows around
  /// them.
  ///
  /// - Parameters:
  ///   - place: the place among all rows, hidden ones included
  ///   - section: the name of the section
  ///   - hidden: what stands for a hidden row
  /// - Returns: the anchor; nil where the row is hidden and nothing stands for it, and for a fixed
  ///   row that no anchor leads to, without a key or with that of a row above it
  /// - Throws: ``SectionError/unknownSection(_:known:)``,
  ///   ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/rowsOfData(section:)``
  public func anchor(
    ofRow place: Int, inSection section: GroupName, ifHidden hidden: HiddenRowAnswer = .nothing
  ) throws(SectionError) -> PageAnchor? {
    try sections[requiredNumber(of: section)].key(ofRow: place, ifHidden: hidden)
      .map { PageAnchor(section: section, key: $0) }
  }

  /// The name of the row at a drawn place.
  ///
  /// - Returns: the anchor that leads to this place; nil where none does: out of range, for rows of
  ///   data, in a section without a name, for a row without a key or with that of another one that
  ///   is found before it
  public func anchor(at path: RowPath) -> PageAnchor? {
    guard let section = section(at: path.section)?.name, let key = row(at: path)?.identity else {
      return nil
    }
    let anchor = PageAnchor(section: section, key: key)
    return row(of: anchor) == path ? anchor : nil
  }

  /// The row that stands at a drawn place; nil out of range and for what is no row of its own, as
  /// data rows.
  public func row(at path: RowPath) -> Row? {
    section(at: path.section)?.item(atRow: path.row)?.item.row
  }

  /// The lines of a text in which each drawn row takes as many as it is said, from the top of the
  /// page to its bottom, in O(n) for n items drawn.
  ///
  /// - Parameters:
  ///   - titleLines: the lines above the rows of a section
  ///   - dataLines: the lines of one row of data, by its run and its place in the window; asked for
  ///     each drawn one. Nil where all rows of a run have the lines of their item; then a run takes
  ///     no more time or memory than a row
  ///   - lines: the lines of a row, by what is drawn; for rows of data asked once for all of a run
  /// - Returns: a map from lines to rows, to find the row of a line
  public func lineMap(
    titleLines: (Section) -> Int = { _ in 0 },
    dataLines: ((Section, RowRun, _ place: Int) -> Int)? = nil,
    lines: (Section, SectionItem) -> Int
  ) -> LineMap {
    var map = LineMap()
    for (number, section) in sections.enumerated() where !section.isHidden {
      map.add(lines: titleLines(section))
      var row = 0
      for item in section.items {
        let count = section.numberOfRows(of: item)
        let first = RowPath(section: number, row: row)
        if case .rows(let place) = item, let dataLines {
          let run = section.runs[place]
          var next = first
          run.forEachStretch { places, _ in
            for place in places {
              map.add(next, lines: dataLines(section, run, place))
              next.row &+= 1
            }
          }
        } else {
          map.add(first, rows: count, lines: lines(section, item))
        }
        row = row.addingClamped(count)
      }
    }
    return map
  }
}
