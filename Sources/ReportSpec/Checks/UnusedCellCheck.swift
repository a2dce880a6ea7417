import Diagnostics

/// A named cell that nothing uses is probably a slip in a name: a warning.
///
/// Cells that replace a built-in one are used wherever that is, and those whose text a tag puts in
/// where that stands. In a spec with errors nothing is
/// said, as an error may hide the use.
extension SpecDecoder {
  mutating func checkUnusedCells(_ spec: ReportSpec) {
    if hasErrors { return }
    var used = NameTable<Bool>()
    for name in BuiltInCell.allCases.map(\.rawValue) + spec.cellUses.map(\.name.value) {
      var next: String? = name
      while let name = next, used.add(name, true) == nil {
        next = spec.cell(named: name)?.extends?.value
      }
    }
    for cell in spec.cells
    where !used.contains(cell.name.value) && !usedPartials.contains(cell.name.value) {
      warn(
        .unusedCell, "the cell \(quoted(cell.name.value)) is never used", at: cell.name.span,
        help: "name it in `cell`, `rows` or `no_content`, or take it out")
    }
  }
}
