import Formatting
import ReportSpec

extension ValueFormat {
  /// The format that the spec's words name; nil for a link, which decorates the text as read.
  init?(_ kind: FormatKindSpec) {
    switch kind {
    case .text: self = .text
    case .number(let style): self = .number(NumberStyle(style))
    case .integer(let style): self = .integer(NumberStyle(style))
    case .percent(let style): self = .percent(NumberStyle(style))
    case .currency(let code, let style): self = .currency(code: code.value, NumberStyle(style))
    case .bytes(let unit): self = .bytes(unit == .binary ? .binary : .decimal)
    case .compact: self = .compact
    case .date(let pattern): self = .date(TimeStyle(pattern))
    case .time(let pattern): self = .time(TimeStyle(pattern))
    case .datetime(let pattern): self = .datetime(TimeStyle(pattern))
    case .duration: self = .duration
    case .boolean(let words): self = .boolean(yes: words?.yes ?? "true", no: words?.no ?? "false")
    case .map(let entries): self = .map(entries.map { ($0.value.value, $0.text.value) })
    case .link: return nil
    }
  }
}
