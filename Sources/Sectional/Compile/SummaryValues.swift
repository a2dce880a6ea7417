import Diagnostics
import Expressions
import Formatting
import Rendering
import ReportSpec
import Tables
import Values

/// The summaries of a section or of the report, by id.
struct SummaryValues {
  struct Value {
    /// As expressions see it.
    let value: ExpressionValue
    /// In the format of the column; nil for a null.
    let printed: [UInt8]?
    /// All digits, without a format.
    let raw: [UInt8]
    /// What exports give.
    let exported: SummaryEntry
  }

  /// By the bytes of the id.
  private(set) var values: [[UInt8]: Value] = [:]
  /// The terms in the order of the spec.
  let terms: [SummaryTermSpec]

  /// Every value as exports give it, in the order of the spec.
  var exported: [SummaryEntry] {
    terms.compactMap { value($0.id)?.exported }
  }

  /// The value of a term; nil where no term has the id.
  func value(_ id: String) -> Value? {
    values[Array(id.utf8)]
  }

  static let none = SummaryValues(terms: [])

  private init(terms: [SummaryTermSpec]) {
    self.terms = terms
  }

  /// Works out every term over `rows`, which stand in order.
  ///
  /// - Parameters:
  ///   - terms: What is summed up.
  ///   - rows: The rows.
  ///   - columns: Prints the values.
  ///   - expressions: The terms that are expressions, by the bytes of their ids.
  ///   - evaluate: Gives the value of one of them.
  /// - Throws: A sum that is too long, or what `evaluate` throws.
  init(
    _ terms: [SummaryTermSpec], rows: SummaryRows, columns: ColumnCompiler,
    _ expressions: [[UInt8]: CheckedExpression],
    _ evaluate: (CheckedExpression) throws(PipelineFailure) -> ExpressionValue
  ) throws(PipelineFailure) {
    self.terms = terms.filter { !$0.isOff }
    for term in self.terms {
      if let expression = expressions[Array(term.id.utf8)] {
        values[Array(term.id.utf8)] = columns.summary(
          try evaluate(expression), of: expression, id: term.id)
        continue
      }
      guard let function = term.function, let aggregate = Aggregate(function.value),
        let column = columns.tableColumn(ofSummary: term.id)
      else { continue }
      let source = ColumnSource(column, columns.table.texts)
      let result: Aggregated
      do {
        result = try rows.result(of: aggregate, source)
      } catch {
        throw PipelineFailure(
          .content,
          [
            Diagnostic(
              .summaryOverflow,
              "the \(function.value.words) of `\(column.name)` has more than 38 digits",
              at: function.span)
          ])
      }
      values[Array(term.id.utf8)] = Value(
        value: ExpressionValue(result.value),
        printed: columns.printed(result, aggregate, summary: term.id),
        raw: columns.plain(result.value, row: result.row, column),
        exported: columns.exported(result, aggregate, summary: term.id))
    }
  }
}

/// The rows that a summary is over.
enum SummaryRows {
  /// A whole group.
  case group(View.Group, order: [OrderTerm])
  /// Some rows, in order.
  case rows([UInt32])
  /// All rows of some groups of a stream, by their places in the view.
  case streamed(TopTable, groups: [Int])

  /// The rows themselves, in order; none for those of a stream, over which no expression is.
  var list: [UInt32] {
    switch self {
    case .group(let group, _): group.allRows
    case .rows(let rows): rows
    case .streamed: []
    }
  }

  fileprivate func result(
    of aggregate: Aggregate, _ source: ColumnSource
  ) throws(ArithmeticFault) -> Aggregated {
    switch self {
    case .group(let group, let order):
      return try aggregate.result(of: source, group: group, order: order)
    case .rows(let rows):
      return try aggregate.result(of: source, rows: rows)
    case .streamed(let top, let groups):
      let slot = source.column.slot
      if let result = try top.summary(aggregate, ofSlot: slot, groups: groups) { return result }
      return try aggregate.result(of: source, rows: [])
    }
  }
}

extension Aggregate {
  /// The aggregate that a function of the spec names.
  init?(_ function: SummaryFunction) {
    self.init(rawValue: function.rawValue)
  }

  /// Whether the result is a number of rows, which no format of the column fits.
  var isCount: Bool { self == .count || self == .countDistinct }
}

extension SummaryFunction {
  /// The function in a sentence.
  var words: String {
    switch self {
    case .countDistinct: "number of distinct values"
    case .count: "count"
    case .min: "minimum"
    case .max: "maximum"
    case .first: "first"
    case .last: "last"
    case .sum, .mean, .median: rawValue
    }
  }
}
