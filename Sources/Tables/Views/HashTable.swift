/// Finds numbers by hash, open addressing with linear probing.
///
/// Seeded anew in every run against files made to be slow; the seed reaches no output.
struct HashTable {
  let seed = UInt64.random(in: 1...UInt64.max)
  /// The hash's high half and, in the low half, the number plus one; 0 is empty.
  private var entries = [UInt64](repeating: 0, count: 256)
  private var count = 0

  /// The number under a hash that `matches`, or `new` after it was put in.
  @inline(__always)
  mutating func find(
    _ hash: UInt64, orInsert new: @autoclosure () -> Int, matches: (Int) -> Bool
  ) -> Int {
    let mask = entries.count &- 1
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var index = Int(truncatingIfNeeded: hash &>> 32) & mask
    while true {
      let entry = entries[index]
      if entry == 0 { break }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let number = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
        if matches(number) { return number }
      }
      index = (index &+ 1) & mask
    }
    let number = new()
    entries[index] = tag | UInt64(truncatingIfNeeded: number &+ 1)
    count &+= 1
    if count &* 2 > entries.count { grow() }
    return number
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: entries.count * 2)
    let mask = larger.count - 1
    for entry in entries where entry != 0 {
      var index = Int(truncatingIfNeeded: entry >> 32) & mask
      while larger[index] != 0 { index = (index + 1) & mask }
      larger[index] = entry
    }
    entries = larger
  }
}
