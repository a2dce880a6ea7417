import Diagnostics
import Expressions
import Tables
import Values

/// Gathers rows at which expressions have no value, and tells the first of them.
struct RowFaults {
  /// How many rows are told one by one.
  static let limit = 50

  private var diagnostics: [Diagnostic] = []
  private var count = 0

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// Adds a row at which an expression has no value.
  mutating func add(
    _ fault: EvaluationFault, in expression: CheckedExpression, row: Int,
    of context: ExpressionContext
  ) {
    count += 1
    guard diagnostics.count < RowFaults.limit else { return }
    diagnostics.append(
      RowFaults.diagnostic(fault, in: expression, row: row, of: context))
  }

  /// Adds something at which an expression has no value, such as a section.
  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostics.count < RowFaults.limit { diagnostics.append(diagnostic) }
  }

  /// A row at which an expression has no value, with the values that it saw there.
  static func diagnostic(
    _ fault: EvaluationFault, in expression: CheckedExpression, row: Int,
    of context: ExpressionContext
  ) -> Diagnostic {
    var diagnostic = fault.diagnostic(in: expression, row: context.table.span(ofRow: row))
    diagnostic.notes += notes(expression, row: row, of: context)
    return diagnostic
  }

  /// Throws what was gathered, if anything was.
  func check() throws(PipelineFailure) {
    guard !diagnostics.isEmpty else { return }
    var shown = diagnostics
    if count > shown.count {
      shown[shown.count - 1].notes.append(
        "\(shown.count) of \(count) rows are shown; many often have one cause")
    }
    throw PipelineFailure(.content, shown)
  }

  // MARK: Values

  private static let listed = 8

  /// The values that an expression saw at a row, as they were read.
  static func notes(
    _ expression: CheckedExpression, row: Int, of context: ExpressionContext
  ) -> [String] {
    let values = expression.fieldNames.prefix(listed).compactMap { name -> String? in
      guard let source = context.source(ofField: name) else { return nil }
      let shown = String(decoding: name, as: UTF8.self).inMessage
      return source.isNull(row)
        ? "\(shown) is null"
        : "\(shown) is `\(excerpt(source.texts.text(row: row, slot: source.column.slot)))`"
    }
    return values.isEmpty ? [] : [values.joined(separator: ", ")]
  }

  private static func excerpt(_ text: [UInt8]) -> String {
    let longest = 40
    let string = String(decoding: text, as: UTF8.self)
    guard string.count > longest else { return string }
    return string.prefix(longest) + "…"
  }
}
