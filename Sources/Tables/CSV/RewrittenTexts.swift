import Glibc
import Values

/// Texts that do not stand in the file as they are: those with doubled quotes.
final class RewrittenTexts: TextStore {
  private let address: UInt
  let count: Int

  var base: UnsafePointer<UInt8> {
    UnsafePointer(bitPattern: address) ?? emptyBytes
  }

  fileprivate init(address: UInt, count: Int) {
    self.address = address
    self.count = count
  }

  deinit {
    free(UnsafeMutableRawPointer(bitPattern: address))
  }

  /// Grows until every row is read, with readable zeros behind the last byte.
  struct Builder: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private static let padding = 64

    init() {
      capacity = 0
      base = UnsafeMutablePointer(mutating: emptyBytes)
    }

    /// Appends a text without the second of each pair of quotes and gives its place.
    mutating func append(
      unescaping source: UnsafePointer<UInt8>, count length: Int
    ) -> (offset: Int, count: Int)? {
      guard reserve(length) else { return nil }
      let start = count
      var target = base + start
      var position = 0
      while position < length {
        let byte = source[position]
        target.pointee = byte
        target += 1
        position += byte == Byte.quote ? 2 : 1
      }
      count = target - base
      return (start, count - start)
    }

    private mutating func reserve(_ extra: Int) -> Bool {
      guard capacity - count < extra else { return true }
      let room = max(capacity * 2, count + extra, 1 << 14)
      let old = capacity == 0 ? nil : UnsafeMutableRawPointer(base)
      guard let moved = realloc(old, room + Self.padding) else { return false }
      memset(moved + count, 0, room + Self.padding - count)
      base = moved.assumingMemoryBound(to: UInt8.self)
      capacity = room
      return true
    }

    /// The texts, to be kept.
    consuming func finish() -> RewrittenTexts {
      let texts = RewrittenTexts(
        address: capacity == 0 ? 0 : UInt(bitPattern: base), count: count)
      discard self
      return texts
    }

    deinit {
      if capacity > 0 { free(base) }
    }
  }
}
