/// The programs that a user would pick instead, where they are installed.
struct Peers {
  var duckdb: DuckDB
  var sqlite: SQLite
  var miller: Miller

  /// Looks the programs up; `scratch` is a folder for what they say about themselves.
  static func find(scratch: String) -> Peers {
    Peers(
      duckdb: DuckDB.find(scratch: scratch), sqlite: SQLite.find(scratch: scratch),
      miller: Miller.find(scratch: scratch))
  }

  var programs: [Program] { [duckdb.program, sqlite.program, miller.program] }
}
