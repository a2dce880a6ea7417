import Mappings
import Sections
import Values

/// A text while it is drawn: what is written, and what is kept from row to row.
struct TextDrawing: ~Copyable {
  var output: BufferedOutput
  /// The layouts of the prototypes, by their places on the page.
  var heights: FittedHeights<Int>
  /// The cells of a row and their lines; memory that lasts from row to row.
  var line = TextLine()
  var folding = TextFolding()
  /// What was drawn in which line; nil where nobody asks.
  var lines: TextLines?

  init(to sink: any ByteSink, heights: FittedHeights<Int>, notesLines: Bool) {
    output = BufferedOutput(to: sink)
    self.heights = heights
    lines = notesLines ? TextLines() : nil
  }

  /// Notes that lines were drawn: of a row, or of what is no row.
  @inline(__always)
  mutating func note(_ count: Int, of row: RowPath? = nil) {
    lines?.add(count, of: row)
  }

  /// Ends a line that was written, or writes an empty one.
  mutating func newLine() {
    output.buffer.append(UInt8(ascii: "\n"))
    note(1)
  }
}
