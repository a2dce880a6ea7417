import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// The stages between the rows as they were read and their groups: computed fields, `check`,
/// `where`, `aggregate` (spec language §2, §4).
///
/// Every expression over rows is checked before the first one is evaluated.
struct DataStages {
  private let spec: ReportSpec
  private var context: ExpressionContext
  private let computed: ComputedFields
  private let checks: [(field: FieldSpec, expression: CheckedExpression)]
  private let filter: CheckedExpression?
  private let aggregate: CheckedAggregate?
  private var done: Set<[UInt8]> = []
  /// What the texts of the fields that are computed take, in bytes.
  private var usedBytes = 0
  /// What they may take.
  private let maxBytes: Int
  /// The expressions of sections, columns and the report.
  let program: ReportProgram

  /// Checks the expressions of the spec; what is wrong with them goes to the bag.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - table: The rows as they were read.
  ///   - fieldNames: The names of all fields of the data.
  ///   - parameters: The values of `params`.
  ///   - lookups: The tables beside the data.
  ///   - environment: Zones and the clock.
  ///   - errors: What errors of the spec hide.
  ///   - bag: Gets faults and warnings.
  init(
    _ spec: ReportSpec, _ table: Table, fieldNames: [String], _ parameters: ParameterValues,
    _ lookups: LookupTables, in environment: ExpressionEnvironment,
    except errors: SpecErrors = .none, into bag: inout DiagnosticBag
  ) {
    self.spec = spec
    maxBytes = ExpressionLimits.computedBytes(rowCount: table.rowCount)
    // Names that no expression mentions are there for suggestions.
    let read = Set(table.columns.map { Array($0.name.utf8) })
    let unread = fieldNames.filter { !read.contains(Array($0.utf8)) }
    var scopes = ExpressionScopes(
      fields: table.columns.map { ExpressionField($0.name, $0.type) }
        + unread.map { ExpressionField($0, nil) },
      parameters: parameters.types, lookups: lookups.scopes,
      hasClock: environment.now != nil)
    scopes.errors = errors
    var context = ExpressionContext(
      table, scopes, parameters: parameters, lookups: lookups, in: environment)
    computed = ComputedFields(spec, &context.scopes, into: &bag)
    checks = spec.data.fields.compactMap { field in
      guard let check = field.check,
        let checked = context.check(check, at: .data, as: .condition, into: &bag)
      else { return nil }
      return (field, checked)
    }
    filter = spec.view.where.flatMap {
      context.check($0, at: .data, as: .condition, into: &bag)
    }
    aggregate = spec.view.aggregate.map { CheckedAggregate($0, context, into: &bag) }
    self.context = context
    var later = context.scopes
    if let aggregate { later.replaceFields(aggregate.fields(context.scopes)) }
    later.setTypes(spec)
    program = ProgramChecker.check(spec, later, into: &bag)
  }

  /// Runs the stages; the context then has the rows and fields that are left.
  ///
  /// - Throws: The first row that a check refuses, or rows at which an expression has no value.
  mutating func run() throws(PipelineFailure) -> ExpressionContext {
    let first = checks.map(\.expression) + [filter].compactMap { $0 }
    try compute(
      computed.needed(
        for: first.flatMap { $0.fieldNames } + spec.data.key.map { Array($0.value.utf8) }))
    try checkKey()
    try RowChecks(context).run(checks)
    try select()
    try compute(computed.needed(for: namesAfterwards))
    if let aggregate { try aggregate.apply(to: &context) }
    context.scopes.setTypes(spec)
    return context
  }

  /// The names of fields that later stages may use.
  private var namesAfterwards: [[UInt8]] {
    if let aggregate { return aggregate.fieldNames }
    // Without columns every field is shown.
    if spec.columns == nil { return computed.fields.map { Array($0.name.utf8) } }
    return spec.computedFieldUses.map { Array($0.name.utf8) }
  }

  /// Computes the fields that are not yet there over the rows of the table.
  private mutating func compute(_ fields: [ComputedFields.Field]) throws(PipelineFailure) {
    var faults = RowFaults()
    for field in fields where done.insert(Array(field.name.utf8)).inserted {
      let column = try context.bind(field.expression)
        .column(
          named: field.name, rowCount: context.table.rowCount, maxFaults: RowFaults.limit,
          maxBytes: maxBytes - usedBytes)
      usedBytes += column.byteCount
      for fault in column.faults {
        faults.add(fault.fault, in: field.expression, row: fault.row, of: context)
      }
      // A field that reads this one would only fail again.
      try faults.check()
      context.add(ColumnSource(column.column, column.texts))
      if field.expression.type.fieldType == nil {
        context.scopes.set(ExpressionType(column.column.type), ofField: field.name)
      }
    }
    context.settle()
  }

  /// A key that has a computed field is judged once that is there.
  private func checkKey() throws(PipelineFailure) {
    let key = spec.data.key.map(\.value)
    guard key.contains(where: { spec.isComputed($0) }) else { return }
    do {
      try context.table.checkKey(key)
    } catch {
      throw PipelineFailure(error)
    }
  }

  private mutating func select() throws(PipelineFailure) {
    guard let filter else { return }
    var faults = RowFaults()
    let context = context
    let rows = try context.bind(filter).select(rowCount: context.table.rowCount) { row, fault in
      faults.add(fault, in: filter, row: Int(row), of: context)
      return false
    }
    try faults.check()
    if rows.count < context.table.rowCount {
      self.context.table = context.table.selecting(rows: rows)
    }
  }
}

extension ReportSpec {
  /// Whether an expression makes the field.
  func isComputed(_ name: String) -> Bool {
    computedFields.contains { $0.name.value.utf8.elementsEqual(name.utf8) }
  }

  /// The fields that identify a row of the view.
  var rowKey: [Located<String>] { view.aggregate?.by ?? data.key }
}

extension CheckedExpression {
  /// The names of the fields that it reads.
  var fieldNames: [[UInt8]] { usage.fields.map { scope.table.fields[$0].name } }
}
