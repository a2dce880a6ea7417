import Diagnostics

/// Every cell that is named exists: in `cells`, or as one of the built-in five.
extension SpecDecoder {
  mutating func checkCellNames(_ spec: ReportSpec) {
    for use in spec.cellUses {
      let isText: Bool
      if case .row = use.role { isText = false } else { isText = true }
      checkCell(use.name, mayBeText: isText, in: spec)
    }
    for cell in spec.cells {
      if let base = cell.extends { checkCell(base, mayBeText: false, in: spec) }
    }
  }

  private mutating func checkCell(_ name: Located<String>, mayBeText: Bool, in spec: ReportSpec) {
    let builtIn = BuiltInCell.allCases.map(\.rawValue)
    guard spec.cell(named: name.value) == nil, !builtIn.contains(name.value),
      !faultyCells.contains(name.value)
    else { return }
    let known = spec.cells.map(\.name.value) + builtIn
    let meant = maySeekSuggestion() ? Suggestion.best(for: name.value, among: known) : nil
    if let meant { suggestedCells.append(meant) }
    let help =
      meant.map { "did you mean \(quoted($0))?" }
      ?? (mayBeText
        ? "for a text, write `{text: …}`; the cells are \(list(known))"
        : "the cells are \(list(known))")
    report(.unknownCell, "there is no cell \(quoted(name.value))", at: name.span, help: help)
  }
}
