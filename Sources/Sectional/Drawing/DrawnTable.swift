import Diagnostics
import Expressions
import Rendering
import ReportSpec
import Tables
import Values

/// The table with what expressions say of single rows: values of columns, styles of cells.
///
/// What is drawn in a row is found by its number alone. A row that two sections draw, where the
/// expressions see the section, gets a second number.
struct DrawnTable {
  private(set) var table: Table
  /// The windows with the numbers of the rows that they draw, one for each drawing.
  private(set) var windows: [SectionWindow]
  /// The slots of columns that are expressions of the row's place, by the place of the column.
  private(set) var slots: [Int: Int] = [:]
  /// The styles of cells, by the place of the column.
  private(set) var styles: [Int: CellStyles] = [:]

  /// Evaluates the columns for each row that is drawn.
  ///
  /// - Parameters:
  ///   - drawings: What is drawn, with the names that the rows of each see.
  ///   - program: The columns.
  ///   - drawer: Gives the rows; its faults are thrown.
  init(
    _ drawings: [(drawing: WindowDrawing, names: NameValues)], _ program: ReportProgram,
    _ drawer: SectionDrawer
  ) throws(PipelineFailure) {
    table = drawer.context.table
    windows = drawings.map(\.drawing.window)
    let columns = program.columns.enumerated().filter { _, column in
      !column.styles.isEmpty || column.value.map { !$0.isOfRowAlone } ?? false
    }
    if columns.isEmpty { return }
    let visible = drawings.map { $0.drawing.isHidden ? [] : $0.drawing.places }
    if columns.contains(where: { $0.element.dependsOnPlace }) {
      copyRepeatedRows(visible, drawer)
    }
    var faults = RowFaults()
    for (place, column) in columns {
      var marks = StyleMarks(drawer.spec.columns?[place].styles ?? [], rowCount: table.rowCount)
      var values: [ExpressionValue]?
      var source: CheckedExpression?
      if let value = column.value, !value.isOfRowAlone {
        values = [ExpressionValue](repeating: .null, count: table.rowCount)
        source = value
      }
      let value = try source.map { value throws(PipelineFailure) in
        try RowExpression(value, drawer.context)
      }
      let conditions = try column.styles.map { style throws(PipelineFailure) in
        try RowExpression(style, drawer.context)
      }
      for (number, (drawing, names)) in drawings.enumerated() where !visible[number].isEmpty {
        let rows = drawer.rows(of: drawing.window)
        for expression in conditions { expression.enter(rows, names) }
        value?.enter(rows, names)
        for drawn in visible[number] {
          let at = Int(drawn)
          let row = rows.row(at: at)
          let target = windows[number].row(at: at)
          if let value {
            values?[target] = DrawnTable.value(value, at, row, rows, drawer, &faults)
          }
          for (style, condition) in conditions.enumerated()
          where DrawnTable.value(condition, at, row, rows, drawer, &faults).isTrue {
            marks.add(style, row: target)
          }
        }
      }
      if !column.styles.isEmpty { styles[place] = marks.styles }
      if let source, let values {
        add(values, of: source, toColumn: place, drawer, &faults)
      }
    }
    try faults.check()
  }

  private static func value(
    _ expression: RowExpression, _ place: Int, _ row: Int, _ rows: WindowRows,
    _ drawer: SectionDrawer, _ faults: inout RowFaults
  ) -> ExpressionValue {
    expression.move(to: place, in: rows)
    do throws(EvaluationFault) {
      return try expression.bound.value(row: row)
    } catch {
      faults.add(error, in: expression.bound.expression, row: row, of: drawer.context)
      return .null
    }
  }

  private mutating func add(
    _ values: [ExpressionValue], of expression: CheckedExpression, toColumn place: Int,
    _ drawer: SectionDrawer, _ faults: inout RowFaults
  ) {
    let id = drawer.spec.columns?[place].id.value ?? ""
    let computed = ComputedColumn(
      named: id, of: expression, values: values, zone: drawer.context.environment.zone)
    for fault in computed.faults {
      faults.add(fault.fault, in: expression, row: fault.row, of: drawer.context)
    }
    slots[place] = table.texts.stride
    table = table.adding([ColumnSource(computed.column, computed.texts)])
  }

  // MARK: Rows drawn twice

  private mutating func copyRepeatedRows(_ visible: [[UInt32]], _ drawer: SectionDrawer) {
    var isDrawn = [Bool](repeating: false, count: table.rowCount)
    var copies: [UInt32] = []
    for number in windows.indices where !visible[number].isEmpty {
      var numbers: [Int: UInt32] = [:]
      for drawn in visible[number] {
        let stored = windows[number].stored(Int(drawn))
        let row = windows[number].rows[stored]
        if isDrawn[Int(row)] {
          numbers[stored] = UInt32(clamping: table.rowCount + copies.count)
          copies.append(row)
        } else {
          isDrawn[Int(row)] = true
        }
      }
      if !numbers.isEmpty { windows[number] = windows[number].replacing(rows: numbers) }
    }
    table = table.repeating(rows: copies)
  }
}

/// Gathers the styles of a column's cells.
private struct StyleMarks {
  private let specs: [StyleSpec]
  private var choices: [UInt16]
  private var combinations: [[Int]] = []
  private var places: [[Int]: UInt16] = [:]

  init(_ specs: [StyleSpec], rowCount: Int) {
    self.specs = specs
    choices = [UInt16](repeating: 0, count: specs.isEmpty ? 0 : rowCount)
  }

  /// Adds a style to a cell; of two that say the same the later one counts.
  mutating func add(_ style: Int, row: Int) {
    guard choices.indices.contains(row) else { return }
    let before = choices[row] == 0 ? [] : combinations[Int(choices[row]) - 1]
    let all = before + [style]
    if let place = places[all] {
      choices[row] = place
    } else if combinations.count < Int(UInt16.max) {
      combinations.append(all)
      places[all] = UInt16(combinations.count)
      choices[row] = UInt16(combinations.count)
    }
  }

  var styles: CellStyles {
    CellStyles(
      styles: combinations.map { places in
        let chosen = places.map { specs[$0] }
        let classes = chosen.compactMap { $0.className?.value }.joined(separator: " ")
        return CellStyle(
          className: classes.isEmpty ? nil : classes, isBold: chosen.contains { $0.isBold },
          color: chosen.last { $0.color != nil }?.color.map { CellColor($0.value) })
      }, choices: choices)
  }
}

extension CellColor {
  init(_ color: ColorSpec) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

extension ExpressionValue {
  fileprivate var isTrue: Bool {
    if case .bool(true) = self { true } else { false }
  }
}
