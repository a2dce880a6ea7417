public import Mappings

/// What sections refuse, with the values that would be valid.
public enum SectionError: Error, Hashable, Sendable {
  /// What places are counted of.
  public enum Place: Hashable, Sendable {
    /// Rows of a section, hidden ones included.
    case row
    /// Where a row can be put in.
    case placeForRow
    /// Sections of the page.
    case section
    /// Where a section can be put in.
    case placeForSection
    /// Lines of a text.
    case line
    /// Prototypes to choose from.
    case cell
  }

  /// A place where nothing is; the valid places are given with it.
  case placeOutOfRange(what: Place, place: Int, valid: Range<Int>)
  /// A key that no row of the section has; the keys there are are given with it, the first twelve
  /// of them at most, and the number of rows.
  case unknownKey(RowKey, known: [RowKey], count: Int)
  /// A key that would stand twice in a section, with both places that it would have.
  case duplicateKey(RowKey, first: Int, second: Int)
  /// A row of a list that has no key and names no prototype.
  case missingKey(place: Int?)
  /// A place that was given twice.
  case repeatedPlace(Int)
  /// A key that was given twice.
  case repeatedKey(RowKey)
  /// Another number of rows than of places for them.
  case countsDiffer(rows: Int, places: Int)
  /// A name that no section has; those there are are given with it.
  case unknownSection(GroupName, known: [GroupName])
  /// A name that would stand twice among the sections, with both places that it would have.
  case duplicateSection(GroupName, first: Int, second: Int)
  /// Rows that come from data and are changed there, not in the section.
  case rowsOfData(section: GroupName?)
  /// No rule to choose a prototype by.
  case noRules
  /// A last rule with a condition, so that a row may be left without a prototype.
  case lastRuleHasCondition(rule: Int)
  /// A rule behind one that takes every row.
  case ruleNeverReached(rule: Int, after: Int)
  /// A prototype that a rule names and that does not exist; those there are are given with it.
  case unknownCell(CellIdentifier, rule: Int, known: [CellIdentifier])
  /// A prototype that a row or a run of rows names and that does not exist; the key of the row, or
  /// the group of the run, and the prototypes there are are given with it.
  case unknownCellOfRow(CellIdentifier, row: String, known: [CellIdentifier])
  /// More different prototypes in one run of rows than can be told apart.
  case tooManyCells(limit: Int)
}

extension SectionError: CustomStringConvertible {
  /// A sentence for people: what is wrong and which values are valid.
  public var description: String {
    switch self {
    case .placeOutOfRange(let what, let place, let valid):
      return "there is no \(what.word) \(place); \(Self.listing(valid))"
    case .unknownKey(let key, let known, let count):
      return "there is no row `\(key)`; "
        + Self.listing(known.map(\.text), of: count, nothing: "the section has no rows")
    case .duplicateKey(let key, let first, let second):
      return "the key `\(key)` would stand at row \(first) and at row \(second); "
        + "a key may stand once in a section"
    case .missingKey(let place):
      return "the row \(place.map { "at place \($0) " } ?? "")has no key; "
        + "valid is a row with a key or one that names its prototype"
    case .repeatedPlace(let place):
      return "place \(place) is given twice; every place may be given once"
    case .repeatedKey(let key):
      return "the row `\(key)` is named twice; every row may be named once"
    case .countsDiffer(let rows, let places):
      return "\(rows) rows were given for \(places) places; valid is one place for each row"
    case .unknownSection(let name, let known):
      return "there is no section `\(name)`; "
        + Self.listing(known.map(\.text), of: known.count, nothing: "no section has a name")
    case .duplicateSection(let name, let first, let second):
      return "the section `\(name)` would stand at place \(first) and at place \(second); "
        + "a name may stand once"
    case .rowsOfData(let section):
      let name = section.map { "section `\($0)`" } ?? "the section"
      return "the rows of \(name) come from data, which has their keys and is changed instead"
    case .noRules:
      return "there is no rule to choose a cell by; "
        + "valid is a list whose last rule has no condition"
    case .lastRuleHasCondition(let rule):
      return "rule \(rule) is the last and has a condition; valid is a last rule without one"
    case .ruleNeverReached(let rule, let after):
      return "rule \(rule) is never reached, since rule \(after) takes every row; "
        + "valid is a condition in every rule but the last"
    case .unknownCell(let cell, let rule, let known):
      return "rule \(rule) names the cell `\(cell)`, which does not exist; "
        + Self.listing(known.map(\.name), of: known.count, nothing: "there are no cells")
    case .unknownCellOfRow(let cell, let row, let known):
      return "row `\(row)` names the cell `\(cell)`, which does not exist; "
        + Self.listing(known.map(\.name), of: known.count, nothing: "there are no cells")
    case .tooManyCells(let limit):
      return "a run of rows names more than \(limit) cells; valid are \(limit) and fewer"
    }
  }

  private static func listing(_ valid: Range<Int>) -> String {
    guard !valid.isEmpty else { return "there are none" }
    let (first, last) = (valid.lowerBound, valid.upperBound - 1)
    return first == last ? "valid is \(last)" : "valid are \(first) to \(last)"
  }

  private static func listing(_ names: [String], of count: Int, nothing: String) -> String {
    guard !names.isEmpty else { return nothing }
    let shown = names.prefix(nameLimit).map { "`\($0)`" }.joined(separator: ", ")
    let rest = count - min(names.count, nameLimit)
    return rest > 0 ? "valid are \(shown) and \(rest) more" : "valid are \(shown)"
  }

  /// How many names a message lists at most.
  static let nameLimit = 12
}

extension SectionError {
  /// A key that would stand at two places, in any order.
  static func duplicate(key: RowKey, at one: Int, and other: Int) -> SectionError {
    .duplicateKey(key, first: min(one, other), second: max(one, other))
  }

  /// A name that would stand at two places, in any order.
  static func duplicate(section: GroupName, at one: Int, and other: Int) -> SectionError {
    .duplicateSection(section, first: min(one, other), second: max(one, other))
  }
}

extension SectionError.Place {
  fileprivate var word: String {
    switch self {
    case .row: "row"
    case .placeForRow: "place for a row"
    case .section: "section"
    case .placeForSection: "place for a section"
    case .line: "line"
    case .cell: "cell"
    }
  }
}
