import Diagnostics

/// A cell must have something to draw where it is used.
///
/// In a fixed row that is a text, its own, inherited or given at the place; for rows of data a
/// text, or the columns of `row` that the cell extends.
extension SpecDecoder {
  mutating func checkCellTexts(_ spec: ReportSpec) {
    var textless = NameTable<Bool>()
    for use in spec.cellUses {
      let name = use.name.value
      if textless[name] == nil {
        textless.add(name, isKnownCell(name, in: spec) && !drawsItself(name, in: spec))
      }
      guard textless[name] == true else { continue }
      switch use.role {
      case .row where spec.baseCell(of: name) != .row:
        report(
          .cellWithoutText, "the cell \(quoted(name)) draws nothing: it has no text and no columns",
          at: use.name.span, help: "add `extends: row`, a `text` or `html` to the cell")
      case .fixedRow(hasText: false), .page(hasText: false):
        report(
          .cellWithoutText, "the cell \(quoted(name)) draws nothing here: it has no text",
          at: use.name.span, help: "add a text: `{cell: \(name), text: …}`")
      case .row, .chosenByField, .fixedRow, .page: break
      }
    }
  }

  /// Whether the cell or one that it extends has a text or HTML.
  private func drawsItself(_ name: String, in spec: ReportSpec) -> Bool {
    spec.cellChain(from: name).contains { $0.text != nil || $0.html != nil }
  }

  private func isKnownCell(_ name: String, in spec: ReportSpec) -> Bool {
    if faultyCells.contains(name) { return false }
    let chain = spec.cellChain(from: name)
    // A chain into a faulty or unknown cell, or into itself, was reported.
    guard let last = chain.last else { return BuiltInCell(rawValue: name) != nil }
    guard let base = last.extends?.value else { return true }
    return BuiltInCell(rawValue: base) != nil
  }
}
