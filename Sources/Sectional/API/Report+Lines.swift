public import Mappings
import Rendering
public import Sections

extension Report {
  /// The rows that the lines of ``text(width:)`` show, to find the row of a line.
  ///
  /// A row is known by its section and its place among all that the section draws, as in
  /// ``sections``. Titles and footers are no rows.
  ///
  /// - Parameter width: That of a line in cells; by default what the spec says, else 100.
  /// - Returns: The map of as many lines as the text has.
  public func lineMap(width: Int? = nil) -> LineMap {
    // Memory takes every byte, so nothing can be thrown.
    (try? drawTextNotingLines(width: width, to: MemorySink()))?.rows ?? LineMap()
  }

  /// The key of a row that a section draws, as `--around` knows it.
  ///
  /// - Returns: The text of the key; for a key of several fields or with a null, a list in JSON; nil
  ///   out of range, for rows without a key, and for what is no row of its own, as a summary.
  public func key(of row: RowPath) -> RowKey? {
    guard let section = sections.section(at: row.section),
      let (item, place) = section.item(atRow: row.row)
    else { return nil }
    guard case .rows(let run) = item else { return item.row?.key }
    let explanation = Explanation(pipeline)
    guard !explanation.keyColumns.isEmpty, let window = section.runs[run].place(ofShown: place)
    else { return nil }
    let number = textPage.sections[row.section].runs[run].row(inWindow: window)
    let key = explanation.plainKey(ofRow: number, of: pipeline.drawnTable)
    return RowKey(String(decoding: key, as: UTF8.self))
  }
}
