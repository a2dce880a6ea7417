/// A report in sections, exactly: the departments by name, each with its heading, its rows with
/// every text as it stands in the file, dearest first and equal prices in the order of the file,
/// its line about a cut, and its subtotals over all rows of the department.
struct ReportCheck: OutputCheck {
  var totals: StockTotals
  /// Whether each section shows the dearest rows only.
  var isTop = false

  var rowsShown: Int? {
    isTop ? totals.present.reduce(0) { $0 + $1.top.count } : totals.rows
  }

  func faults(in path: String) throws -> [String] {
    var reading = Reading(expected: totals.present, isTop: isTop)
    try HTMLRows.read(path) { reading.add($0) }
    reading.finish()
    return reading.faults
  }
}

/// The state of reading a report row by row.
private struct Reading {
  let expected: [StockTotals.Department]
  let isTop: Bool
  private(set) var faults: [String] = []

  /// The section that the next row of data belongs to; -1 before the first.
  private var section = -1
  private var department: [UInt8] = []
  private var rows = 0
  private var checksum: UInt64 = 0
  private var last = StockTotals.Row(number: 0, cents: Int.max)
  private var isOrdered = true
  private var hasMore = false
  private var hasSummary = false
  /// The texts of wide rows since the last row of data; one is the heading of what follows.
  private var wide: [[UInt8]] = []

  init(expected: [StockTotals.Department], isTop: Bool) {
    self.expected = expected
    self.isTop = isTop
  }

  mutating func add(_ row: borrowing TableRow) {
    if row.isData { addData(row) } else { addLine(row) }
  }

  mutating func finish() {
    endSection()
    if section + 1 != expected.count {
      fault("\(section + 1) sections instead of \(expected.count)")
    }
  }

  private mutating func addData(_ row: borrowing TableRow) {
    if !department.elementsEqual(row.cell(1)) || section < 0 {
      endSection()
      begin(Array(row.cell(1)))
    }
    rows += 1
    wide.removeAll(keepingCapacity: true)
    guard let number = row.number(0), let cents = row.cents(4) else {
      isOrdered = false
      return
    }
    let next = StockTotals.Row(number: number, cents: cents)
    if cents > last.cents || (cents == last.cents && number <= last.number) { isOrdered = false }
    if isTop, let wanted = current?.top.dropFirst(rows - 1).first, wanted != next {
      isOrdered = false
    }
    last = next
    if !isTop { checksum &+= RowChecksum.of(row.text, ends: row.ends) }
  }

  private mutating func addLine(_ row: borrowing TableRow) {
    if row.count == 1 { wide.append(Array(row.cell(0))) }
    guard let current, rows > 0 else { return }
    if row.count == 1 {
      // The count has the locale's grouping marks.
      let words = Array("and \(current.rows - current.top.count) more".utf8)
      let cell = row.cell(0).filter { $0 != UInt8(ascii: ",") }
      if cell.elementsEqual(words) { hasMore = true }
    } else {
      let price = Array(Figures.decimal(hundredths: current.cents).utf8)
      let quantity = Array("\(current.quantity)".utf8)
      let cells = (0..<row.count).map { Array(row.cell($0)) }
      if cells.contains(price) && cells.contains(quantity) { hasSummary = true }
    }
  }

  private mutating func begin(_ name: [UInt8]) {
    section += 1
    department = name
    rows = 0
    checksum = 0
    last = StockTotals.Row(number: 0, cents: Int.max)
    isOrdered = true
    hasMore = false
    hasSummary = false
    if let current, current.name != name {
      fault("the section of \(text(current.name)) is not in its place")
    }
    if !wide.contains(where: { $0.starts(with: name) }) {
      fault("the section of \(text(name)) has no heading")
    }
  }

  private mutating func endSection() {
    guard section >= 0, let current else { return }
    let wanted = isTop ? current.top.count : current.rows
    let name = text(current.name)
    if rows != wanted { fault("\(name): \(rows) rows instead of \(wanted)") }
    if !isOrdered { fault("\(name): wrong rows, or in the wrong order") }
    if !isTop && checksum != current.checksum { fault("\(name): texts differ from the file") }
    if isTop && current.rows > wanted && !hasMore { fault("\(name): the cut is not said") }
    if !hasSummary { fault("\(name): no subtotals, or wrong ones") }
  }

  private var current: StockTotals.Department? {
    expected.indices.contains(section) ? expected[section] : nil
  }

  private mutating func fault(_ words: String) {
    faults.append(words)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
