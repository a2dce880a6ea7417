import Diagnostics
import Expressions
import Values

/// What can be said of an expression before there is data: functions, parameters, the types of
/// declared fields, neighbours.
///
/// Any other name may be a field, so nothing is said of it here; with the data every expression is
/// checked again. Warnings are left to that check, since it knows more.
extension SpecDecoder {
  mutating func checkExpressions(_ spec: ReportSpec) {
    let uses = spec.expressions
    guard !uses.isEmpty else { return }
    var known = KnownNames(spec)
    for use in uses {
      let scope = known.scope(for: use)
      var faults = DiagnosticBag()
      _ = use.expression.parsed?.check(scope, as: use.purpose, into: &faults)
      for fault in faults.all where fault.severity == .error { bag.add(fault) }
    }
  }
}

/// The names that a spec itself declares.
private struct KnownNames {
  private let spec: ReportSpec
  private var data = ExpressionNames()
  private var page = ExpressionNames()
  /// Scopes are made once for each kind of place, as a spec may have many fields and expressions.
  private var scopes: [Kind: ExpressionScope] = [:]

  private struct Kind: Hashable {
    let place: ExpressionPlace
    let isBehindAggregate: Bool
  }

  init(_ spec: ReportSpec) {
    self.spec = spec
    data.parameters = spec.parameters.map { ($0.name.value, $0.type.expressionType) }
    data.groupType = .dynamic
    data.keyType = .dynamic
    var ids = NameTable<Bool>()
    for term in spec.effectiveSummary + spec.allSettings.flatMap({ $0.summary.value ?? [] })
    where ids.add(term.id, true) == nil {
      data.summaries.append((term.id, .dynamic))
    }
    page = data
    // A field may hide these; which fields there are is not known.
    let hidable = ScopeNames.hidable.map { ExpressionField($0, nil) }
    data.fields = spec.data.fields.map { field in
      ExpressionField(
        field.name.value,
        field.value == nil ? field.type.flatMap { FieldType(rawValue: $0.value.rawValue) } : nil)
    }
    page.fields = (spec.view.aggregate == nil ? data.fields : []) + hidable
    data.fields += hidable
  }

  mutating func scope(for use: ExpressionUse) -> ExpressionScope {
    let kind = Kind(place: use.place, isBehindAggregate: use.isBehindAggregate)
    var scope: ExpressionScope
    if let known = scopes[kind] {
      scope = known
    } else {
      scope = ExpressionScope(at: use.place, use.isBehindAggregate ? page : data)
      scope.unknownNames = .accept
      scopes[kind] = scope
    }
    if scope.neighbors != nil { scope.neighbors = neighbors(use.owner) }
    return scope
  }

  /// What `depends_on` of the section has; for an expression of several sections every distance.
  private func neighbors(_ owner: ExpressionUse.Owner) -> Set<Int> {
    switch owner {
    case .section(let place):
      guard spec.sections.indices.contains(place) else { return [] }
      let own = spec.sections[place].settings.dependsOn
      return Set(own.over(spec.defaults.dependsOn).value ?? [])
    case .report, .defaults, .consolidate: return Self.everyDistance
    }
  }

  private static let everyDistance = Set(-1_000...1_000)
}

extension ExpressionUse {
  /// Whether the expression sees the rows that `view.aggregate` makes, where there is one.
  fileprivate var isBehindAggregate: Bool {
    switch role {
    case .check, .computedField, .viewWhere, .aggregate: false
    default: true
    }
  }
}
