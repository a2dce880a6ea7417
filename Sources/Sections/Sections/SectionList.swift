public import Mappings

/// The sections of a page in order, with those that lost their place left out.
///
/// A section is found by its name in O(1). An edit of a section's rows looks at no other section,
/// and neither do the changes that it makes; ``apply(_:)`` copies the list of sections once. Edits
/// that put sections in, take them out, move or rename them take O(n) for n sections, as do the
/// changes that they make.
///
/// No name stands twice, and the prototypes that rows name are among those that the rules of their
/// section know: what comes into a list is checked on the way.
public struct SectionList: Sendable {
  private final class Order: Sendable {}

  /// The sections from top to bottom.
  public private(set) var sections: [Section]
  /// The first section of each name.
  private var numbers: [GroupName: Int] = [:]
  /// Lists of one order came from one list by edits of the sections that either of them notes.
  private var order = Order()
  private var edited: Set<Int> = []

  /// A list without sections.
  public init() {
    sections = []
  }

  /// A list of sections.
  ///
  /// - Parameter sections: the sections from top to bottom
  /// - Throws: ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public init(_ sections: [Section]) throws(SectionError) {
    self.init(unchecked: sections)
    try check(since: nil)
  }

  /// A list of sections that are known to have different names and rows whose prototypes exist.
  package init(unchecked sections: [Section]) {
    self.sections = sections
    index()
  }

  /// Number of sections on the page, hidden and fixed ones included.
  public var count: Int { sections.count }

  /// Number of sections with data on the page, hidden ones included.
  public var dataCount: Int {
    sections.count { $0.showsData }
  }

  /// Number of data rows in all windows, hidden ones included; as near as an `Int` comes to it.
  public var rowCount: Int {
    sections.reduce(0) { $0.addingClamped($1.count) }
  }

  /// The section with this number on the page, from 0; nil for a bad number.
  public func section(at number: Int) -> Section? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// The section of a name; nil where there is none.
  public func section(_ name: GroupName) -> Section? {
    number(ofSection: name).map { sections[$0] }
  }

  /// The number on the page of the section of a name; nil where there is none.
  public func number(ofSection name: GroupName) -> Int? { numbers[name] }

  // MARK: Storage

  /// Checks all sections, which take over the reloads of those that they stand in for.
  ///
  /// - Parameter old: the list whose place this one takes
  /// - Throws: ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  mutating func check(since old: SectionList?) throws(SectionError) {
    for place in sections.indices {
      let name = sections[place].name
      if let name, let first = numbers[name], first != place {
        throw .duplicateSection(name, first: first, second: place)
      }
      let before = name.flatMap { old?.section($0) }
      try sections[place].check(since: before)
      if let before { sections[place].keepReloads(of: before) }
    }
  }

  /// Changes the section at a place where it lies; its name stays.
  mutating func update<Result, Failure: Error>(
    _ place: Int, _ body: (inout Section) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    edited.insert(place)
    return try body(&sections[place])
  }

  /// Puts a section at a place and moves those behind it.
  mutating func add(_ section: Section, at place: Int) {
    sections.insert(section, at: place)
    if place == sections.count - 1 {
      order = Order()
      if let name = section.name, numbers[name] == nil { numbers[name] = place }
    } else {
      index()
    }
  }

  /// Takes the section at a place out.
  mutating func take(_ place: Int) -> Section {
    let section = sections.remove(at: place)
    index()
    return section
  }

  /// Puts a section in place of another one.
  mutating func put(_ section: Section, at place: Int) {
    let isRenamed = sections[place].name != section.name
    sections[place] = section
    edited.insert(place)
    if isRenamed { index() }
  }

  private mutating func index() {
    numbers.removeAll(keepingCapacity: true)
    for place in sections.indices {
      if let name = sections[place].name, numbers[name] == nil { numbers[name] = place }
    }
    order = Order()
    edited = []
  }

  /// Takes the list as it is for the origin of its copies.
  mutating func restart() {
    guard !edited.isEmpty else { return }
    for place in edited { sections[place].restart() }
    order = Order()
    edited = []
  }

  /// The sections in which this list and one of the same order differ at most, rising; nil for a
  /// list of another order.
  func candidates(since old: SectionList) -> [Int]? {
    order === old.order ? edited.union(old.edited).sorted() : nil
  }
}

extension SectionList: Hashable {
  /// Whether both have equal sections in the same order.
  public static func == (left: SectionList, right: SectionList) -> Bool {
    left.sections == right.sections
  }

  /// Feeds the sections to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
  }
}
