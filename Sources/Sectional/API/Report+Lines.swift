public import Mappings
import Rendering
public import Sections

/// A report as text, with what its lines show.
public struct RenderedText: Sendable {
  /// The text; each line ends in a line feed.
  public let text: String
  /// The rows that the lines show, each by its section and its place among all that the section
  /// draws; titles and footers are no rows.
  public let rows: LineMap
}

extension Report {
  /// The report as a table in plain text, with the row of each line.
  ///
  /// - Parameter width: That of a line in cells; by default what the spec says, else 100.
  /// - Returns: The text that ``text(width:)`` gives, and its rows.
  public func renderedText(width: Int? = nil) -> RenderedText {
    let text = MemorySink()
    // Memory takes every byte, so nothing can be thrown.
    let lines = try? drawTextNotingLines(width: width, to: text)
    return RenderedText(
      text: String(decoding: text.bytes, as: UTF8.self), rows: lines?.rows ?? LineMap())
  }

  /// The key of a row that a section draws, as `--around` takes it.
  ///
  /// - Returns: The text of the key; for a key of several fields or with a null, a list in JSON; nil
  ///   out of range, for rows without a key, and for what is no row of its own, as a summary.
  public func key(of row: RowPath) -> RowKey? {
    guard let section = sections.section(at: row.section),
      let (item, place) = section.item(atRow: row.row)
    else { return nil }
    guard case .rows(let run) = item else { return item.row?.key }
    let keys = RowKeys(pipeline)
    guard !keys.isEmpty, let window = section.runs[run].place(ofShown: place) else { return nil }
    let number = textPage.sections[row.section].runs[run].row(inWindow: window)
    return RowKey(String(decoding: keys.text(ofRow: number), as: UTF8.self))
  }
}
