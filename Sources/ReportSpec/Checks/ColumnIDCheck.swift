import Diagnostics

/// Columns are told apart by their ids, which summaries and templates name.
///
/// The id is the field where none is given, so a field that is shown twice needs an id once.
extension SpecDecoder {
  mutating func checkColumnIDs(_ spec: ReportSpec) {
    var seen: [ColumnSpec] = []
    for column in spec.columns ?? [] {
      if let first = seen.first(where: { $0.id.value.hasSameBytes(as: column.id.value) }) {
        report(
          .duplicateColumn, "two columns have the id `\(column.id.value)`", at: column.id.span,
          other: first.id.span, "the first one", help: "give one of them another `id`")
      }
      seen.append(column)
    }
  }
}
