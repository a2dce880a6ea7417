import Diagnostics

/// Every cell that is named exists: in `cells`, or as one of the built-in five.
extension SpecDecoder {
  mutating func checkCellNames(_ spec: ReportSpec) {
    if cellsAreFaulty { return }
    let builtIn = BuiltInCell.allCases.map(\.rawValue).filter { spec.cell(named: $0) == nil }
    let known = spec.cells.map(\.name.value) + builtIn
    for use in spec.cellUses {
      let isText: Bool
      switch use.role {
      case .chosenByField: continue
      case .row: isText = false
      case .fixedRow, .page: isText = true
      }
      checkCell(use.name, mayBeText: isText, known: known, in: spec)
    }
    for cell in spec.cells {
      if let base = cell.extends { checkCell(base, mayBeText: false, known: known, in: spec) }
    }
  }

  private mutating func checkCell(
    _ name: Located<String>, mayBeText: Bool, known: [String], in spec: ReportSpec
  ) {
    guard spec.cell(named: name.value) == nil, BuiltInCell(rawValue: name.value) == nil,
      !faultyCells.contains(name.value)
    else { return }
    let meant =
      maySeekSuggestion(among: known.count)
      ? Suggestion.best(for: name.value, among: known) : nil
    let help =
      meant.map { "did you mean \(quoted($0))?" }
      ?? (mayBeText
        ? "for a text, write `{text: …}`; the cells are \(list(known))"
        : "the cells are \(list(known))")
    report(.unknownCell, "there is no cell \(quoted(name.value))", at: name.span, help: help)
  }
}
