/// The UTF-8 encodings of ranges of code points as sequences of ranges of bytes.
enum ByteSequences {
  /// Sequences of one to four ranges that together encode a set; surrogates are left out.
  static func of(_ set: ScalarSet) -> [[ClosedRange<UInt8>]] {
    var result: [[ClosedRange<UInt8>]] = []
    for range in set.ranges {
      for limits in [
        UInt32(0)...0x7f, 0x80...0x7ff, 0x800...0xd7ff, 0xe000...0xffff, 0x10000...0x10ffff,
      ] where range.overlaps(limits) {
        append(range.clamped(to: limits), to: &result)
      }
    }
    return result
  }

  /// Appends the sequences of a range whose encodings are of one length.
  private static func append(
    _ range: ClosedRange<UInt32>, to result: inout [[ClosedRange<UInt8>]]
  ) {
    let first = encode(range.lowerBound)
    let last = encode(range.upperBound)
    // A range is one sequence when, behind the byte in which its ends differ, every byte goes
    // through all values; else it is cut where a block of continuation bytes begins or ends.
    for tail in stride(from: first.count - 1, to: 0, by: -1) {
      let block = UInt32(1) << UInt32(6 * tail)
      guard range.lowerBound / block != range.upperBound / block else { continue }
      if range.lowerBound % block != 0 {
        let cut = range.lowerBound | (block - 1)
        append(range.lowerBound...cut, to: &result)
        append(cut + 1...range.upperBound, to: &result)
        return
      }
      if range.upperBound % block != block - 1 {
        let cut = range.upperBound - range.upperBound % block
        append(range.lowerBound...cut - 1, to: &result)
        append(cut...range.upperBound, to: &result)
        return
      }
    }
    result.append(zip(first, last).map { $0...$1 })
  }

  private static func encode(_ value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).flatMap { UTF8.encode($0) }.map { Array($0) } ?? []
  }
}
