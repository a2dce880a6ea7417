import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// Checks that the formats and summaries of columns fit what their expressions give.
enum ColumnTypes {
  /// Reports each that the type does not fit.
  static func check(
    _ spec: ReportSpec, _ program: ReportProgram, into bag: inout DiagnosticBag
  ) {
    for (column, expressions) in zip(spec.columns ?? [], program.columns) {
      guard let type = expressions.value?.type.fieldType else { continue }
      let words = "`\(column.id.value)` is \(type.words)"
      if let format = column.format, format.kind.drawsOwnColumn,
        let reason = FieldTypes.fault(format.kind, for: type)
      {
        bag.add(
          Diagnostic(
            .formatType, "\(words), which this format does not take", at: format.span,
            notes: [reason]))
      }
      for term in spec.allSummaries where term.id.utf8.elementsEqual(column.id.value.utf8) {
        guard let function = term.function, let aggregate = Aggregate(function.value),
          !aggregate.accepts(type)
        else { continue }
        bag.add(
          Diagnostic(
            .summaryType, "\(words), which has no \(function.value.words)", at: function.span))
      }
    }
  }
}

extension FormatKindSpec {
  /// Whether the format draws the values of its column and not those of other fields.
  fileprivate var drawsOwnColumn: Bool {
    if case .sparkline = self { false } else { true }
  }
}
