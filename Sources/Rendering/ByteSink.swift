import Values

/// Where a renderer's bytes go: a file, a stream, memory.
package protocol ByteSink: AnyObject {
  /// Takes every byte, or throws.
  func write(_ bytes: UnsafeRawBufferPointer) throws
}

/// A sink that keeps what it is given.
package final class MemorySink: ByteSink {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }
}

/// A buffer in front of a sink: a renderer appends to it row by row.
struct BufferedOutput: ~Copyable {
  /// Bytes gathered before they are handed on; large enough that a call costs nothing.
  static let chunk = 1 << 16

  var buffer = ByteBuffer(capacity: BufferedOutput.chunk * 2)
  private let sink: any ByteSink
  /// Bytes that were handed on.
  private var flushed = 0

  /// Bytes that were gathered so far, those handed on too.
  var count: Int { flushed + buffer.count }

  init(to sink: any ByteSink) {
    self.sink = sink
  }

  /// Hands the bytes on when enough of them have come together.
  mutating func flushIfFull() throws {
    if buffer.count >= BufferedOutput.chunk { try flush() }
  }

  /// Hands on every byte gathered so far.
  mutating func flush() throws {
    try buffer.withBytes { try sink.write($0) }
    flushed += buffer.count
    buffer.removeAll()
  }
}
