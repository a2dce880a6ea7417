import TextWidth
import Values

/// The cells of one line of the table, measured and made visible.
///
/// A text that is fit to be shown as it is stays where it is, in the data; others are copied.
struct TextLine: ~Copyable {
  /// A cell of the line.
  struct Cell {
    /// Where the text is; nil: `offset` bytes into the copies.
    let base: UnsafeRawPointer?
    let offset: Int
    /// Bytes.
    let count: Int
    /// Cells of the widest line of the text.
    let width: Int
    /// Whether the text has line feeds.
    let hasLines: Bool
    /// The place in ``openings`` of the sequence that begins the cell's style; nil for none.
    var opening: Int?
  }

  private(set) var cells: [Cell] = []
  private(set) var openings: [[UInt8]] = []
  private var copies = ByteBuffer(capacity: 1024)

  /// Forgets the cells.
  @inline(__always)
  mutating func removeAll() {
    copies.removeAll()
    cells.removeAll(keepingCapacity: true)
    if !openings.isEmpty { openings.removeAll(keepingCapacity: true) }
  }

  /// Begins the text of the last cell with a sequence of the terminal.
  mutating func style(lastWith opening: [UInt8]) {
    guard let last = cells.indices.last else { return }
    cells[last].opening = openings.count
    openings.append(opening)
  }

  /// Adds a cell whose text stays in place until the line was drawn.
  @inline(__always)
  mutating func add(staying text: UnsafeRawBufferPointer) {
    if TextLine.isPrintableASCII(text) {
      cells.append(
        Cell(
          base: text.baseAddress, offset: 0, count: text.count, width: text.count, hasLines: false))
    } else if TextWidth.needsVisibility(text, .multiLine) {
      addVisible(text)
    } else {
      let (width, hasLines) = TextLine.measure(text)
      cells.append(
        Cell(
          base: text.baseAddress, offset: 0, count: text.count, width: width, hasLines: hasLines))
    }
  }

  /// Adds a cell: `body` appends its text, which is made visible here.
  @inline(__always)
  mutating func add(_ body: (inout ByteBuffer) -> Void) {
    let start = copies.count
    body(&copies)
    finish(from: start)
  }

  /// Adds a cell whose text is at hand.
  mutating func add(_ text: [UInt8]) {
    add { $0.append(text) }
  }

  private mutating func finish(from start: Int) {
    let isASCII = copies.withBytes(from: start) { TextLine.isPrintableASCII($0) }
    if isASCII {
      let count = copies.count - start
      cells.append(Cell(base: nil, offset: start, count: count, width: count, hasLines: false))
      return
    }
    if copies.withBytes(from: start, { TextWidth.needsVisibility($0, .multiLine) }) {
      var visible: [UInt8] = []
      copies.withBytes(from: start) { TextWidth.appendVisible($0, to: &visible, .multiLine) }
      copies.truncate(to: start)
      copies.append(visible)
    }
    let (width, hasLines) = copies.withBytes(from: start) { TextLine.measure($0) }
    cells.append(
      Cell(
        base: nil, offset: start, count: copies.count - start, width: width, hasLines: hasLines))
  }

  private mutating func addVisible(_ text: UnsafeRawBufferPointer) {
    let start = copies.count
    copies.append(text)
    finish(from: start)
  }

  /// Calls `body` with the text of a cell; it is valid in the call alone.
  @inline(__always)
  func withText<Result>(_ cell: Cell, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let base = cell.base { return body(UnsafeRawBufferPointer(start: base, count: cell.count)) }
    return copies.withBytes(from: cell.offset) {
      body(UnsafeRawBufferPointer(rebasing: $0.prefix(cell.count)))
    }
  }

  /// The width of the widest line of a visible text, and whether it has several.
  static func measure(_ text: UnsafeRawBufferPointer) -> (width: Int, hasLines: Bool) {
    guard text.contains(0x0A) else { return (TextWidth.width(of: text), false) }
    let widths = text.split(separator: 0x0A, omittingEmptySubsequences: true).map {
      TextWidth.width(of: UnsafeRawBufferPointer(rebasing: $0))
    }
    return (widths.max() ?? 0, true)
  }

  /// Whether every byte is U+0020 to U+007E, one cell each.
  @inline(__always)
  static func isPrintableASCII(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let base = text.baseAddress else { return true }
    let count = text.count
    if count >= 8 {
      var offset = 0
      let last = count &- 8
      while offset < last {
        if isUnprintable(base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
          return false
        }
        offset &+= 8
      }
      return !isUnprintable(base.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    }
    if count >= 4 {
      let low = base.loadUnaligned(as: UInt32.self)
      let high = base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return !isUnprintable(UInt64(high) << 32 | UInt64(low))
    }
    for offset in 0..<count where text[offset] &- 0x20 >= 0x5F { return false }
    return true
  }

  /// Whether one of eight bytes lies outside U+0020 to U+007E.
  @inline(__always)
  private static func isUnprintable(_ word: UInt64) -> Bool {
    let borrows = word &- 0x2020_2020_2020_2020
    let carries = word &+ 0x0101_0101_0101_0101
    return (borrows | carries | word) & 0x8080_8080_8080_8080 != 0
  }
}
