/// Looks at an output and says what is wrong with it.
protocol OutputCheck {
  /// - Parameter path: the output
  /// - Returns: the faults, one line each; none when the output is complete
  /// - Throws: `BenchmarkError` when the output cannot be read
  func faults(in path: String) throws -> [String]

  /// How many rows of data the output has to show; nil where it is no table.
  var rowsShown: Int? { get }
}

/// An output that has to hold a text within its first 64 KiB.
struct TextCheck: OutputCheck {
  var text: String

  var rowsShown: Int? { nil }

  func faults(in path: String) throws -> [String] {
    FileReader.text(of: path).contains(text) ? [] : ["the output does not say \"\(text)\""]
  }
}
