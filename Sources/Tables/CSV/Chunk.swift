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
  static func equal(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return ~(((difference & low7) &+ low7) | difference | low7)
  }

  /// Reads 64 bytes, sixteen at a time.
  ///
  /// Each sixteen leave the high bits of their bytes that match, moved down by two for each sixteen
  /// that follow: byte j of the word then has the bits of byte j of every eight, and has to be
  /// turned over once. Gathering each eight bits by a product instead took a tenth more of the time
  /// to read a file.
  @inline(__always)
  init(at bytes: UnsafePointer<UInt8>, delimiter: UInt64) {
    let source = UnsafeRawPointer(bytes)
    let low7 = Pair(repeating: Chunk.low7)
    let high = Pair(repeating: Chunk.high)
    let ones = Pair(repeating: Chunk.ones)
    let quote = Pair(repeating: Chunk.spread(Byte.quote))
    let lf = Pair(repeating: Chunk.spread(Byte.lf))
    let cr = Pair(repeating: Chunk.spread(Byte.cr))
    let delimiter = Pair(repeating: delimiter)
    /// Clears the high bit of each byte that equals the pattern, and sets all others.
    @inline(__always) func unequal(_ words: Pair, _ pattern: Pair) -> Pair {
      let difference = words ^ pattern
      return ((difference & low7) &+ low7) | difference
    }
    var quotes = Pair()
    var separators = Pair()
    var highBits = Pair()
    var zeroBits = Pair()
    let two = Pair(repeating: 2)
    for index in 0..<4 {
      let words = source.loadUnaligned(fromByteOffset: index &* 16, as: Pair.self)
      let others = unequal(words, delimiter) & unequal(words, lf) & unequal(words, cr)
      quotes = (quotes &>> two) | (high & ~unequal(words, quote))
      separators = (separators &>> two) | (high & ~others)
      highBits |= words
      zeroBits |= (words &- ones) & ~words
    }
    let turned = Chunk.turned(
      Pair(quotes[0] &>> 1 | quotes[1], separators[0] &>> 1 | separators[1]))
    self.quotes = turned[0]
    self.separators = turned[1]
    hasHigh = (highBits[0] | highBits[1]) & Chunk.high != 0
    hasNUL = (zeroBits[0] | zeroBits[1]) & Chunk.high != 0
  }

  private typealias Pair = SIMD2<UInt64>

  /// Each word taken for eight rows of eight bits, with rows and columns changed over.
  @inline(__always)
  private static func turned(_ words: Pair) -> Pair {
    var words = words
    var moved = (words ^ (words &>> 7)) & Pair(repeating: 0x00AA_00AA_00AA_00AA)
    words ^= moved ^ (moved &<< 7)
    moved = (words ^ (words &>> 14)) & Pair(repeating: 0x0000_CCCC_0000_CCCC)
    words ^= moved ^ (moved &<< 14)
    moved = (words ^ (words &>> 28)) & Pair(repeating: 0x0000_0000_F0F0_F0F0)
    return words ^ moved ^ (moved &<< 28)
  }

  /// The places of bytes ≥ 0x80 among 64.
  static func highPlaces(at bytes: UnsafePointer<UInt8>) -> UInt64 {
    let source = UnsafeRawPointer(bytes)
    var places: UInt64 = 0
    for index in 0..<8 {
      let word = source.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      // The eight high bits, gathered by a product.
      let bits = ((word & high) &* 0x0002_0408_1020_4081) &>> 56
      places |= bits &<< UInt64(truncatingIfNeeded: index &* 8)
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
