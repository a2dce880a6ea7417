import Diagnostics

/// Columns are told apart by their ids, which summaries and templates name.
///
/// The id is the field where none is given, so a field that is shown twice needs an id once.
extension SpecDecoder {
  mutating func checkColumnIDs(_ spec: ReportSpec) {
    var seen = NameTable<SourceSpan>()
    for column in spec.columns ?? [] {
      guard let first = seen.add(column.id.value, column.id.span) else { continue }
      report(
        .duplicateColumn, "two columns have the id \(quoted(column.id.value))",
        at: column.id.span, other: first, "the first one", help: "give one of them another `id`")
    }
  }
}
