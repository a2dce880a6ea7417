import Diagnostics
import Formatting
import ReportSpec
import Values

/// Checks what formats name and need: currencies, patterns of dates and times, a time to count from.
enum FormatNames {
  /// Reports each currency that does not exist, each pattern that is malformed and, without a time,
  /// the first column that counts from it.
  static func check(_ spec: ReportSpec, now: Duration?, into bag: inout DiagnosticBag) {
    let formats = (spec.columns ?? []).compactMap(\.format)
    for format in formats {
      if let fault = fault(in: format.kind) { bag.add(fault) }
    }
    if now == nil, let format = formats.first(where: \.isRelative) {
      bag.add(
        Diagnostic(
          .noTime, "`relative_date` counts from a time that nothing says", at: format.span,
          help: ["give it with `--now 2026-03-01`, or set SOURCE_DATE_EPOCH"]))
    }
  }

  private static func fault(in format: FormatKindSpec) -> Diagnostic? {
    switch format {
    case .bar(let bar):
      return bar.text.flatMap { fault(in: $0) }
    case .heat(let heat):
      return heat.text.flatMap { fault(in: $0) }
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

extension FormatSpec {
  /// Whether the format counts from the report's time.
  fileprivate var isRelative: Bool {
    if case .relativeDate = kind { true } else { false }
  }
}
