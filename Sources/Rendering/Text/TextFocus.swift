package import Sections
import Values

/// The row that a text is printed around.
package struct RowFocus: Sendable {
  /// Where it stands in its section.
  package enum Place: Equatable, Sendable {
    /// The drawn row `index` of a run.
    case data(run: Int, index: Int)
    case fixed(Row)
  }

  /// The number of the section on the page.
  package let section: Int
  package let place: Place

  package init(section: Int, place: Place) {
    self.section = section
    self.place = place
  }
}

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

/// Where the parts that matter stand in a text, in bytes.
struct FocusMarks {
  /// The end of the title and the heads of the columns.
  var heads = 0
  /// The title of the row's section.
  var title = 0..<0
  /// The row; nil where it was not drawn.
  var row: Range<Int>?
}

extension TextRenderer {
  /// Writes the lines around a row, under the heads of the table and of its section.
  ///
  /// - Parameters:
  ///   - focus: The row.
  ///   - window: How much is printed around it.
  ///   - sink: Gets the text.
  /// - Returns: Whether the row is drawn; nothing was written otherwise.
  /// - Throws: What the sink throws.
  package func render(
    around focus: RowFocus, _ window: FocusWindow, to sink: any ByteSink
  ) throws -> Bool {
    let memory = MemorySink()
    var marks = FocusMarks()
    try render(to: memory, focus, &marks)
    guard let row = marks.row else { return false }
    let text = FocusText(memory.bytes, marks, row, window)
    var output = BufferedOutput(to: sink)
    if let note = window.note {
      output.buffer.append(note)
      output.buffer.append("\n\n")
    }
    for part in text.parts {
      switch part {
      case .lines(let lines): output.buffer.append(Array(memory.bytes[text.bytes(of: lines)]))
      case .left(let count, let side): FocusText.append(count, side, border, to: &output.buffer)
      }
      try output.flushIfFull()
    }
    try output.flush()
    return true
  }
}

/// Chooses the lines of a text that are printed around a row.
private struct FocusText {
  enum Part {
    case lines(Range<Int>)
    /// So many lines are left out.
    case left(Int, StaticString)
  }

  private(set) var parts: [Part] = []
  /// Where each line begins, and where the last one ends.
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8], _ marks: FocusMarks, _ row: Range<Int>, _ window: FocusWindow) {
    for (place, byte) in bytes.enumerated() where byte == 0x0A { starts.append(place + 1) }
    let heads = line(at: marks.heads)
    let title = line(at: marks.title.lowerBound)..<line(at: marks.title.upperBound)
    let wanted = line(at: row.lowerBound)..<line(at: row.upperBound)
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

  /// The line that begins at a place.
  private func line(at place: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func bytes(of lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  static func append(
    _ count: Int, _ side: StaticString, _ border: TextBorder, to buffer: inout ByteBuffer
  ) {
    buffer.append(border.moreSign)
    buffer.append(integer: count)
    buffer.append(count == 1 ? " line " : " lines ")
    buffer.append(side)
    buffer.append("\n")
  }
}
