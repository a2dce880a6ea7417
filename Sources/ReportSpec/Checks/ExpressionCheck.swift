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
    let known = KnownNames(spec)
    for use in uses {
      var scope = ExpressionScope(at: use.place, known.names(for: use))
      scope.unknownNames = .accept
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

  func names(for use: ExpressionUse) -> ExpressionNames {
    var names = use.isBehindAggregate ? page : data
    names.neighbors = neighbors(use.owner)
    return names
  }

  /// What `depends_on` of the section has; for an expression of several sections every distance.
  private func neighbors(_ owner: ExpressionUse.Owner) -> Set<Int> {
    switch owner {
    case .section(let place):
      guard spec.sections.indices.contains(place) else { return [] }
      return Set(spec.effective(spec.sections[place]).dependsOn)
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
