import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// `view.aggregate` with its expressions checked (spec language §4).
struct CheckedAggregate {
  private enum Kind {
    case count
    case function(Aggregate, field: String, span: SourceSpan)
    case value(CheckedExpression)
  }

  private let spec: AggregateSpec
  private var fields: [(name: String, kind: Kind)] = []

  /// Checks the expressions, and that functions suit the types of their fields.
  init(_ spec: AggregateSpec, _ context: ExpressionContext, into bag: inout DiagnosticBag) {
    self.spec = spec
    for field in spec.fields {
      let kind: Kind
      switch field.kind {
      case .count:
        kind = .count
      case .function(let function, let source):
        guard let aggregate = Aggregate(function.value) else { continue }
        let type = context.scopes.type(ofField: source.value)
        if let type, let known = type.fieldType, !aggregate.accepts(known) {
          bag.add(
            Diagnostic(
              .summaryType,
              "`\(source.value)` is \(known.words), which has no \(function.value.words)",
              at: function.span))
        }
        kind = .function(aggregate, field: source.value, span: function.span)
      case .value(let expression):
        guard
          let checked = context.check(expression, at: .group, as: .value, into: &bag)
        else { continue }
        kind = .value(checked)
      }
      fields.append((field.name.value, kind))
    }
  }

  /// The fields that it makes, with their types.
  func fields(_ scopes: ExpressionScopes) -> [ExpressionField] {
    spec.by.map { field in
      ExpressionField(
        name: Array(field.value.utf8), type: scopes.type(ofField: field.value) ?? .faulty)
    }
      + spec.fields.map { field in
        let kind = fields.first { $0.name.utf8.elementsEqual(field.name.value.utf8) }?.kind
        return ExpressionField(
          name: Array(field.name.value.utf8), type: kind.map { type($0, scopes) } ?? .faulty)
      }
  }

  private func type(_ kind: Kind, _ scopes: ExpressionScopes) -> ExpressionType {
    switch kind {
    case .count, .function(.count, _, _), .function(.countDistinct, _, _): return .int
    case .function(let aggregate, let field, _):
      let type = scopes.type(ofField: field) ?? .faulty
      let isMiddle = aggregate == .mean || aggregate == .median
      return isMiddle && type == .int ? .decimal : type
    case .value(let expression): return expression.type
    }
  }

  /// The fields of the data that it reads.
  var fieldNames: [[UInt8]] {
    spec.by.map { Array($0.value.utf8) }
      + fields.flatMap { field -> [[UInt8]] in
        switch field.kind {
        case .count: []
        case .function(_, let source, _): [Array(source.utf8)]
        case .value(let expression): expression.fieldNames
        }
      }
  }

  /// Replaces the rows by one for each combination; from then on only its fields exist.
  func apply(to context: inout ExpressionContext) throws(PipelineFailure) {
    let table = context.table
    let by = spec.by.compactMap { table.column(named: $0.value) }
    let combinations = Combinations(
      rowCount: table.rowCount, by: by.map { ColumnSource($0, table.texts) })
    var columns: [ColumnSource] = []
    for (name, kind) in fields {
      columns.append(try column(name, kind, combinations, context))
    }
    context.table = table.keeping(slots: by.map(\.slot)).selecting(rows: combinations.firsts)
      .adding(columns)
    context.scopes.replaceFields(
      context.table.columns.map { ExpressionField($0.name, $0.type) })
  }

  private func column(
    _ name: String, _ kind: Kind, _ combinations: Combinations, _ context: ExpressionContext
  ) throws(PipelineFailure) -> ColumnSource {
    switch kind {
    case .count:
      return combinations.counts(named: name)
    case .function(let aggregate, let field, let span):
      guard let column = context.table.column(named: field) else {
        return combinations.counts(named: name)
      }
      do {
        return try combinations.column(
          aggregate, of: ColumnSource(column, context.table.texts), named: name)
      } catch {
        throw PipelineFailure(
          .content,
          [
            Diagnostic(
              .summaryOverflow, "`\(name)` has more than 38 digits", at: span)
          ])
      }
    case .value(let expression):
      let column = try context.bind(expression)
        .column(named: name, groups: combinations.members, maxFaults: RowFaults.limit)
      var faults = RowFaults()
      for fault in column.faults {
        let first = combinations.members[fault.row].first ?? 0
        faults.add(fault.fault, in: expression, row: Int(first), of: context)
      }
      try faults.check()
      return ColumnSource(column.column, column.texts)
    }
  }
}
