import Glibc

/// A run of UTF-8: memory of its own, or a piece of a table's text that is not copied.
///
/// A borrowed text is valid as long as what it was read from lives; a ``BoundExpression`` keeps
/// its columns alive.
package struct ExpressionText: @unchecked Sendable {
  // Unchecked since the bytes never change once the text exists.
  let start: UnsafePointer<UInt8>?
  package let count: Int
  private let owner: TextMemory?

  /// A text in memory that somebody else keeps alive.
  init(borrowing bytes: UnsafeRawBufferPointer) {
    start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
    owner = nil
  }

  init(borrowing start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
    owner = nil
  }

  private init(start: UnsafePointer<UInt8>?, count: Int, owner: TextMemory?) {
    self.start = start
    self.count = count
    self.owner = owner
  }

  /// A text with a copy of some bytes.
  package init(_ bytes: some Collection<UInt8>) {
    let memory = TextMemory(bytes)
    self.init(start: UnsafePointer(memory.base), count: memory.count, owner: memory)
  }

  /// A text with a copy of a string's bytes.
  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// The same text in memory of its own, if it was borrowed.
  package var owned: ExpressionText {
    owner == nil ? ExpressionText(bytes) : self
  }

  /// A part of the text, in bytes; it shares the memory.
  func slice(_ range: Range<Int>) -> ExpressionText {
    let range = range.clamped(to: 0..<count)
    return ExpressionText(
      start: start.map { $0 + range.lowerBound }, count: range.count, owner: owner)
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] {
    withBytes { Array($0) }
  }

  /// The text as a string.
  package var string: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes.
  @inline(__always)
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(owner) {} }
    return try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The byte at an offset that is within the text.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard let start, offset >= 0, offset < count else { return 0 }
    return start[offset]
  }

  /// Negative, 0 or positive as the bytes sort before, with or behind those of `other`.
  @inline(__always)
  func compared(with other: ExpressionText) -> Int {
    let common = min(count, other.count)
    if common > 0, let start, let otherStart = other.start {
      let order = memcmp(start, otherStart, common)
      if order != 0 {
        withExtendedLifetime((owner, other.owner)) {}
        return Int(order)
      }
    }
    withExtendedLifetime((owner, other.owner)) {}
    return count &- other.count
  }

  @inline(__always)
  func equals(_ other: ExpressionText) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let start, let otherStart = other.start else { return true }
    defer { withExtendedLifetime((owner, other.owner)) {} }
    return memcmp(start, otherStart, count) == 0
  }

  /// Whether every byte is ASCII, so that bytes and code points are the same.
  var isASCII: Bool {
    withBytes { bytes in
      for byte in bytes where byte >= 0x80 { return false }
      return true
    }
  }
}

/// Bytes that a text owns.
private final class TextMemory: @unchecked Sendable {
  // Unchecked since the bytes are written in the initialiser alone.
  let base: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    base = .allocate(capacity: max(count, 1))
    let rest = UnsafeMutableBufferPointer(start: base, count: count).initialize(from: bytes)
    assert(rest.index == count)
  }

  deinit {
    base.deallocate()
  }
}
