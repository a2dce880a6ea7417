import Diagnostics

/// A column's least width cannot be above its width.
extension SpecDecoder {
  mutating func checkColumnWidths(_ spec: ReportSpec) {
    for column in spec.columns ?? [] {
      guard let width = column.width, let least = column.minWidth, least.value > width.value
      else { continue }
      report(
        .conflictingKeys, "`min_width` is above `width`", at: least.span, other: width.span,
        "the column is this wide", help: "keep one of them")
    }
  }
}
