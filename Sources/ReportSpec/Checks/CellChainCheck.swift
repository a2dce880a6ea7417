import Diagnostics

/// A chain of `extends` must end.
///
/// A cell that has the name of a built-in one may extend that name: it then extends the built-in.
extension SpecDecoder {
  mutating func checkCellChains(_ spec: ReportSpec) {
    var reported: [String] = []
    for cell in spec.cells {
      guard let chain = cycle(from: cell, in: spec) else { continue }
      let names = chain.map(\.name.value)
      if names.contains(where: { name in reported.contains { $0.hasSameBytes(as: name) } }) {
        continue
      }
      reported += names
      report(
        .cellCycle, "the cell `\(cell.name.value)` extends itself",
        at: cell.extends?.span ?? cell.name.span,
        notes: ["the chain is " + (names + [cell.name.value]).joined(separator: " → ")],
        help: "let one of them extend `row`, or nothing")
    }
  }

  /// The cells from `start` back to itself; nil where the chain ends or runs into another cycle.
  private func cycle(from start: CellSpec, in spec: ReportSpec) -> [CellSpec]? {
    var chain = [start]
    while let last = chain.last, let base = last.extends?.value, chain.count <= spec.cells.count {
      if base.hasSameBytes(as: last.name.value), BuiltInCell(rawValue: base) != nil { return nil }
      if base.hasSameBytes(as: start.name.value) { return chain }
      guard let next = spec.cell(named: base) else { return nil }
      chain.append(next)
    }
    return nil
  }
}
