/// A growing run of bytes that values, formats and renderers append to.
///
/// It owns its memory and is never copied; a renderer hands the bytes on and calls ``removeAll()``.
/// What hot loops call is `public`, since the compiler inlines nothing less into other modules.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package private(set) var capacity: Int
  /// Number of bytes.
  public var count = 0

  /// An empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 4096) {
    let room = max(capacity, 64)
    self.capacity = room
    base = .allocate(capacity: room)
  }

  deinit {
    base.deallocate()
  }

  /// Makes room for `extra` more bytes and gives the place where they go.
  ///
  /// The caller writes at most `extra` bytes there and then adds what it wrote to ``count``.
  @inlinable
  public mutating func room(for extra: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < extra { grow(by: extra) }
    return base + count
  }

  @usableFromInline
  mutating func grow(by extra: Int) {
    let room = max(capacity * 2, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = room
  }

  /// Appends one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  /// Appends a run of bytes.
  @inlinable
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(room(for: bytes.count)).copyMemory(
      from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Appends bytes held in an array.
  @inlinable
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Appends a literal without building a `String`.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 bytes of a string.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a whole number in decimal digits.
  package mutating func append(integer: Int) {
    if integer < 0 { append(0x2D) }
    append(digits: UInt64(integer.magnitude))
  }

  /// Forgets the bytes from `count` on.
  package mutating func truncate(to count: Int) {
    if count >= 0 && count < self.count { self.count = count }
  }

  /// Forgets all bytes and keeps the memory.
  package mutating func removeAll() {
    count = 0
  }

  /// Calls `body` with the bytes from `start` on.
  package func withBytes<Result, Failure: Error>(
    from start: Int = 0, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = min(max(start, 0), count)
    return try body(UnsafeRawBufferPointer(start: base + start, count: count - start))
  }

  /// A copy of the bytes from `start` on.
  package func bytes(from start: Int = 0) -> [UInt8] {
    withBytes(from: start) { Array($0) }
  }
}
