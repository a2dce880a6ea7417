import Diagnostics

/// A named cell that nothing uses is probably a slip in a name: a warning.
///
/// Cells that replace a built-in one are used wherever that is.
extension SpecDecoder {
  mutating func checkUnusedCells(_ spec: ReportSpec) {
    var used = BuiltInCell.allCases.map(\.rawValue) + spec.cellUses.map(\.name.value)
    used += used.flatMap { spec.cellChain(from: $0) }.map(\.name.value)
    for cell in spec.cells
    where !used.contains(where: { $0.hasSameBytes(as: cell.name.value) }) {
      warn(
        .unusedCell, "the cell `\(cell.name.value)` is never used", at: cell.name.span,
        help: "name it in `cell`, `rows` or `no_content`, or take it out")
    }
  }
}
