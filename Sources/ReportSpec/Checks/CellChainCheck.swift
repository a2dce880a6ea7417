import Diagnostics

/// A chain of `extends` must end, and after not too many cells.
///
/// A cell that has the name of a built-in one may extend that name: it then extends the built-in.
/// Every cell is walked over once.
extension SpecDecoder {
  mutating func checkCellChains(_ spec: ReportSpec) {
    // How many cells follow from here; nil where the chain has no end.
    var lengths = NameTable<Int?>()
    var isLongReported = false
    for start in spec.cells {
      var walked: [CellSpec] = []
      var places = NameTable<Int>()
      var next: CellSpec? = start
      var length: Int? = 0
      while let cell = next {
        if let known = lengths[cell.name.value] {
          length = known
          break
        }
        if let first = places.add(cell.name.value, walked.count) {
          reportCycle(Array(walked[first...]))
          length = nil
          break
        }
        walked.append(cell)
        next = base(of: cell, in: spec)
      }
      for cell in walked.reversed() {
        length = length.map { $0 + 1 }
        lengths.set(cell.name.value, length)
        if let length, length > ReportSpec.longestCellChain, !isLongReported {
          isLongReported = true
          reportLength(cell)
        }
      }
    }
  }

  /// The named cell that a cell extends.
  private func base(of cell: CellSpec, in spec: ReportSpec) -> CellSpec? {
    guard let base = cell.extends?.value else { return nil }
    let isBuiltIn = base.hasSameBytes(as: cell.name.value) && BuiltInCell(rawValue: base) != nil
    return isBuiltIn ? nil : spec.cell(named: base)
  }

  private mutating func reportCycle(_ cells: [CellSpec]) {
    guard let first = cells.first else { return }
    let names = (cells + [first]).map(\.name.value)
    let limit = 12
    let shown = names.prefix(limit).map(quoted) + (names.count > limit ? ["…"] : [])
    report(
      .cellCycle, "the cell \(quoted(first.name.value)) extends itself",
      at: first.extends?.span ?? first.name.span,
      notes: cells.count == 1 ? [] : ["the chain is " + shown.joined(separator: " → ")],
      help: cells.count == 1
        ? "let it extend `row`, or nothing" : "let one of them extend `row`, or nothing")
  }

  private mutating func reportLength(_ cell: CellSpec) {
    report(
      .cellCycle,
      "the cell \(quoted(cell.name.value)) extends a chain of more than "
        + "\(ReportSpec.longestCellChain) cells",
      at: cell.extends?.span ?? cell.name.span, help: "let it extend a cell nearer to `row`")
  }
}
