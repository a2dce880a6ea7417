/// The command line of DuckDB.
struct DuckDB {
  var program: Program

  /// The program itself: what the Python package installs as `duckdb` is a script that starts it,
  /// and would add its own start to every time.
  static func find(scratch: String) -> DuckDB {
    var path = Program.search("duckdb")
    if path.map(Program.isScript) ?? true, let python = Program.search("python3") {
      let question =
        "import duckdb_cli, os; print(os.path.join(os.path.dirname(duckdb_cli.__file__), 'duckdb'))"
      let output = scratch + "/duckdb-path.txt"
      let errors = scratch + "/duckdb-path.err"
      if (try? ChildProcess.run(python, ["-c", question], output: output, errors: errors)) != nil {
        let line = FileReader.text(of: output).split(separator: "\n").first.map(String.init)
        path = line.flatMap { FileSystem.isExecutable($0) ? $0 : nil } ?? path
      }
    }
    return DuckDB(
      program: Program(name: "duckdb", path: path).asked(["--version"], scratch: scratch))
  }

  /// The arguments that print the answer to a query as rows of an HTML table.
  func html(_ query: String) -> [String] {
    ["-init", "/dev/null", "-html", "-c", query]
  }

  /// The arguments that print every row of the answer to a query in a box of lines.
  func box(_ query: String) -> [String] {
    ["-init", "/dev/null", "-box", "-cmd", ".maxrows -1", "-cmd", ".maxwidth -1", "-c", query]
  }

  /// A CSV file as a table of a query.
  func table(_ path: String) -> String {
    "read_csv('"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "')"
  }
}
