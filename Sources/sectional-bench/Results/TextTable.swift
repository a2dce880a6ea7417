/// Columns of words under heads; those that hold figures are aligned to the right.
struct TextTable {
  private var lines: [[String]]
  private let leading: Set<Int>

  /// - Parameters:
  ///   - heads: the first line
  ///   - leading: the columns that are aligned to the left
  init(heads: [String], leading: Set<Int>) {
    lines = [heads]
    self.leading = leading
  }

  mutating func add(_ line: [String]) {
    lines.append(line)
  }

  var text: String {
    let columns = lines.map(\.count).max() ?? 0
    // The last word of a line may reach over the columns that the line does not have.
    let widths = (0..<columns).map { column in
      lines.filter { column < $0.count - 1 || (column < $0.count && $0.count == columns) }
        .map { $0[column].count }.max() ?? 0
    }
    return lines.map { line in
      var text = ""
      for (column, word) in line.enumerated() {
        let space = String(repeating: " ", count: max(widths[column] - word.count, 0))
        text += (column > 0 ? "  " : "") + (leading.contains(column) ? word + space : space + word)
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
