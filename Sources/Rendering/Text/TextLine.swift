import TextWidth
import Values

/// The cells of one line of the table, as visible text side by side in one buffer.
struct TextLine: ~Copyable {
  private var bytes = ByteBuffer(capacity: 1024)
  private var ends: [Int] = []
  private(set) var widths: [Int] = []
  /// Whether some cell has line feeds.
  private(set) var hasLines = false

  /// Number of cells.
  var count: Int { ends.count }

  /// Forgets the cells.
  mutating func removeAll() {
    bytes.removeAll()
    ends.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    hasLines = false
  }

  /// Adds a cell: `body` appends its text, which is made visible here.
  mutating func add(_ body: (inout ByteBuffer) -> Void) {
    let start = bytes.count
    body(&bytes)
    if bytes.withBytes(from: start, { TextWidth.needsVisibility($0, .multiLine) }) {
      var visible: [UInt8] = []
      bytes.withBytes(from: start) { TextWidth.appendVisible($0, to: &visible, .multiLine) }
      bytes.truncate(to: start)
      bytes.append(visible)
    }
    let (width, isFolded) = bytes.withBytes(from: start) { text in
      let isFolded = text.contains(0x0A)
      let width =
        isFolded
        ? TextWidth.wrap(text, width: .max).map {
          TextWidth.width(of: UnsafeRawBufferPointer(rebasing: text[$0]))
        }.max() ?? 0
        : TextWidth.width(of: text)
      return (width, isFolded)
    }
    hasLines = hasLines || isFolded
    widths.append(width)
    ends.append(bytes.count)
  }

  /// Adds a cell whose text is at hand.
  mutating func add(_ text: [UInt8]) {
    add { $0.append(text) }
  }

  /// Calls `body` with the text of a cell.
  func withText<Result>(_ cell: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = cell == 0 ? 0 : ends[cell - 1]
    return bytes.withBytes(from: start) {
      body(UnsafeRawBufferPointer(rebasing: $0.prefix(ends[cell] - start)))
    }
  }
}
