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
    guard count == 10, text[4] == Byte.minus, text[7] == Byte.minus else { return nil }
    var worst: UInt8 = 0
    @inline(__always) func digit(_ index: Int) -> Int {
      let value = text[index] &- Byte.zero
      worst = max(worst, value)
      return Int(truncatingIfNeeded: value)
    }
    let year = digit(0) &* 1000 &+ digit(1) &* 100 &+ digit(2) &* 10 &+ digit(3)
    let month = digit(5) &* 10 &+ digit(6)
    let day = digit(8) &* 10 &+ digit(9)
    guard worst <= 9, month >= 1, month <= 12, day >= 1 else { return nil }
    guard year >= Self.firstYear, year <= Self.lastYear else {
      return CivilDate.read(UnsafeRawBufferPointer(start: text, count: count))
    }
    let index = (year &- Self.firstYear) &* 12 &+ month &- 1
    let start = starts[index]
    guard day <= Int(starts[index &+ 1] &- start) else { return nil }
    return start &+ Int32(truncatingIfNeeded: day &- 1)
  }
}
