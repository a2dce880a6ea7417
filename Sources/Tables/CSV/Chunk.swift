/// The bytes of interest among 64, one bit each, lowest bit first.
struct Chunk {
  /// Quotes.
  var quotes: UInt64
  /// Delimiters and line ends, within quotes too.
  var separators: UInt64
  /// Whether some byte is not ASCII.
  var hasHigh: Bool
  /// Whether some byte is NUL.
  var hasNUL: Bool

  static let size = 64
  private static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A byte in all eight places of a word.
  @inline(__always)
  static func spread(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* ones
  }

  /// The high bit of each byte of `word` that equals the spread byte; exact in every place.
  @inline(__always)
  private static func equal(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return ~(((difference & low7) &+ low7) | difference | low7)
  }

  /// The high bits of eight bytes, gathered into the low eight bits.
  @inline(__always)
  private static func gather(_ highBits: UInt64) -> UInt64 {
    (highBits &* 0x0002_0408_1020_4081) >> 56
  }

  /// Reads 64 bytes, eight at a time.
  @inline(__always)
  init(at bytes: UnsafePointer<UInt8>, delimiter: UInt64) {
    let source = UnsafeRawPointer(bytes)
    let quote = Chunk.spread(Byte.quote)
    let lf = Chunk.spread(Byte.lf)
    let cr = Chunk.spread(Byte.cr)
    var quotes: UInt64 = 0
    var separators: UInt64 = 0
    var highBits: UInt64 = 0
    var zeroBits: UInt64 = 0
    for index in 0..<8 {
      let word = source.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      let shift = UInt64(truncatingIfNeeded: index &* 8)
      quotes |= Chunk.gather(Chunk.equal(word, quote)) &<< shift
      let ends = Chunk.equal(word, delimiter) | Chunk.equal(word, lf) | Chunk.equal(word, cr)
      separators |= Chunk.gather(ends) &<< shift
      highBits |= word
      zeroBits |= (word &- Chunk.ones) & ~word
    }
    self.quotes = quotes
    self.separators = separators
    hasHigh = highBits & Chunk.high != 0
    hasNUL = zeroBits & Chunk.high != 0
  }

  /// The places of bytes ≥ 0x80 among 64.
  static func highPlaces(at bytes: UnsafePointer<UInt8>) -> UInt64 {
    let source = UnsafeRawPointer(bytes)
    var places: UInt64 = 0
    for index in 0..<8 {
      let word = source.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      places |= gather(word & high) &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return places
  }

  /// For each bit whether an odd number of bits is set up to and with it.
  @inline(__always)
  static func parity(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits ^= bits &<< 1
    bits ^= bits &<< 2
    bits ^= bits &<< 4
    bits ^= bits &<< 8
    bits ^= bits &<< 16
    bits ^= bits &<< 32
    return bits
  }
}
