public import Mappings

/// The sections of a page in order, with those that lost their place left out.
public struct SectionList: Hashable, Sendable {
  /// The sections from top to bottom.
  public internal(set) var sections: [Section]

  /// A list of `sections`, whose names should differ: of two with one name the first is found.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }

  /// Number of sections on the page, hidden and fixed ones included.
  public var count: Int { sections.count }

  /// Number of sections with data on the page, hidden ones included.
  public var dataCount: Int {
    sections.count { $0.showsData }
  }

  /// Number of data rows in all windows, hidden ones included.
  public var rowCount: Int {
    sections.reduce(0) { $0 + $1.count }
  }

  /// The section with this number on the page, from 0; nil for a bad number.
  public func section(at number: Int) -> Section? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// The section of a name; nil where there is none.
  public func section(_ name: GroupName) -> Section? {
    number(ofSection: name).map { sections[$0] }
  }

  /// The number on the page of the section called `id`; nil where there is none.
  public func number(ofSection id: String) -> Int? {
    number(ofSection: GroupName(id))
  }

  /// The number on the page of the section of a name; nil where there is none.
  public func number(ofSection name: GroupName) -> Int? {
    sections.firstIndex { $0.name == name }
  }
}
