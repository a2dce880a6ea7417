import Expressions
import Rendering
import ReportSpec
import Tables

/// The value and the styles of one column, gathered row by row.
struct ColumnEvaluation {
  private let context: ExpressionContext
  /// The value, where it depends on the place of the row; others were computed for every row.
  private let value: RowExpression?
  private let conditions: [RowExpression]
  private var rows: WindowRows?
  private var values: [ExpressionValue]
  private var marks: StyleMarks
  /// What the texts of further values may take, in bytes.
  private var room: Int

  init(
    _ column: ColumnProgram, _ styles: [StyleSpec], _ context: ExpressionContext, rowCount: Int
  ) throws(PipelineFailure) {
    self.context = context
    var conditions: [RowExpression] = []
    for style in column.styles { conditions.append(try RowExpression(style, context)) }
    self.conditions = conditions
    if let value = column.value, !value.isOfRowAlone {
      self.value = try RowExpression(value, context)
      values = [ExpressionValue](repeating: .null, count: rowCount)
    } else {
      value = nil
      values = []
    }
    marks = StyleMarks(styles, rowCount: rowCount)
    room = ExpressionLimits.computedBytes(rowCount: rowCount)
  }

  /// Begins with the rows of a window, which see the names of their section.
  mutating func enter(_ rows: WindowRows, _ names: NameValues) {
    self.rows = rows
    for expression in conditions { expression.enter(rows, names) }
    value?.enter(rows, names)
  }

  /// Evaluates everything at a place of the window, for the row of the drawn table `target`.
  mutating func evaluate(at place: Int, target: Int, _ faults: inout RowFaults) {
    guard let rows else { return }
    if let value, values.indices.contains(target), room >= 0 {
      values[target] = evaluate(value, place, rows, &faults)
      take(values[target].textByteCount, value, rows.row(at: place), &faults)
    }
    for (style, condition) in conditions.enumerated() {
      if case .bool(true) = evaluate(condition, place, rows, &faults) {
        marks.add(style, row: target)
      }
    }
  }

  /// Takes the bytes of a value; where there is no more room the column ends.
  private mutating func take(
    _ count: Int, _ value: RowExpression, _ row: Int, _ faults: inout RowFaults
  ) {
    room -= count
    guard room < 0 else { return }
    faults.add(
      EvaluationFault(.tooManyBytes), in: value.bound.expression, row: row, of: context)
    values = [ExpressionValue](repeating: .null, count: values.count)
  }

  private func evaluate(
    _ expression: RowExpression, _ place: Int, _ rows: WindowRows, _ faults: inout RowFaults
  ) -> ExpressionValue {
    expression.move(to: place, in: rows)
    let row = rows.row(at: place)
    do throws(EvaluationFault) {
      return try expression.bound.value(row: row)
    } catch {
      faults.add(error, in: expression.bound.expression, row: row, of: context)
      return .null
    }
  }

  /// The styles of the cells; nil for a column without any.
  var styles: CellStyles? { conditions.isEmpty ? nil : marks.styles }

  /// The column of the values; nil where they do not depend on the place of the row.
  func column(_ name: String, _ faults: inout RowFaults) -> ColumnSource? {
    guard let value else { return nil }
    let expression = value.bound.expression
    let computed = ComputedColumn(
      named: name, of: expression, values: values, zone: context.environment.zone)
    for fault in computed.faults {
      faults.add(fault.fault, in: expression, row: fault.row, of: context)
    }
    return ColumnSource(computed.column, computed.texts)
  }
}
