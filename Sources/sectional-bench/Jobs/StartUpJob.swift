/// How long it takes to start: the help, a report of ten rows, and one with a locale's formats.
struct StartUpJob: Job {
  private static let rows = 10

  let name = "start"
  let grows = false

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    let stock = try bench.stock(rows: StartUpJob.rows)
    return [
      help(on: bench),
      try report(of: stock, on: bench),
      try localized(of: stock, on: bench),
    ]
  }

  private func help(on bench: Workbench) -> Contest {
    let one = TextCheck(text: "1")
    let peers = bench.peers
    return Contest(
      name: "\(name): help", summary: "--help; the peers: select 1, or their version", rows: 0,
      repeats: 4,
      contenders: [
        Contender(
          program: bench.product, arguments: ["--help"], check: TextCheck(text: "sectional")),
        Contender(
          program: peers.duckdb.program, arguments: peers.duckdb.html("select 1"), check: one),
        Contender(
          program: peers.sqlite.program, arguments: peers.sqlite.answer("select 1"), check: one),
        Contender(
          program: peers.miller.program, arguments: ["--version"], check: TextCheck(text: "mlr")),
      ],
      targets: [.wall(milliseconds: 6)])
  }

  private func report(of stock: StockFile, on bench: Workbench) throws -> Contest {
    let spec = try bench.write(spec: StockSpec.text(file: stock.name), name: "start.yaml")
    let table = PlainTableCheck(totals: stock.totals)
    var markdown = table
    markdown.format = .markdown
    let peers = bench.peers
    return Contest(
      name: "\(name): 10 rows", summary: "a report of ten rows as HTML; mlr Markdown",
      rows: stock.totals.rows,
      repeats: 4,
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
      targets: [.wall(milliseconds: 6)])
  }

  private func localized(of stock: StockFile, on bench: Workbench) throws -> Contest {
    let text = StockSpec.text(
      file: stock.name, settings: "locale: de-DE\n", price: ", format: {currency: EUR}",
      updated: "{field: updated, format: {date: medium}}")
    let spec = try bench.write(spec: text, name: "start-locale.yaml")
    let check = PlainTableCheck(totals: stock.totals, hasPlainPrices: false)
    return Contest(
      name: "\(name): locale", summary: "a report of ten rows with the formats of a locale",
      rows: stock.totals.rows, repeats: 4,
      contenders: [bench.html(of: spec, check: check)],
      targets: [.wall(milliseconds: 10)])
  }
}
