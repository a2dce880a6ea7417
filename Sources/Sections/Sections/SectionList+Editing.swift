public import Mappings

extension SectionList {
  /// Adds a section at the end.
  ///
  /// - Parameter section: the section
  /// - Throws: ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public mutating func append(_ section: Section) throws(SectionError) {
    try insert(section, at: count)
  }

  /// Puts a section before the one at `place`, or at the end.
  ///
  /// - Parameters:
  ///   - section: the section
  ///   - place: its number on the page, 0 to `count`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``,
  ///   ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public mutating func insert(_ section: Section, at place: Int) throws(SectionError) {
    guard (0...count).contains(place) else {
      throw .placeOutOfRange(what: .placeForSection, place: place, valid: 0..<count + 1)
    }
    if let name = section.name, let other = number(ofSection: name) {
      throw .duplicate(section: name, at: other < place ? other : other + 1, and: place)
    }
    var section = section
    try section.check()
    add(section, at: place)
  }

  /// Takes the section of a name out.
  ///
  /// - Parameter name: the name
  /// - Returns: the section
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  @discardableResult
  public mutating func remove(_ name: GroupName) throws(SectionError) -> Section {
    take(try requiredNumber(of: name))
  }

  /// Takes the section at a place out.
  ///
  /// - Parameter place: its number on the page, 0 to `count - 1`
  /// - Returns: the section
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  @discardableResult
  public mutating func remove(at place: Int) throws(SectionError) -> Section {
    take(try requiredPlace(place))
  }

  /// Puts a section in place of the one of a name.
  ///
  /// - Parameters:
  ///   - name: the name of the section that goes
  ///   - section: the section that comes, of the same name or another
  /// - Throws: as ``replace(at:with:)``, and ``SectionError/unknownSection(_:known:)``
  public mutating func replace(
    _ name: GroupName, with section: Section
  ) throws(SectionError) {
    try replace(at: requiredNumber(of: name), with: section)
  }

  /// Puts a section in place of the one at a place; under the same name it takes over what was
  /// asked to be reloaded.
  ///
  /// - Parameters:
  ///   - place: the number on the page of the section that goes, 0 to `count - 1`
  ///   - section: the section that comes
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``,
  ///   ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public mutating func replace(at place: Int, with section: Section) throws(SectionError) {
    let place = try requiredPlace(place)
    if let name = section.name, let other = number(ofSection: name), other != place,
      name != sections[place].name
    {
      throw .duplicate(section: name, at: other, and: place)
    }
    var section = section
    try section.check(since: sections[place])
    section.keepReloads(of: sections[place])
    put(section, at: place)
  }

  /// Moves the section of a name.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - target: the number that the section then has on the page, 0 to `count - 1`
  /// - Throws: ``SectionError/unknownSection(_:known:)`` or
  ///   ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func move(_ name: GroupName, to target: Int) throws(SectionError) {
    try move(at: requiredNumber(of: name), to: target)
  }

  /// Moves the section at a place.
  ///
  /// - Parameters:
  ///   - place: its number on the page, 0 to `count - 1`
  ///   - target: the number that the section then has on the page
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func move(at place: Int, to target: Int) throws(SectionError) {
    let place = try requiredPlace(place)
    let target = try requiredPlace(target)
    if place != target { add(take(place), at: target) }
  }

  /// Hides or shows the section of a name; its rows keep being hidden or not as they are.
  ///
  /// - Parameters:
  ///   - isHidden: whether the section then draws nothing
  ///   - name: the name
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  public mutating func setHidden(_ isHidden: Bool, _ name: GroupName) throws(SectionError) {
    try setHidden(isHidden, at: requiredNumber(of: name))
  }

  /// Hides or shows the section at a place.
  ///
  /// - Parameters:
  ///   - isHidden: whether the section then draws nothing
  ///   - place: its number on the page, 0 to `count - 1`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func setHidden(_ isHidden: Bool, at place: Int) throws(SectionError) {
    update(try requiredPlace(place)) { $0.isHidden = isHidden }
  }

  /// Has the section of a name drawn anew as a whole though nothing about it changed.
  ///
  /// - Parameter name: the name
  /// - Throws: ``SectionError/unknownSection(_:known:)``
  public mutating func reload(_ name: GroupName) throws(SectionError) {
    try reload(at: requiredNumber(of: name))
  }

  /// Has the section at a place drawn anew as a whole though nothing about it changed.
  ///
  /// - Parameter place: its number on the page, 0 to `count - 1`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func reload(at place: Int) throws(SectionError) {
    update(try requiredPlace(place)) { $0.reload() }
  }

  /// Edits the rows of the section of a name; an edit that throws changes nothing.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - body: the edits
  /// - Returns: what `body` returns
  /// - Throws: as ``Section/edit(_:)``, and ``SectionError/unknownSection(_:known:)``
  @discardableResult
  public mutating func edit<Result>(
    _ name: GroupName, _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    try edit(at: requiredNumber(of: name), body)
  }

  /// Edits the rows of the section of a name, whatever the last edit returns; an edit that throws
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - body: the edits
  /// - Throws: as ``Section/edit(_:)``, and ``SectionError/unknownSection(_:known:)``
  public mutating func edit(
    _ name: GroupName, _ body: (inout RowList) throws -> Void
  ) throws {
    try edit(at: requiredNumber(of: name), body)
  }

  /// Edits the rows of the section at a place; an edit that throws changes nothing.
  ///
  /// - Parameters:
  ///   - place: its number on the page, 0 to `count - 1`
  ///   - body: the edits
  /// - Returns: what `body` returns
  /// - Throws: as ``Section/edit(_:)``, and ``SectionError/placeOutOfRange(what:place:valid:)``
  @discardableResult
  public mutating func edit<Result>(
    at place: Int, _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    try update(requiredPlace(place)) { try $0.withRows(body) }
  }

  /// Edits the rows of the section at a place, whatever the last edit returns; an edit that throws
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - place: its number on the page, 0 to `count - 1`
  ///   - body: the edits
  /// - Throws: as ``Section/edit(_:)``, and ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func edit(
    at place: Int, _ body: (inout RowList) throws -> Void
  ) throws {
    try update(requiredPlace(place)) { try $0.withRows(body) }
  }

  /// Changes anything about the section of a name; changes that throw change nothing.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - body: the changes; a section of another name put in its place is renamed, unless that name
  ///     is taken
  /// - Throws: what `body` throws, ``SectionError/unknownSection(_:known:)``,
  ///   ``SectionError/duplicateSection(_:first:second:)`` and
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public mutating func change(
    _ name: GroupName, _ body: (inout Section) throws -> Void
  ) throws {
    let place = try requiredNumber(of: name)
    var section = sections[place]
    try body(&section)
    try replace(at: place, with: section)
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
      throw .placeOutOfRange(what: .section, place: place, valid: 0..<count)
    }
    return place
  }
}
