import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// `groups.where` and `sort`: expressions that see a group, its number of rows and aggregates over
/// them (spec language §5).
struct GroupExpressions {
  private let context: ExpressionContext
  private let view: View

  init(_ context: ExpressionContext, _ view: View) {
    self.context = context
    self.view = view
  }

  /// The groups among some for which a condition holds, in their order.
  func places(
    where condition: ExpressionSpec, among places: [Int], into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> [Int] {
    guard let checked = context.check(condition, at: .group, as: .condition, into: &bag) else {
      return []
    }
    let group = try BoundGroup(checked, context)
    var kept: [Int] = []
    for place in places {
      if try group.holds(view.groups[place]) { kept.append(place) }
    }
    return kept
  }

  /// The groups by the value of an expression, ascending; null, NaN and the ungrouped group stand
  /// last, equal ones in their order.
  func places(
    _ places: [Int], sortedBy sort: ExpressionSpec, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> [Int] {
    guard let checked = context.check(sort, at: .group, as: .sortKey, into: &bag) else {
      return places
    }
    let group = try BoundGroup(checked, context)
    var keyed: [(place: Int, key: ExpressionValue, isLast: Bool)] = []
    for place in places {
      let key = try group.value(view.groups[place])
      keyed.append((place, key, view.groups[place].isUngrouped || key.isLast))
    }
    return keyed.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.isLast != other.isLast { return other.isLast }
      let order = one.isLast ? 0 : GroupExpressions.compare(one.key, other.key)
      return order == 0 ? first.offset < second.offset : order < 0
    }.map(\.element.place)
  }

  private static func compare(_ first: ExpressionValue, _ second: ExpressionValue) -> Int {
    // Values of one expression have one type, or types that compare.
    first.ordering(to: second) ?? 0
  }
}

/// An expression that is evaluated group by group.
private struct BoundGroup {
  private let context: ExpressionContext
  private let expression: CheckedExpression
  private let bound: BoundExpression

  init(
    _ expression: CheckedExpression, _ context: ExpressionContext
  ) throws(PipelineFailure) {
    self.context = context
    self.expression = expression
    bound = try context.bind(expression)
  }

  func value(_ group: View.Group) throws(PipelineFailure) -> ExpressionValue {
    enter(group)
    do throws(EvaluationFault) {
      return try bound.value()
    } catch {
      throw failure(error, group)
    }
  }

  func holds(_ group: View.Group) throws(PipelineFailure) -> Bool {
    enter(group)
    do throws(EvaluationFault) {
      return try bound.holds()
    } catch {
      throw failure(error, group)
    }
  }

  private func enter(_ group: View.Group) {
    bound.enterGroup(group.allRows)
    bound.set(context.value(of: group), named: "section.group")
    bound.set(.int(Int64(group.count)), named: "section.count")
  }

  private func failure(_ fault: EvaluationFault, _ group: View.Group) -> PipelineFailure {
    var diagnostic = fault.diagnostic(in: expression)
    let name = String(decoding: group.name, as: UTF8.self)
    diagnostic.notes.append("it is over the group \(name.inMessage)")
    return PipelineFailure(.content, [diagnostic])
  }
}

extension ExpressionValue {
  /// Whether the value has no place in an order.
  fileprivate var isLast: Bool {
    switch self {
    case .null: true
    case .double(let value): value.isNaN
    default: false
    }
  }
}
