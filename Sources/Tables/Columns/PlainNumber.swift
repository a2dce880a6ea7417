/// A number of at most 18 digits read from its text.
struct PlainNumber {
  var coefficient: Int64
  /// Digits behind the point; −1 where the text is no such number.
  var scale: Int

  @inline(__always)
  static var none: PlainNumber { PlainNumber(coefficient: 0, scale: -1) }

  /// Reads `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, the grammar of inferred numbers, within 18 digits.
  ///
  /// What it does not take may still be a number in a wider grammar. Eight bytes can be read at
  /// `text` whatever `count` is.
  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, count: Int) {
    if count &- 1 < 8 {
      self.init(short: text, count: count)
    } else {
      self.init(long: text, count: count)
    }
  }

  @inline(__always)
  init(coefficient: Int64, scale: Int) {
    self.coefficient = coefficient
    self.scale = scale
  }

  /// At most eight bytes, in one word.
  @inline(__always)
  private init(short text: UnsafePointer<UInt8>, count: Int) {
    self = .none
    var word = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
    var length = count
    let isNegative = UInt8(truncatingIfNeeded: word) == Byte.minus
    if isNegative {
      word &>>= 8
      length &-= 1
    }
    guard length > 0 else { return }
    var bits = UInt64(truncatingIfNeeded: length) &* 8
    if length < 8 { word &= (1 &<< bits) &- 1 }
    // The place of a point, if there is one.
    let difference = word ^ Chunk.spread(Byte.point)
    let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let points = ~(((difference & low7) &+ low7) | difference | low7)
    var whole = length
    var scale = 0
    if points != 0 {
      let shift = UInt64(truncatingIfNeeded: points.trailingZeroBitCount) &- 7
      whole = Int(truncatingIfNeeded: shift &>> 3)
      scale = length &- whole &- 1
      let head = word & ((1 &<< shift) &- 1)
      word = head | ((word &>> 8) & ~((1 &<< shift) &- 1))
      length &-= 1
      bits &-= 8
      guard whole > 0, scale > 0 else { return }
    }
    if whole > 1, UInt8(truncatingIfNeeded: word) == Byte.zero { return }
    // Digits to the top, zeros in front of them.
    let shift = 64 &- bits
    let digits =
      shift == 0
      ? word : (word &<< shift) | (Chunk.spread(Byte.zero) & ((1 &<< shift) &- 1))
    let values = digits ^ Chunk.spread(Byte.zero)
    guard (values &+ 0x7676_7676_7676_7676) & 0x8080_8080_8080_8080 == 0,
      values & 0x8080_8080_8080_8080 == 0
    else { return }
    let pairs = (values &* 10 &+ (values &>> 8)) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ (pairs &>> 16)) & 0x0000_FFFF_0000_FFFF
    let eight = (fours &* 10_000 &+ (fours &>> 32)) & 0xFFFF_FFFF
    let magnitude = Int64(truncatingIfNeeded: eight)
    coefficient = isNegative ? 0 &- magnitude : magnitude
    self.scale = scale
  }

  /// Byte by byte.
  @inline(never)
  private init(long text: UnsafePointer<UInt8>, count: Int) {
    self = .none
    guard count > 0, count <= 20 else { return }
    var position = 0
    let isNegative = text[0] == Byte.minus
    if isNegative { position = 1 }
    let start = position
    var magnitude: Int64 = 0
    var point = -1
    while position < count {
      let byte = text[position]
      let digit = byte &- Byte.zero
      if digit <= 9 {
        magnitude = magnitude &* 10 &+ Int64(truncatingIfNeeded: digit)
      } else if byte == Byte.point, point < 0 {
        point = position
      } else {
        return
      }
      position &+= 1
    }
    let digits = count &- start &- (point < 0 ? 0 : 1)
    let whole = point < 0 ? digits : point &- start
    let scale = digits &- whole
    guard digits <= 18, whole > 0, point < 0 || scale > 0 else { return }
    guard whole == 1 || text[start] != Byte.zero else { return }
    coefficient = isNegative ? 0 &- magnitude : magnitude
    self.scale = scale
  }
}
