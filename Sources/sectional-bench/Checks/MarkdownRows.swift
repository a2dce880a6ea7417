/// The rows of a Markdown table; the generated file has no `|` of its own.
enum MarkdownRows {
  /// Calls `body` for every line with cells in the order of the file.
  static func read(_ path: String, _ body: (borrowing TableRow) -> Void) throws {
    let reader = try FileReader(path: path)
    var block: [UInt8] = []
    var row = TableRow()
    var more = true
    while more {
      more = try reader.read(into: &block)
      var start = 0
      for place in block.indices where block[place] == UInt8(ascii: "\n") {
        parse(block[start..<place], into: &row, body)
        start = place + 1
      }
      block.removeFirst(start)
    }
    parse(block[...], into: &row, body)
  }

  private static func parse(
    _ line: ArraySlice<UInt8>, into row: inout TableRow, _ body: (borrowing TableRow) -> Void
  ) {
    guard line.first == UInt8(ascii: "|") else { return }
    row.clear()
    for byte in line.dropFirst() {
      if byte == UInt8(ascii: "|") { row.endCell() } else { row.append(byte) }
    }
    body(row)
  }
}
