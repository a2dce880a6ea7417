import Mappings
package import Rendering

extension Report {
  /// Writes the lines of the text around a row: what scrolling to it is on a screen.
  ///
  /// A folded section is unfolded for it.
  ///
  /// - Parameters:
  ///   - key: The key of a row of data, its fields joined by commas or as a list in JSON, or of a
  ///     fixed row; where several rows have it, with the id of the section and a point before it.
  ///   - context: Lines on each side of the row.
  ///   - position: Where the row stands among them.
  ///   - width: Cells of a line; nil: what the spec says, else 100.
  ///   - isStyled: Whether bold and dim lines are marked for a terminal.
  ///   - sink: Gets the text.
  /// - Throws: `PipelineFailure` where no row has the key or none is shown, what the sink throws.
  package func drawText(
    around key: [UInt8], context: Int, position: FocusPosition, width: Int?,
    isStyled: Bool = false, to sink: any ByteSink
  ) throws {
    let found = try RowSearch(self).row(named: key)
    let window = FocusWindow(context: context, position: position, note: found.note)
    let text = MemorySink()
    let lines = try drawTextNotingLines(
      unfolding: found.row.section, width: width, isStyled: isStyled, to: text)
    if try !window.write(text.bytes, lines, around: found.row, textBorder, to: sink) {
      throw RowSearch.notShown(String(decoding: key, as: UTF8.self), "text has no line for it")
    }
  }
}
