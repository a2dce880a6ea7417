import Expressions

/// The expressions of a section, checked against the names that their places see.
struct SectionProgram {
  let isHidden: ConditionProgram
  let isCollapsed: ConditionProgram
  /// Nil: every row is drawn.
  let hideRows: CheckedExpression?
  let cells: CellProgram
  /// The summaries that are expressions, by the bytes of their ids.
  let summaries: [[UInt8]: CheckedExpression]
}

extension SectionProgram {
  /// Every expression, in no order.
  fileprivate var expressions: [CheckedExpression] {
    var all = Array(summaries.values) + [hideRows].compactMap { $0 }
    for case .expression(let condition) in [isHidden, isCollapsed] { all.append(condition) }
    if case .rules(let rules) = cells.choice { all += rules.compactMap { $0 } }
    return all
  }
}

/// A condition of a section.
enum ConditionProgram {
  case constant(Bool)
  case expression(CheckedExpression)
}

/// How the cell that draws a row is chosen (spec language §3, `cell` and `cells`).
struct CellProgram {
  /// The cells that can be chosen.
  let names: [String]
  let choice: Choice

  enum Choice {
    /// Conditions of the cells in their order; the last one has none.
    case rules([CheckedExpression?])
    /// The cell that a field names; the last cell where it names none of the others.
    case field(String)
  }

  /// The one cell of all rows; nil where rows have to be looked at.
  var only: String? {
    if case .rules(let rules) = choice, case .some(nil) = rules.first { names.first } else { nil }
  }
}

/// The expressions of a column.
struct ColumnProgram {
  /// Nil for a column that shows a field.
  let value: CheckedExpression?
  /// One for each of the column's styles.
  let styles: [CheckedExpression]

  /// Whether what is drawn in a row depends on the section or on the row's place in it.
  var dependsOnPlace: Bool {
    ([value].compactMap { $0 } + styles).contains { !$0.isOfRowAlone }
  }
}

/// All expressions of a report but those of its data.
struct ReportProgram {
  /// One for each of the spec's sections.
  let sections: [SectionProgram]
  let consolidated: SectionProgram?
  /// One for each of the spec's columns.
  let columns: [ColumnProgram]
  /// The report's summaries that are expressions, by the bytes of their ids.
  let summaries: [[UInt8]: CheckedExpression]
  /// Whether the report's `no_content` is not drawn.
  let hidesNoContent: ConditionProgram

  /// Whether some expression looks at rows of a group that no window shows, in order.
  var needsWholeGroups: Bool {
    let conditions = (sections + [consolidated].compactMap { $0 }).flatMap(\.expressions)
    let values = columns.flatMap { [$0.value].compactMap { $0 } + $0.styles }
    return (conditions + values + summaries.values).contains {
      $0.usage.hasAggregates || !$0.usage.neighbors.isEmpty
    }
  }
}
