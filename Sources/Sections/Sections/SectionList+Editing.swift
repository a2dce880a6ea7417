public import Mappings

extension SectionList {
  /// Adds a section at the end.
  ///
  /// - Parameter section: the section
  /// - Throws: ``SectionError/duplicateSection(_:first:second:)``
  public mutating func append(_ section: Section) throws(SectionError) {
    try insert(section, at: count)
  }

  /// Puts a section before the one at `place`, or at the end.
  ///
  /// - Parameters:
  ///   - section: the section
  ///   - place: its number on the page, 0 to `count`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/duplicateSection(_:first:second:)``
  public mutating func insert(_ section: Section, at place: Int) throws(SectionError) {
    guard (0...count).contains(place) else {
      throw .placeOutOfRange(what: "place for a section", place: place, valid: 0..<count + 1)
    }
    try checkName(of: section, at: place, replacing: nil)
    sections.insert(section, at: place)
  }

  /// Takes the section of a name out.
  ///
  /// - Parameter name: the name
  /// - Returns: the section
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  @discardableResult
  public mutating func remove(_ name: GroupName) throws(SectionError) -> Section {
    sections.remove(at: try requiredNumber(of: name))
  }

  /// Takes the section at a place out.
  ///
  /// - Parameter place: its number on the page, 0 to `count - 1`
  /// - Returns: the section
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  @discardableResult
  public mutating func remove(at place: Int) throws(SectionError) -> Section {
    sections.remove(at: try requiredPlace(place))
  }

  /// Puts a section in place of the one of a name.
  ///
  /// - Parameters:
  ///   - name: the name of the section that goes
  ///   - section: the section that comes, of the same name or another
  /// - Throws: ``SectionError/unknownSection(_:known:)`` or
  ///   ``SectionError/duplicateSection(_:first:second:)``
  public mutating func replace(
    _ name: GroupName, with section: Section
  ) throws(SectionError) {
    try replace(at: requiredNumber(of: name), with: section)
  }

  /// Puts a section in place of the one at a place.
  ///
  /// - Parameters:
  ///   - place: the number on the page of the section that goes, 0 to `count - 1`
  ///   - section: the section that comes
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/duplicateSection(_:first:second:)``
  public mutating func replace(at place: Int, with section: Section) throws(SectionError) {
    let place = try requiredPlace(place)
    try checkName(of: section, at: place, replacing: place)
    sections[place] = section
  }

  /// Moves the section of a name.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - target: the number that the section then has on the page, 0 to `count - 1`
  /// - Throws: ``SectionError/unknownSection(_:known:)`` or
  ///   ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func move(_ name: GroupName, to target: Int) throws(SectionError) {
    let place = try requiredNumber(of: name)
    let target = try requiredPlace(target)
    sections.insert(sections.remove(at: place), at: target)
  }

  /// Hides or shows the section of a name; its rows keep being hidden or not as they are.
  ///
  /// - Parameters:
  ///   - isHidden: whether the section then draws nothing
  ///   - name: the name
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  public mutating func setHidden(_ isHidden: Bool, _ name: GroupName) throws(SectionError) {
    sections[try requiredNumber(of: name)].isHidden = isHidden
  }

  /// Has the section of a name drawn anew as a whole though nothing about it changed.
  ///
  /// - Parameter name: the name
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  public mutating func reload(_ name: GroupName) throws(SectionError) {
    sections[try requiredNumber(of: name)].reload()
  }

  /// Edits the rows of the section of a name; an edit that throws changes nothing.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - body: the edits
  /// - Returns: what `body` returns
  /// - Throws: what `body` throws, ``SectionError/unknownSection(_:known:)``, and
  ///   ``SectionError/rowsOfData(section:)`` for runs of data rows
  public mutating func edit<Result>(
    _ name: GroupName, _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    try sections[requiredNumber(of: name)].edit(body)
  }

  /// Changes anything about the section of a name but the name.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - body: the changes; another name given here is not taken
  /// - Throws: what `body` throws, and ``SectionError/unknownSection(_:known:)``
  public mutating func change(
    _ name: GroupName, _ body: (inout Section) throws -> Void
  ) throws {
    let place = try requiredNumber(of: name)
    var section = sections[place]
    try body(&section)
    try checkName(of: section, at: place, replacing: place)
    sections[place] = section
  }

  // MARK: Checks

  func requiredNumber(of name: GroupName) throws(SectionError) -> Int {
    guard let number = number(ofSection: name) else {
      throw .unknownSection(name, known: sections.compactMap(\.name))
    }
    return number
  }

  func requiredPlace(_ place: Int) throws(SectionError) -> Int {
    guard sections.indices.contains(place) else {
      throw .placeOutOfRange(what: "section", place: place, valid: 0..<count)
    }
    return place
  }

  private func checkName(
    of section: Section, at place: Int, replacing old: Int?
  ) throws(SectionError) {
    guard let name = section.name else { return }
    if let first = sections.indices.first(where: { $0 != old && sections[$0].name == name }) {
      throw .duplicateSection(name, first: first, second: place)
    }
  }
}
