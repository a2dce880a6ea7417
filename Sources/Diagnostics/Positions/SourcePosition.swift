/// A place in a text as an editor shows it.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CRLF or a lone CR.
  package let line: Int
  /// The column in Unicode scalars, from 1; a byte order mark is not counted.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
