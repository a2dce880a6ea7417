import Diagnostics
import Expressions
import ReportSpec
import Values

/// Checks every expression of a spec before the rows are read, so that all unknown names come in one
/// run with those of fields, and soon.
///
/// Of the types only declared ones are known here. The stages check their expressions once more with
/// the types of the data; warnings are left to them.
enum ExpressionChecks {
  /// Reports the errors that are certain without any row.
  static func run(
    _ spec: ReportSpec, fieldNames: [String], _ parameters: ParameterValues,
    _ lookups: LookupTables, hasClock: Bool,
    except errors: SpecErrors = .none, into bag: inout DiagnosticBag
  ) {
    let uses = spec.expressions
    guard !uses.isEmpty else { return }
    let types = spec.declaredTypes
    let names = fieldNames + spec.computedFields.map(\.name.value)
    var scopes = ExpressionScopes(
      fields: names.map { ExpressionField($0, types[Array($0.utf8)]) },
      parameters: parameters.types, lookups: lookups.scopes, hasClock: hasClock)
    scopes.errors = errors
    var found = DiagnosticBag()
    for use in uses where use.role.isOfData {
      _ = scopes.check(use.expression, at: use.place, as: use.purpose, into: &found)
    }
    if let aggregate = spec.view.aggregate {
      scopes.replaceFields(aggregate.names.map { ExpressionField($0.value, nil) })
    }
    scopes.setTypes(spec)
    if !errors.hides(.aggregate) { _ = ProgramChecker.check(spec, scopes, into: &found) }
    for error in found.all where error.severity == .error { bag.add(error) }
  }
}

extension ExpressionUse.Role {
  /// Whether the expression sees the rows as they were read.
  fileprivate var isOfData: Bool {
    switch self {
    case .check, .computedField, .viewWhere, .aggregate: true
    case .groupsWhere, .sort, .hidden, .collapsed, .hideRows, .cellRule, .columnValue, .style,
      .summary, .fixedRowHidden:
      false
    }
  }
}

extension ReportSpec {
  /// The types that the spec gives fields of the data, by the bytes of their names.
  fileprivate var declaredTypes: [[UInt8]: FieldType] {
    var types: [[UInt8]: FieldType] = [:]
    for field in data.fields where field.value == nil {
      types[Array(field.name.value.utf8)] =
        field.type.flatMap { FieldType(rawValue: $0.value.rawValue) }
    }
    return types
  }
}
