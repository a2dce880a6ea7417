/// The command line of SQLite.
struct SQLite {
  var program: Program

  static func find(scratch: String) -> SQLite {
    SQLite(program: Program.installed("sqlite3").asked(["--version"], scratch: scratch))
  }

  /// The arguments that import a CSV file and print the answer to a query as an HTML table.
  ///
  /// The file is the table `stock`, every column of which is text.
  func html(_ query: String, importing path: String) -> [String] {
    answer(query, as: "-html", importing: path)
  }

  /// The same as text in columns, none of which is folded.
  func columns(_ query: String, importing path: String) -> [String] {
    answer(query, as: "-column", importing: path)
  }

  private func answer(
    _ query: String, as mode: String, importing path: String
  ) -> [String] {
    let quoted = "\"" + path.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    return options + [mode, "-header", ":memory:", ".import --csv \(quoted) stock", query]
  }

  /// The arguments that answer a query about nothing.
  func answer(_ query: String) -> [String] {
    options + [":memory:", query]
  }

  private var options: [String] { ["-batch", "-init", "/dev/null"] }
}
