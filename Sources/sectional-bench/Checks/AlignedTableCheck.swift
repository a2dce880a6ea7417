/// A table in columns of plain text: every row has to be there once, known by its article number,
/// which has the row's own number in it; lines of folded texts, rules and sums have none.
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
    var rows = 0
    /// The sum of the rows' numbers.
    var numbers = 0

    mutating func add(_ line: ArraySlice<UInt8>) {
      for place in line.indices.dropFirst(2) where line[place] == UInt8(ascii: "-") {
        let digits = line[(place + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard digits.count >= 7, isLetter(line[place - 1]), isLetter(line[place - 2]) else {
          continue
        }
        rows += 1
        numbers &+= digits.reduce(0) { $0 &* 10 &+ Int($1 - 0x30) }
        return
      }
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  }
}
