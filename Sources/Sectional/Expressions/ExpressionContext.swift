import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// The rows that the expressions of a report are evaluated over, with what else they see.
struct ExpressionContext: Sendable {
  /// The rows; they may be others later while the fields stay.
  var table: Table
  var scopes: ExpressionScopes
  let parameters: ParameterValues
  let lookups: LookupTables
  let environment: ExpressionEnvironment
  /// Computed columns that are not yet in the table.
  private var pending: [ColumnSource] = []

  init(
    _ table: Table, _ scopes: ExpressionScopes, parameters: ParameterValues,
    lookups: LookupTables, in environment: ExpressionEnvironment
  ) {
    self.table = table
    self.scopes = scopes
    self.parameters = parameters
    self.lookups = lookups
    self.environment = environment
  }

  /// Checks an expression at its place; nil with errors, which the bag then has.
  func check(
    _ expression: ExpressionSpec, at place: ExpressionPlace, as purpose: ExpressionPurpose,
    _ surroundings: ExpressionScopes.Surroundings = .none, into bag: inout DiagnosticBag
  ) -> CheckedExpression? {
    scopes.check(expression, at: place, as: purpose, surroundings, into: &bag)
  }

  // MARK: Binding

  /// Binds a checked expression to the columns as they are now; parameters are set.
  ///
  /// - Throws: A fault of this program where a column is missing.
  func bind(_ expression: CheckedExpression) throws(PipelineFailure) -> BoundExpression {
    let bound: BoundExpression
    do {
      bound = try BoundExpression(expression, over: data(for: expression), in: environment)
    } catch {
      throw PipelineFailure(
        .content,
        [
          Diagnostic(
            .expressionFailed, "the expression reads what is not there: \(error)",
            at: expression.source.place(0..<expression.source.bytes.count))
        ])
    }
    for parameter in parameters.all {
      bound.set(parameter.value, named: "params.\(parameter.name)")
    }
    return bound
  }

  /// The columns that an expression reads, in the order of its scope.
  private func data(for expression: CheckedExpression) -> ExpressionData {
    let fields = expression.scope.table.fields
    var columns = [BoundColumn?](repeating: nil, count: fields.count)
    for field in expression.usage.fields where columns.indices.contains(field) {
      columns[field] = source(ofField: fields[field].name)
        .map { BoundColumn($0.column, $0.texts) }
    }
    return ExpressionData(
      columns: columns, lookups: expression.usage.lookups.isEmpty ? [] : lookups.data)
  }

  /// The column of a field; nil where it is not there.
  func source(ofField name: [UInt8]) -> ColumnSource? {
    if let column = table.columns.first(where: { $0.name.utf8.elementsEqual(name) }) {
      return ColumnSource(column, table.texts)
    }
    return pending.first { $0.column.name.utf8.elementsEqual(name) }
  }

  // MARK: Computed columns

  /// Takes a computed column, which expressions see from now on.
  mutating func add(_ column: ColumnSource) {
    pending.append(column)
  }

  /// Makes the computed columns ordinary columns of the table.
  mutating func settle() {
    table = table.adding(pending)
    pending = []
  }

  // MARK: Groups

  /// The value of `group` for a group of the data.
  ///
  /// The group of rows without one is null, unless groups are texts: then it is its name.
  func value(of group: View.Group) -> ExpressionValue {
    if group.isUngrouped, scopes.groupType == .string {
      return .string(ExpressionText(group.name))
    }
    return ExpressionValue(group.value)
  }
}
