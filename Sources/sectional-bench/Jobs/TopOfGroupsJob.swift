/// J2: the 20 dearest rows of each department as HTML, what is cut said, subtotals of all rows.
///
/// The peers write one plain table of the same rows, without the subtotals, which is less work than
/// the job asks for; `duckdb+sums` adds them by a second statement.
struct TopOfGroupsJob: Job {
  let name = "J2"
  let grows = true

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    let stock = try bench.stock(rows: rows)
    let length = StockTotals.topLength
    let text = StockSpec.text(
      file: stock.name, fields: StockSpec.fields,
      settings: "defaults:\n  range: {length: \(length), more: \"and {{more}} more\"}\n")
    let spec = try bench.write(spec: text, name: "J2-\(rows).yaml")
    let peers = bench.peers
    let table = PlainTableCheck(totals: stock.totals, isTop: true)
    var markdown = table
    markdown.format = .markdown
    markdown.isSorted = false
    let columns = StockRow.fields.joined(separator: ", ")
    let source = peers.duckdb.table(stock.path)
    let top =
      "select * from \(source) qualify row_number() over "
      + "(partition by department order by price desc) <= \(length) "
      + "order by department, price desc"
    let sums =
      "select department, count(*), sum(price), sum(quantity) from \(source) "
      + "group by department order by department"
    return [
      Contest(
        name: name,
        summary: "top \(length) of each department as HTML, subtotals of all rows; "
          + "peers the rows in one table, mlr Markdown",
        rows: rows,
        contenders: [
          bench.html(of: spec, check: ReportCheck(totals: stock.totals, isTop: true)),
          Contender(
            program: peers.duckdb.program, arguments: peers.duckdb.html(top), check: table),
          Contender(
            program: peers.duckdb.program.named("duckdb+sums"),
            arguments: peers.duckdb.html("\(top); \(sums)"), check: table),
          Contender(
            program: peers.sqlite.program,
            arguments: peers.sqlite.html(
              "select \(columns) from (select *, row_number() over (partition by department "
                + "order by cast(price as real) desc) as place from stock) "
                + "where place <= \(length) order by department, place",
              importing: stock.path),
            check: table),
          Contender(
            program: peers.miller.program,
            arguments: peers.miller.markdown(
              ["top", "-n", "\(length)", "-f", "price", "-g", "department", "-a"],
              reading: stock.path),
            check: markdown),
        ],
        targets: [
          .ratio(peer: "duckdb", required: 10),
          .ratio(peer: "sqlite3", required: 60),
          .peak(mebibytes: 16),
        ])
    ]
  }
}
