package import Diagnostics

/// What an expression is for, and so which type it may have.
package enum ExpressionPurpose: Sendable {
  case any
  /// A condition: a boolean, or null, which counts as false.
  case condition
  /// The value of a cell, field or summary.
  case value
  /// Something to sort by.
  case sortKey
}

/// What an expression needs when it is evaluated.
package struct ExpressionUsage: Sendable {
  /// The fields of the rows, by place in the scope, ascending.
  package fileprivate(set) var fields: [Int] = []
  /// The fields of the lookups, by place of the lookup and of the field in it.
  package fileprivate(set) var lookupFields: [(lookup: Int, field: Int)] = []
  /// The lookups, ascending.
  package fileprivate(set) var lookups: [Int] = []
  /// The values to set, by place, ascending.
  package fileprivate(set) var slots: [Int] = []
  /// The neighbouring rows, ascending.
  package fileprivate(set) var neighbors: [Int] = []
  /// Whether the current row is read, outside of aggregates.
  package fileprivate(set) var readsRow = false
  package fileprivate(set) var hasAggregates = false
  package fileprivate(set) var readsClock = false
}

/// An expression whose names are known and whose types fit.
package struct CheckedExpression: Sendable {
  package let source: ExpressionSource
  package let dialect: ExpressionDialect
  package let scope: ExpressionScope
  /// The type of the result.
  package let type: ExpressionType
  package let usage: ExpressionUsage
  /// Whether the value depends on the row, parameters and lookups alone, not on the section or on
  /// the place of the row in it.
  package var isOfRowAlone: Bool {
    usage.neighbors.isEmpty && !usage.hasAggregates
      && usage.slots.allSatisfy { scope.slotName($0).utf8.starts(with: "params.".utf8) }
  }
  let tree: SyntaxTree
  let types: [ExpressionType]
  let resolutions: [Resolution]
  let aggregates: [AggregateCall]

  init(_ parsed: ParsedExpression, _ checker: ExpressionChecker) {
    source = parsed.source
    dialect = parsed.dialect
    scope = checker.scope
    tree = parsed.tree
    types = checker.types
    resolutions = checker.resolutions
    aggregates = checker.aggregates
    type = checker.types[parsed.tree.root]
    usage = ExpressionUsage(parsed.tree, checker)
  }
}

extension ParsedExpression {
  /// Finds out what the names stand for and whether the types fit.
  ///
  /// In the standard dialect nothing is refused: what is unknown or does not fit is a fault when
  /// it is evaluated.
  /// - Returns: nil for an expression with errors, which `bag` then tells.
  package func check(
    _ scope: ExpressionScope, as purpose: ExpressionPurpose = .any, into bag: inout DiagnosticBag
  ) -> CheckedExpression? {
    var checker = ExpressionChecker(self, scope)
    let type = checker.check(tree.root)
    checker.check(type, for: purpose)
    bag.add(contentsOf: checker.findings)
    return checker.bag.hasErrors ? nil : CheckedExpression(self, checker)
  }
}

extension ExpressionUsage {
  fileprivate init(_ tree: SyntaxTree, _ checker: ExpressionChecker) {
    var fields: Set<Int> = []
    var slots: Set<Int> = []
    var neighbors: Set<Int> = []
    var lookups: Set<Int> = []
    var lookupFields: Set<[Int]> = []
    for resolution in checker.resolutions {
      var source: RecordSource?
      switch resolution {
      case .slot(let slot): slots.insert(slot)
      case .lookup(let lookup): lookups.insert(lookup)
      case .record(let record): source = record
      case .field(let record, let field):
        source = record
        if record.table == 0 {
          fields.insert(field)
        } else {
          lookupFields.insert([record.table - 1, field])
        }
      default: break
      }
      if case .neighbor(let offset) = source { neighbors.insert(offset) }
      if let source, source.table > 0 { lookups.insert(source.table - 1) }
    }
    self.fields = fields.sorted()
    self.slots = slots.sorted()
    self.neighbors = neighbors.sorted()
    self.lookups = lookups.sorted()
    self.lookupFields = lookupFields.sorted { $0.lexicographicallyPrecedes($1) }
      .map { ($0[0], $0[1]) }
    readsRow = checker.readsRow
    hasAggregates = !checker.aggregates.isEmpty
    readsClock = checker.readsClock
  }
}
