/// A table in columns of plain text: every row has to be there once, known by the number and the
/// article number that each begins with and has; lines of folded texts, rules and sums have none.
struct AlignedTableCheck: OutputCheck {
  var totals: StockTotals

  var rowsShown: Int? { totals.rows }

  func faults(in path: String) throws -> [String] {
    let reader = try FileReader(path: path)
    var seen = Seen()
    var block: [UInt8] = []
    var more = true
    while more {
      more = try reader.read(into: &block)
      var start = 0
      for place in block.indices where block[place] == UInt8(ascii: "\n") {
        seen.add(block[start..<place])
        start = place + 1
      }
      block.removeFirst(start)
    }
    seen.add(block[...])
    var faults: [String] = []
    if seen.rows != totals.rows { faults.append("\(seen.rows) rows instead of \(totals.rows)") }
    if seen.numbers != totals.rows * (totals.rows + 1) / 2 {
      faults.append("rows are missing or there twice")
    }
    return faults
  }

  private struct Seen {
    private static let article = Array("SK-".utf8)
    var rows = 0
    /// The sum of the rows' numbers.
    var numbers = 0

    mutating func add(_ line: ArraySlice<UInt8>) {
      guard line.firstRange(of: Seen.article) != nil else { return }
      rows += 1
      let digits = line.drop { !isDigit($0) }.prefix(while: isDigit)
      numbers &+= digits.reduce(0) { $0 &* 10 &+ Int($1 - 0x30) }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  }
}
