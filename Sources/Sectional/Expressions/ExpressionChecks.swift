import Diagnostics
import Expressions
import ReportSpec
import Values

/// Checks every expression of a spec before the first one is evaluated, so that all faults come in
/// one run.
///
/// The stages that evaluate them check them once more, with everything that their place has; of
/// these checks only errors are told.
enum ExpressionChecks {
  /// Checks what is known before the rows are read: names, and types that are declared.
  static func run(
    _ spec: ReportSpec, fieldNames: [String], _ parameters: ParameterValues,
    _ lookups: LookupTables, hasClock: Bool, into bag: inout DiagnosticBag
  ) {
    guard !spec.expressions.isEmpty else { return }
    let computed = spec.computedFields.map(\.name.value)
    let scopes = ExpressionScopes(
      fields: (fieldNames + computed).map { ExpressionField($0, spec.declaredType(of: $0)) },
      parameters: parameters.types, lookups: lookups.scopes, hasClock: hasClock)
    check(spec.expressions.filter(\.role.isOfData), spec, scopes, into: &bag)
    var later = scopes
    if let aggregate = spec.view.aggregate {
      later.replaceFields(aggregate.names.map { ExpressionField($0.value, nil) })
    }
    later.setTypes(spec)
    run(spec, behind: later, into: &bag)
  }

  /// Checks the expressions that do not see the rows as they were read: those of sections, columns
  /// and the report.
  static func run(
    _ spec: ReportSpec, behind scopes: ExpressionScopes, into bag: inout DiagnosticBag
  ) {
    check(spec.expressions.filter { !$0.role.isOfData }, spec, scopes, into: &bag)
  }

  private static func check(
    _ uses: [ExpressionUse], _ spec: ReportSpec, _ scopes: ExpressionScopes,
    into bag: inout DiagnosticBag
  ) {
    guard !uses.isEmpty else { return }
    let surroundings = Surroundings(spec)
    for use in uses {
      var own = DiagnosticBag()
      _ = scopes.check(
        use.expression, at: use.place, as: use.purpose, surroundings.of(use), into: &own)
      for diagnostic in own.all where diagnostic.severity == .error { bag.add(diagnostic) }
    }
  }

  /// What the places of a spec have themselves; the `defaults` have what any section has.
  private struct Surroundings {
    private let sections: [ExpressionScopes.Surroundings]
    private let consolidated: ExpressionScopes.Surroundings
    private var any = ExpressionScopes.Surroundings()
    private var report = ExpressionScopes.Surroundings()

    init(_ spec: ReportSpec) {
      func surroundings(_ settings: EffectiveSettings) -> ExpressionScopes.Surroundings {
        ExpressionScopes.Surroundings(
          summaries: settings.summary.map { ($0.id, .dynamic) },
          neighbors: Set(settings.dependsOn))
      }
      sections = spec.sections.map { surroundings(spec.effective($0)) }
      consolidated = spec.effectiveConsolidation.map { surroundings($0) } ?? .none
      for section in sections + [consolidated] {
        any.neighbors.formUnion(section.neighbors)
        any.summaries += section.summaries
      }
      report.summaries = spec.effectiveSummary.map { ($0.id, .dynamic) }
    }

    func of(_ use: ExpressionUse) -> ExpressionScopes.Surroundings {
      switch use.owner {
      case .section(let place) where sections.indices.contains(place): sections[place]
      case .consolidate: consolidated
      case .report where use.place == .report: report
      case .section, .defaults, .report: any
      }
    }
  }
}

extension ExpressionUse.Role {
  /// Whether the expression sees the rows as they were read.
  var isOfData: Bool {
    switch self {
    case .check, .computedField, .viewWhere, .aggregate: true
    case .groupsWhere, .sort, .hidden, .collapsed, .hideRows, .cellRule, .columnValue, .style,
      .summary, .fixedRowHidden:
      false
    }
  }
}

extension ReportSpec {
  /// The type that the spec gives a field of the data.
  fileprivate func declaredType(of field: String) -> FieldType? {
    data.fields.first { $0.value == nil && $0.name.value.utf8.elementsEqual(field.utf8) }?
      .type.flatMap { FieldType(rawValue: $0.value.rawValue) }
  }
}
