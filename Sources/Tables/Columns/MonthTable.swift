import Values

/// The first days of the months of 1900 to 2100, so that a date is read without dividing.
struct MonthTable: Sendable {
  private static let firstYear = 1900
  private static let lastYear = 2100
  /// Made once: a stream of blocks needs it again and again.
  static let shared = MonthTable()

  /// Days since 1970-01-01, one month after the other, and the one behind the last.
  private let starts: [Int32]

  private init() {
    var starts: [Int32] = []
    for year in Self.firstYear...Self.lastYear {
      for month in 1...12 {
        starts.append(CivilDate(year: year, month: month, day: 1)?.days ?? 0)
      }
    }
    starts.append(CivilDate(year: Self.lastYear + 1, month: 1, day: 1)?.days ?? 0)
    self.starts = starts
  }

  /// The day of a text `YYYY-MM-DD`; nil for any other text.
  @inline(__always)
  func day(_ text: UnsafePointer<UInt8>, count: Int) -> Int32? {
    guard count == 10 else { return nil }
    // Digits become 0 to 9 and dashes 0; adding takes every other byte to its high bit.
    let bytes = UnsafeRawPointer(text)
    let head = bytes.loadUnaligned(as: UInt64.self) ^ 0x2D30_302D_3030_3030
    let tail = bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self) ^ 0x3030
    let odd = (head | (head &+ 0x7F76_767F_7676_7676)) & 0x8080_8080_8080_8080
    guard odd == 0, (tail | (tail &+ 0x7676)) & 0x8080 == 0 else { return nil }
    @inline(__always) func pair(_ shift: UInt64) -> Int {
      let digits = Int(truncatingIfNeeded: head &>> shift)
      return (digits & 0xF) &* 10 &+ (digits &>> 8) & 0xF
    }
    let year = pair(0) &* 100 &+ pair(16)
    let month = pair(40)
    let day = Int(tail & 0xF) &* 10 &+ Int(tail &>> 8)
    guard month >= 1, month <= 12, day >= 1 else { return nil }
    guard year >= Self.firstYear, year <= Self.lastYear else {
      return CivilDate.read(UnsafeRawBufferPointer(start: text, count: count))
    }
    let index = (year &- Self.firstYear) &* 12 &+ month &- 1
    let start = starts[index]
    guard day <= Int(starts[index &+ 1] &- start) else { return nil }
    return start &+ Int32(truncatingIfNeeded: day &- 1)
  }
}
