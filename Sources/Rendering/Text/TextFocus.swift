package import Mappings
import Sections
import Values

/// Where the row stands in what is printed around it.
package enum FocusPosition: String, Sendable, CaseIterable {
  case top, middle, bottom
}

/// How much is printed around a row.
package struct FocusWindow: Sendable {
  /// Lines on each side of the row; at the top or the bottom, twice as many on the other side.
  package let context: Int
  package let position: FocusPosition
  /// What is said above the text, such as that another row stands for a hidden one.
  package let note: [UInt8]?

  package init(context: Int, position: FocusPosition, note: [UInt8]? = nil) {
    self.context = context
    self.position = position
    self.note = note
  }
}

extension FocusWindow {
  /// Writes the lines of a text around a row, under the heads of the table and of its section.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - lines: What its lines show.
  ///   - row: The row among all that its section draws.
  ///   - border: How the text is drawn; nil for a table with Markdown's bars.
  ///   - sink: Gets the lines.
  /// - Returns: Whether the row is drawn; nothing was written otherwise.
  /// - Throws: What the sink throws.
  package func write(
    _ text: [UInt8], _ lines: TextLines, around row: RowPath, _ border: TextBorder?,
    to sink: any ByteSink
  ) throws -> Bool {
    guard let wanted = lines.rows.lines(of: row) else { return false }
    let parts = FocusParts(text, lines, wanted, title: lines.title(ofSection: row.section), self)
    var output = BufferedOutput(to: sink)
    if let note {
      output.buffer.append(note)
      output.buffer.append("\n\n")
    }
    for part in parts.parts {
      switch part {
      case .lines(let lines): output.buffer.append(Array(text[parts.bytes(of: lines)]))
      case .left(let count, let side):
        FocusParts.append(count, side, border, to: &output.buffer)
      }
      try output.flushIfFull()
    }
    try output.flush()
    return true
  }
}

/// Chooses the lines of a text that are printed around a row.
private struct FocusParts {
  enum Part {
    case lines(Range<Int>)
    /// So many lines are left out.
    case left(Int, StaticString)
  }

  private(set) var parts: [Part] = []
  /// Where each line begins, and where the last one ends.
  private var starts: [Int] = [0]

  init(
    _ bytes: [UInt8], _ lines: TextLines, _ wanted: Range<Int>, title: Range<Int>,
    _ window: FocusWindow
  ) {
    for (place, byte) in bytes.enumerated() where byte == 0x0A { starts.append(place + 1) }
    let heads = lines.heads
    let (above, below) =
      switch window.position {
      case .top: (0, window.context * 2)
      case .middle: (window.context, window.context)
      case .bottom: (window.context * 2, 0)
      }
    let end = min(wanted.upperBound + below, count)
    var start = max(wanted.lowerBound - above, heads)
    // A title is not printed in part.
    if title.contains(start) { start = title.lowerBound }
    let isAway = !title.isEmpty && title.upperBound <= start
    if heads > 0 { parts.append(.lines(0..<heads)) }
    let left = start - heads - (isAway ? title.count : 0)
    if left > 0 { parts.append(.left(left, "above")) }
    if isAway { parts.append(.lines(title)) }
    parts.append(.lines(start..<end))
    if end < count { parts.append(.left(count - end, "below")) }
  }

  /// Number of lines.
  private var count: Int { starts.count - 1 }

  func bytes(of lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  static func append(
    _ count: Int, _ side: StaticString, _ border: TextBorder?, to buffer: inout ByteBuffer
  ) {
    if border == nil { buffer.append("| ") }
    buffer.append((border ?? .unicode).moreSign)
    buffer.append(integer: count)
    buffer.append(count == 1 ? " line " : " lines ")
    buffer.append(side)
    buffer.append(border == nil ? " |\n" : "\n")
  }
}
