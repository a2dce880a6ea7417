/// J1: every row on one HTML page, 30 sections, dearest first, a head and subtotals per section.
///
/// The peers write one plain table of all rows in the same order.
struct FullReportJob: Job {
  let name = "J1"
  let grows = true

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    let stock = try bench.stock(rows: rows)
    let text = StockSpec.text(file: stock.name, settings: "output: {html: {max_rows: 0}}\n")
    let spec = try bench.write(spec: text, name: "J1-\(rows).yaml")
    let peers = bench.peers
    let table = PlainTableCheck(totals: stock.totals)
    var markdown = table
    markdown.format = .markdown
    return [
      Contest(
        name: name,
        summary: "all rows on one HTML page, sections by department, price descending; "
          + "peers one table, mlr Markdown",
        rows: rows,
        contenders: [
          bench.html(of: spec, check: ReportCheck(totals: stock.totals)),
          Contender(
            program: peers.duckdb.program,
            arguments: peers.duckdb.html(
              "select * from \(peers.duckdb.table(stock.path)) order by department, price desc"),
            check: table),
          Contender(
            program: peers.sqlite.program,
            arguments: peers.sqlite.html(
              "select * from stock order by department, cast(price as real) desc",
              importing: stock.path),
            check: table),
          Contender(
            program: peers.miller.program,
            arguments: peers.miller.markdown(
              ["sort", "-f", "department", "-nr", "price"], reading: stock.path),
            check: markdown),
        ],
        targets: [
          .ratio(peer: "duckdb", required: 5, wanted: 8),
          .ratio(peer: "sqlite3", required: 10, wanted: 14),
          .peak(mebibytes: 250),
          .size(bytesPerRow: 175),
        ])
    ]
  }
}
