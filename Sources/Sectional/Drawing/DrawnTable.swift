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
  ///   - drawer: Gives the rows.
  /// - Throws: The rows at which an expression has no value.
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
    if columns.contains(where: { $0.element.dependsOnPlace }) { copyRepeatedRows(visible) }
    var faults = RowFaults()
    for (place, column) in columns {
      var evaluation = try ColumnEvaluation(
        column, drawer.spec.columns?[place].styles ?? [], drawer.context,
        rowCount: table.rowCount)
      for (number, (drawing, names)) in drawings.enumerated() where !visible[number].isEmpty {
        evaluation.enter(drawer.rows(of: drawing.window), names)
        for drawn in visible[number] {
          evaluation.evaluate(
            at: Int(drawn), target: windows[number].row(at: Int(drawn)), &faults)
        }
      }
      styles[place] = evaluation.styles
      if let column = evaluation.column(drawer.spec.columns?[place].id.value ?? "", &faults) {
        slots[place] = table.texts.stride
        table = table.adding([column])
      }
    }
    try faults.check()
  }

  // MARK: Rows drawn twice

  private mutating func copyRepeatedRows(_ visible: [[UInt32]]) {
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
