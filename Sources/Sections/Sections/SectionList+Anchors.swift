public import Mappings

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
}
