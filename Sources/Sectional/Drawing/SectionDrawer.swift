import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// Evaluates the conditions and cell rules of sections (spec language §2: `hide_rows`, then
/// `hidden`, then cells).
struct SectionDrawer {
  let spec: ReportSpec
  let context: ExpressionContext
  let view: View
  private(set) var faults = RowFaults()

  init(_ spec: ReportSpec, _ context: ExpressionContext, _ view: View) {
    self.spec = spec
    self.context = context
    self.view = view
  }

  /// The rows of a window with its group around them.
  func rows(of window: SectionWindow) -> WindowRows {
    WindowRows(
      window, group: window.entry.place.map { view.groups[$0].allRows } ?? [],
      keys: spec.rowKey.compactMap { context.table.source(of: $0.value) })
  }

  /// What is drawn of a window by the program of its section; `names` lacks what is drawn.
  mutating func drawing(
    of window: SectionWindow, _ program: SectionProgram, _ names: NameValues
  ) throws(PipelineFailure) -> WindowDrawing {
    var names = names
    let rows = rows(of: window)
    var shown: [UInt32]?
    if let hide = program.hideRows {
      shown = try self.shown(of: rows, hide, names)
    }
    names.counts?.shown = shown?.count ?? window.count
    let isHidden = try holds(program.isHidden, names, rows.group)
    let places = shown ?? Array(0..<UInt32(clamping: window.count))
    return WindowDrawing(
      window: window, shown: shown, isHidden: isHidden,
      cells: isHidden
        ? .one(program.cells.names.last ?? BuiltInCell.row.rawValue)
        : try cells(program.cells, rows, places, names))
  }

  /// Whether a condition of a section holds; null is false.
  mutating func holds(
    _ condition: ConditionProgram, _ names: NameValues, _ group: @autoclosure () -> [UInt32]
  ) throws(PipelineFailure) -> Bool {
    switch condition {
    case .constant(let value): return value
    case .expression(let checked): return try holds(checked, names, group())
    }
  }

  /// Whether an expression without a row holds.
  mutating func holds(
    _ checked: CheckedExpression, _ names: NameValues, _ group: @autoclosure () -> [UInt32]
  ) throws(PipelineFailure) -> Bool {
    let bound = try context.bind(checked)
    names.set(on: bound)
    if checked.usage.hasAggregates { bound.enterGroup(group()) }
    do throws(EvaluationFault) {
      return try bound.holds()
    } catch {
      faults.add(names.diagnostic(error, in: checked))
      return false
    }
  }

  // MARK: Rows

  private mutating func shown(
    of rows: WindowRows, _ hide: CheckedExpression, _ names: NameValues
  ) throws(PipelineFailure) -> [UInt32] {
    let expression = try RowExpression(hide, context)
    expression.enter(rows, names)
    var shown: [UInt32] = []
    for place in 0..<rows.count where !holds(expression, at: place, in: rows) {
      shown.append(UInt32(truncatingIfNeeded: place))
    }
    return shown
  }

  private mutating func cells(
    _ program: CellProgram, _ rows: WindowRows, _ places: [UInt32], _ names: NameValues
  ) throws(PipelineFailure) -> WindowDrawing.Cells {
    if let only = program.only { return .one(only) }
    let last = UInt16(clamping: program.names.count - 1)
    switch program.choice {
    case .rules(let rules):
      var conditions: [RowExpression] = []
      for case .some(let rule) in rules {
        let expression = try RowExpression(rule, context)
        expression.enter(rows, names)
        conditions.append(expression)
      }
      let choices = places.map { place in
        let chosen = conditions.firstIndex { holds($0, at: Int(place), in: rows) }
        return chosen.map { UInt16(clamping: $0) } ?? last
      }
      return .byRow(program.names, choices)
    case .field(let field):
      guard let source = context.table.source(of: field) else {
        return .one(program.names.last ?? BuiltInCell.row.rawValue)
      }
      var byName: [[UInt8]: UInt16] = [:]
      for (place, name) in program.names.enumerated().reversed() {
        byName[Array(name.utf8)] = UInt16(clamping: place)
      }
      let choices = places.map { place in
        let row = rows.row(at: Int(place))
        if source.isNull(row) { return last }
        return byName[source.texts.text(row: row, slot: source.column.slot)] ?? last
      }
      return .byRow(program.names, choices)
    }
  }

  private mutating func holds(
    _ expression: RowExpression, at place: Int, in rows: WindowRows
  ) -> Bool {
    expression.move(to: place, in: rows)
    let row = rows.row(at: place)
    do throws(EvaluationFault) {
      return try expression.bound.holds(row: row)
    } catch {
      faults.add(error, in: expression.bound.expression, row: row, of: context)
      return false
    }
  }
}

extension Table {
  /// The values and texts of a field; nil where the table does not have it.
  func source(of field: String) -> ColumnSource? {
    column(named: field).map { ColumnSource($0, texts) }
  }
}
