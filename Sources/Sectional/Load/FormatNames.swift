import Diagnostics
import Formatting
import ReportSpec
import Values

/// Checks what formats name: currencies and patterns of dates and times.
enum FormatNames {
  /// Reports each currency that does not exist and each pattern that is malformed.
  static func check(_ spec: ReportSpec, into bag: inout DiagnosticBag) {
    for column in spec.columns ?? [] {
      if let fault = column.format.flatMap({ fault(in: $0.kind) }) { bag.add(fault) }
    }
  }

  private static func fault(in format: FormatKindSpec) -> Diagnostic? {
    switch format {
    case .currency(let code, _) where !CurrencyCodes.isKnown(code.value):
      return Diagnostic(
        .unknownCurrency, "there is no currency `\(code.value)`", at: code.span,
        help: [
          Suggestion.help(for: code.value, among: CurrencyCodes.all)
            ?? "a currency has a code of three letters, such as `EUR` or `USD`"
        ])
    case .date(.pattern(let pattern)), .time(.pattern(let pattern)),
      .datetime(.pattern(let pattern)):
      do {
        _ = try TimePattern.parse(pattern.value)
        return nil
      } catch {
        return Diagnostic(
          .formatPattern, "the pattern `\(pattern.value)` is malformed: \(error.message)",
          at: pattern.span,
          help: ["a pattern is made of signs such as `%Y-%m-%d` or `%d %b`; `%%` is a percent sign"]
        )
      }
    default:
      return nil
    }
  }
}
