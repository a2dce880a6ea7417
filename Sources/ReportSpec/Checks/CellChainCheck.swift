import Diagnostics

/// A chain of `extends` must end, and after not too many cells.
///
/// A cell that has the name of a built-in one may extend that name: it then extends the built-in.
extension SpecDecoder {
  mutating func checkCellChains(_ spec: ReportSpec) {
    var reported = NameTable<Bool>()
    var isLongReported = false
    for cell in spec.cells {
      switch chain(from: cell, in: spec) {
      case .ends: break
      case .cycle(let cells):
        let names = cells.map(\.name.value)
        if names.contains(where: reported.contains) { continue }
        for name in names { reported.add(name, true) }
        report(
          .cellCycle, "the cell \(quoted(cell.name.value)) extends itself",
          at: cell.extends?.span ?? cell.name.span,
          notes: names.count == 1
            ? [] : ["the chain is " + (names + [cell.name.value]).map(quoted).joined(separator: " → ")],
          help: names.count == 1
            ? "let it extend `row`, or nothing" : "let one of them extend `row`, or nothing")
      case .tooLong:
        if isLongReported { continue }
        isLongReported = true
        report(
          .cellCycle,
          "the cell \(quoted(cell.name.value)) extends more than \(ReportSpec.longestCellChain) cells",
          at: cell.extends?.span ?? cell.name.span, help: "let it extend a cell nearer to `row`")
      }
    }
  }

  private enum Chain {
    case ends
    /// Back to its first cell.
    case cycle([CellSpec])
    case tooLong
  }

  private func chain(from start: CellSpec, in spec: ReportSpec) -> Chain {
    var cells = [start]
    var seen = NameTable<Bool>([start.name.value])
    while let last = cells.last, let base = last.extends?.value {
      if base.hasSameBytes(as: last.name.value), BuiltInCell(rawValue: base) != nil { break }
      if base.hasSameBytes(as: start.name.value) { return .cycle(cells) }
      guard let next = spec.cell(named: base), seen.add(base, true) == nil else { break }
      cells.append(next)
      if cells.count > ReportSpec.longestCellChain { return .tooLong }
    }
    return .ends
  }
}
