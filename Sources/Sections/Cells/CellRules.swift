/// The ordered rules by which a section chooses the prototype of a row; the first that takes the
/// row decides.
///
/// A choice is always found: the last rule, and no other, has no condition, and where it is known
/// which prototypes there are, every one that a rule names is among them. This is checked when the
/// rules are made. The prototypes that rows name themselves are checked with the ``Section`` that has
/// the rules.
///
/// Conditions are code and cannot be compared: rules are equal to their own copies only.
public struct CellRules: Hashable, Sendable {
  private final class Storage: Sendable {
    let rules: [CellRule]
    let prototypes: [CellIdentifier]?
    let known: Set<CellIdentifier>

    init(_ rules: [CellRule], _ prototypes: [CellIdentifier]?) {
      self.rules = rules
      self.prototypes = prototypes
      known = Set(prototypes ?? [])
    }
  }

  private let storage: Storage
  private let fallback: CellIdentifier

  /// One prototype for every row, where it is not known which there are.
  public init(_ cell: CellIdentifier) {
    storage = Storage([], nil)
    fallback = cell
  }

  /// One prototype for every row.
  ///
  /// - Parameters:
  ///   - cell: the prototype
  ///   - prototypes: the prototypes there are
  /// - Throws: ``SectionError/unknownCell(_:rule:known:)``
  public init(_ cell: CellIdentifier, prototypes: [CellIdentifier]) throws(SectionError) {
    storage = Storage([], prototypes)
    fallback = cell
    guard storage.known.contains(cell) else {
      throw .unknownCell(cell, rule: 0, known: prototypes)
    }
  }

  /// Checked rules.
  ///
  /// - Parameters:
  ///   - rules: the rules in order, of which the last has no condition
  ///   - prototypes: the prototypes there are; nil where that is not known
  /// - Throws: ``SectionError/noRules``, ``SectionError/lastRuleHasCondition(rule:)``,
  ///   ``SectionError/ruleNeverReached(rule:after:)`` or
  ///   ``SectionError/unknownCell(_:rule:known:)``
  public init(
    _ rules: [CellRule], prototypes: [CellIdentifier]? = nil
  ) throws(SectionError) {
    guard let last = rules.last else { throw .noRules }
    if last.hasCondition { throw .lastRuleHasCondition(rule: rules.count - 1) }
    if let early = rules.firstIndex(where: { !$0.hasCondition }), early < rules.count - 1 {
      throw .ruleNeverReached(rule: early + 1, after: early)
    }
    storage = Storage(rules, prototypes)
    fallback = last.cell
    for (place, rule) in rules.enumerated() where !knows(rule.cell) {
      throw .unknownCell(rule.cell, rule: place, known: prototypes ?? [])
    }
  }

  /// The rules in order.
  public var rules: [CellRule] {
    storage.rules.isEmpty ? [CellRule(cell: fallback)] : storage.rules
  }

  /// The prototypes there are; nil where that is not known.
  public var prototypes: [CellIdentifier]? { storage.prototypes }

  /// Whether a prototype exists, as far as it is known which there are.
  func knows(_ cell: CellIdentifier) -> Bool {
    storage.prototypes == nil || storage.known.contains(cell)
  }

  /// Whether both are copies of the same rules, with the same prototypes.
  func isCopy(of other: CellRules) -> Bool { storage === other.storage }

  /// The prototype of a row that leaves the choice to the rules.
  public func cell(for row: Row) -> CellIdentifier {
    storage.rules.first { $0.takes(row) }?.cell ?? fallback
  }

  /// What draws a row: a ready-made row needs no prototype (nil), a row that names its prototype
  /// has that one, and the rules choose for all others.
  public func cell(drawing row: Row) -> CellIdentifier? {
    switch row.drawing {
    case .literal: nil
    case .cell(let cell, _): cell
    case .byRules: cell(for: row)
    }
  }

  /// Whether both are copies of the same rules, or one and the same prototype for every row.
  public static func == (left: CellRules, right: CellRules) -> Bool {
    left.fallback == right.fallback
      && (left.storage === right.storage
        || (left.storage.rules.isEmpty && right.storage.rules.isEmpty))
  }

  /// Feeds what is compared to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallback)
    if !storage.rules.isEmpty { hasher.combine(ObjectIdentifier(storage)) }
  }
}
