package import Diagnostics
import Templating

/// The cells of a row's `html` take as many columns as the table has, where the number is known.
extension SpecDecoder {
  mutating func checkRowSpans(_ spec: ReportSpec) {
    guard let columns = spec.columns else { return }
    bag.add(contentsOf: spec.unevenRows(columns: columns.count { !$0.hiddenIn.contains(.html) }))
  }
}

extension ReportSpec {
  /// Warnings about rows whose `html` has more or fewer cells than a table of so many columns.
  package func unevenRows(columns: Int) -> DiagnosticBag {
    var bag = DiagnosticBag()
    guard columns > 0 else { return bag }
    for html in rowTemplates {
      guard let span = html.parsed?.rowSpan, span.taken(of: columns) != columns else { continue }
      let taken = span.taken(of: columns)
      let cells = taken == 1 ? "one column" : "\(taken) columns"
      bag.add(
        Diagnostic(
          .templateRowSpan, .warning,
          "the cells of this row take \(cells), and the table has \(columns)", at: html.span,
          help: [
            span == .oneCell
              ? "a cell as wide as the table has `colspan=\"{{columns}}\"`"
              : "add or take away cells, or say in `colspan` how many columns a cell takes"
          ]))
    }
    return bag
  }

  /// The HTML of cells and fixed rows, in the order of the spec.
  private var rowTemplates: [TemplateSpec] {
    (fixedRows.map(\.html) + cells.map(\.html)).compactMap { $0 }
  }
}
