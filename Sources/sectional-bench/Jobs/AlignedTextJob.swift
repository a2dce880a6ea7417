/// J3: every row as text in columns that line up, whatever the width of its letters.
///
/// It is drawn twice: as wide as its texts are, as the peers draw it, and on the 100 cells of a page,
/// where texts have to be folded, which no peer does. The peers write one plain table of the rows in
/// the same order, without sections and subtotals.
struct AlignedTextJob: Job {
  let name = "J3"
  let grows = true

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    let stock = try bench.stock(rows: rows)
    let spec = try bench.write(spec: StockSpec.text(file: stock.name), name: "J3-\(rows).yaml")
    let peers = bench.peers
    let check = AlignedTableCheck(totals: stock.totals)
    func product(width: String) -> Contender {
      Contender(
        program: bench.product,
        arguments: ["render", spec, "--to", "text", "--width", width], check: check)
    }
    let others = [
      Contender(
        program: peers.duckdb.program,
        arguments: peers.duckdb.box(
          "select * from \(peers.duckdb.table(stock.path)) order by department, price desc"),
        check: check),
      Contender(
        program: peers.sqlite.program,
        arguments: peers.sqlite.columns(
          "select * from stock order by department, cast(price as real) desc",
          importing: stock.path),
        check: check),
      Contender(
        program: peers.miller.program,
        arguments: peers.miller.aligned(
          ["sort", "-f", "department", "-nr", "price"], reading: stock.path),
        check: check),
    ]
    let targets: [Target] = [
      .ratio(peer: "duckdb", required: 5), .ratio(peer: "mlr", required: 4),
      .ratio(peer: "sqlite3", required: 4),
    ]
    return [
      Contest(
        name: name, summary: "all rows as text, columns as wide as their texts",
        rows: rows, contenders: [product(width: "1000")] + others, targets: targets),
      Contest(
        name: "\(name): 100 cells", summary: "all rows as text of 100 cells, long texts folded",
        rows: rows, contenders: [product(width: "100")] + others, targets: targets),
    ]
  }
}
