import Values

/// A few bytes that are appended often: up to sixteen are held in place and stored at once.
struct ShortBytes: Sendable {
  private let low: UInt64
  private let high: UInt64
  /// Number of bytes.
  let count: Int
  /// All bytes, where there are more than sixteen.
  private let long: [UInt8]

  init(_ bytes: [UInt8]) {
    func packed(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    }
    count = bytes.count
    low = packed(bytes.prefix(8))
    high = packed(bytes.dropFirst(8).prefix(8))
    long = bytes.count > 16 ? bytes : []
  }

  /// Appends the bytes to `buffer`.
  @inline(__always)
  func append(to buffer: inout ByteBuffer) {
    if count == 0 { return }
    guard count <= 16 else { return buffer.append(long) }
    let place = UnsafeMutableRawPointer(buffer.room(for: 16))
    place.storeBytes(of: low.littleEndian, as: UInt64.self)
    place.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    buffer.count &+= count
  }

  /// Writes the bytes to `place`, where there is room for them.
  @inline(__always)
  func write(to place: UnsafeMutablePointer<UInt8>) {
    if count <= 8 {
      var rest = low
      for index in 0..<count {
        place[index] = UInt8(truncatingIfNeeded: rest)
        rest >>= 8
      }
    } else {
      let bytes = count <= 16 ? bytes : long
      for index in 0..<count { place[index] = bytes[index] }
    }
  }

  /// The bytes as an array.
  var bytes: [UInt8] {
    if count > 16 { return long }
    return (0..<count).map { index in
      UInt8(truncatingIfNeeded: (index < 8 ? low : high) >> UInt64(index % 8 * 8))
    }
  }
}
