/// A plain table: every row that has to be there, and in the order of price within its department.
///
/// Which of several rows of one price stand in a top list is not looked at, nor is the text of
/// cells: programs read and print values in their own ways.
struct PlainTableCheck: OutputCheck {
  enum Format {
    case html, markdown
  }

  var totals: StockTotals
  var format = Format.html
  /// Whether only the dearest rows of each department have to be there.
  var isTop = false
  /// Whether prices are printed as numbers; otherwise only rows are counted.
  var hasPlainPrices = true
  /// Whether departments come in the order of their names.
  var isSorted = true

  var rowsShown: Int? {
    isTop ? totals.present.reduce(0) { $0 + $1.top.count } : totals.rows
  }

  func faults(in path: String) throws -> [String] {
    var seen = Seen()
    let isSorted = self.isSorted
    let hasPlainPrices = self.hasPlainPrices
    let take = { (row: borrowing TableRow) in
      guard row.isData else { return }
      seen.add(row, hasPlainPrices: hasPlainPrices, isSorted: isSorted)
    }
    switch format {
    case .html: try HTMLRows.read(path, take)
    case .markdown: try MarkdownRows.read(path, take)
    }
    return compare(seen)
  }

  private func compare(_ seen: Seen) -> [String] {
    var faults: [String] = []
    let rows = rowsShown ?? 0
    if seen.rows != rows { faults.append("\(seen.rows) rows instead of \(rows)") }
    let numbers = totals.rows * (totals.rows + 1) / 2
    if !isTop && seen.numbers != numbers { faults.append("rows are missing or there twice") }
    let cents = totals.present.reduce(0) { sum, department in
      sum + (isTop ? department.top.reduce(0) { $0 + $1.cents } : department.cents)
    }
    if hasPlainPrices && seen.cents != cents {
      faults.append("prices add up to \(seen.cents) instead of \(cents) hundredths")
    }
    if seen.misplaced > 0 { faults.append("\(seen.misplaced) rows stand in the wrong order") }
    return faults
  }

  private struct Seen {
    var rows = 0
    var numbers = 0
    var cents = 0
    var misplaced = 0
    private var department: [UInt8] = []
    private var price = Int.max

    mutating func add(_ row: borrowing TableRow, hasPlainPrices: Bool, isSorted: Bool) {
      rows += 1
      numbers &+= row.number(0) ?? 0
      let next = row.cell(1)
      if !department.elementsEqual(next) {
        if isSorted && !department.lexicographicallyPrecedes(next) { misplaced += 1 }
        department = Array(next)
        price = Int.max
      }
      guard hasPlainPrices else { return }
      guard let value = row.cents(4) else {
        misplaced += 1
        return
      }
      cents += value
      if value > price { misplaced += 1 }
      price = value
    }
  }
}
