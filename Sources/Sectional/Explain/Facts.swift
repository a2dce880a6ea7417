/// Something that is known of a place, with its name.
package struct Fact: Sendable, Equatable {
  /// What it is, in a word or two.
  package let name: String
  package let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Facts about several things of one kind, a line for each.
package struct FactTable: Sendable, Equatable {
  package let headings: [String]
  package let rows: [[String]]
}
