import Diagnostics
import ReportSpec
import Tables
import Values

/// The order of the sections that `groups: all` and `groups: {where: …}` make.
///
/// Ties keep the order of first appearance; the group of rows without a group and that of NaN stand
/// last unless the order is that of first appearance itself (spec language §2).
struct GroupOrder {
  private let sort: GroupSortSpec
  private let view: View
  private let expressions: GroupExpressions

  init(_ sort: GroupSortSpec, _ view: View, _ expressions: GroupExpressions) {
    self.sort = sort
    self.view = view
    self.expressions = expressions
  }

  /// The places of groups, which stand in order of first appearance, in this order.
  func sorted(
    _ places: [Int], into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> [Int] {
    switch sort {
    case .first:
      return places
    case .name(let descending):
      return ordered(places, descending) { first, second in
        GroupOrder.compare(view.groups[first], view.groups[second])
      }
    case .count(let descending):
      return ordered(places, descending) { view.groups[$0].count - view.groups[$1].count }
    case .expression(let expression):
      return try expressions.places(places, sortedBy: expression, into: &bag)
    }
  }

  private func ordered(
    _ places: [Int], _ descending: Bool, _ compare: (Int, Int) -> Int
  ) -> [Int] {
    places.sorted { first, second in
      let isLast = (view.groups[first].standsLast, view.groups[second].standsLast)
      if isLast.0 != isLast.1 { return isLast.1 }
      let result = compare(first, second)
      if result == 0 { return first < second }
      return descending ? result > 0 : result < 0
    }
  }

  private static func compare(_ first: View.Group, _ second: View.Group) -> Int {
    func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
      first < second ? -1 : (first > second ? 1 : 0)
    }
    switch (first.value, second.value) {
    case (.integer(let first), .integer(let second)): return order(first, second)
    case (.decimal(let first), .decimal(let second)): return first.compared(with: second)
    case (.number(let first), .number(let second)): return order(first, second)
    case (.boolean(let first), .boolean(let second)): return order(first ? 1 : 0, second ? 1 : 0)
    case (.date(let first), .date(let second)): return order(first, second)
    case (.time(let first), .time(let second)): return order(first, second)
    case (.datetime(let first), .datetime(let second)): return order(first, second)
    case (.duration(let first), .duration(let second)): return order(first, second)
    default:
      if first.name == second.name { return 0 }
      return first.name.lexicographicallyPrecedes(second.name) ? -1 : 1
    }
  }
}

extension View.Group {
  /// Whether the group has no value that could be compared.
  fileprivate var standsLast: Bool {
    if case .number(let value) = value { return value.isNaN }
    return isUngrouped
  }
}
