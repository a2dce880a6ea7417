import TextWidth
import Values

/// The heads of a table's columns, in rows of known heights.
///
/// A section's heading sticks below the heads, so their height has to be known before the page is
/// drawn: a title takes two lines at most, and the whole of one that may be cut is in its `title`.
struct HTMLHead {
  private let spanners: SpannerRow
  /// The cells that each title takes in one line.
  private let widths: [Int]

  init(_ columns: [PageColumn]) {
    spanners = SpannerRow(columns.map(\.spanner))
    widths = columns.map { TextWidth.width(of: $0.title) }
  }

  /// The longest title that never breaks.
  private static let shortTitle = 16
  /// The most lines of a title.
  private static let lines = 2

  var hasSpanners: Bool { !spanners.isEmpty }

  /// Whether some title may take two lines.
  var isTall: Bool { widths.contains { $0 > HTMLHead.shortTitle } }

  /// The least width in characters that a column gives a title of two lines; nil: one line is
  /// enough.
  func titleWidth(ofColumn place: Int) -> Int? {
    guard widths.indices.contains(place), widths[place] > HTMLHead.shortTitle else { return nil }
    return min(widths[place] * 3 / 5 + 1, 18)
  }

  func append(_ columns: [PageColumn], to buffer: inout ByteBuffer) {
    buffer.append("<thead>\n")
    if hasSpanners {
      buffer.append("<tr class=\"spanners\">")
      for cell in spanners.cells {
        guard let title = cell.title else {
          buffer.append("<td")
          span(cell.count, &buffer)
          continue
        }
        buffer.append("<th scope=\"colgroup\"")
        span(cell.count, &buffer)
        HTMLEscape.append(title, to: &buffer)
      }
      buffer.append("\n")
    }
    buffer.append("<tr>")
    for (place, column) in columns.enumerated() {
      buffer.append("<th scope=\"col\"")
      guard let width = titleWidth(ofColumn: place) else {
        buffer.append(">")
        HTMLEscape.append(column.title, to: &buffer)
        continue
      }
      let room = HTMLLineRoom(line: width, word: width)
      if column.title.withUnsafeBytes({ room.mayExceed(HTMLHead.lines, $0) }) {
        HTMLTable.attribute("title", column.title, &buffer)
      }
      buffer.append("><span>")
      HTMLEscape.append(column.title, to: &buffer)
      buffer.append("</span>")
    }
    buffer.append("\n")
  }

  private func span(_ count: Int, _ buffer: inout ByteBuffer) {
    if count > 1 {
      buffer.append(" colspan=\"")
      buffer.append(integer: count)
      buffer.append("\"")
    }
    buffer.append(">")
  }
}
