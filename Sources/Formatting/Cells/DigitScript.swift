import Values

/// Ten digits of one script.
struct DigitScript: Sendable {
  /// Whether the digits are 0…9, so that nothing has to be replaced.
  let isASCII: Bool
  /// Bytes of one digit.
  private let length: Int
  /// The bytes of all ten digits, one after the other.
  private let bytes: [UInt8]

  /// The digits that follow the scalar `zero`; 0…9 where they differ in length.
  init(zero: UInt32) {
    let digits = (0..<10).map { offset in
      UnicodeScalar(zero &+ UInt32(offset)).map { Array(String($0).utf8) } ?? []
    }
    let length = digits[0].count
    let isUniform = length > 0 && digits.allSatisfy { $0.count == length }
    isASCII = zero == 0x30 || !isUniform
    self.length = isUniform ? length : 1
    bytes = isUniform ? digits.flatMap { $0 } : Array(0x30...0x39)
  }

  /// Replaces the digits 0…9 that stand from `start` on in `buffer`.
  func replaceDigits(in buffer: inout ByteBuffer, from start: Int) {
    if isASCII { return }
    let end = buffer.count
    let digits = buffer.withBytes(from: start) { run in run.count { $0 &- 0x30 <= 9 } }
    let extra = digits * (length - 1)
    let place = buffer.room(for: extra) - (end - start)
    // From the last byte on, so that nothing is overwritten before it was moved.
    var write = end - start + extra
    var read = end - start
    while read > 0, write > read {
      read -= 1
      let digit = Int(place[read] &- 0x30)
      if digit <= 9 {
        write -= length
        for index in 0..<length { place[write + index] = bytes[digit * length + index] }
      } else {
        write -= 1
        place[write] = place[read]
      }
    }
    buffer.count = end + extra
  }
}
