import Diagnostics

/// A named cell that nothing uses is probably a slip in a name: a warning.
///
/// Cells that replace a built-in one are used wherever that is. A cell that was suggested for an
/// unknown name is not reported a second time.
extension SpecDecoder {
  mutating func checkUnusedCells(_ spec: ReportSpec) {
    var used = NameTable(suggestedCells)
    for name in BuiltInCell.allCases.map(\.rawValue) + spec.cellUses.map(\.name.value)
    where used.add(name, true) == nil {
      for cell in spec.cellChain(from: name) { used.add(cell.name.value, true) }
    }
    for cell in spec.cells where !used.contains(cell.name.value) {
      warn(
        .unusedCell, "the cell \(quoted(cell.name.value)) is never used", at: cell.name.span,
        help: "name it in `cell`, `rows` or `no_content`, or take it out")
    }
  }
}
