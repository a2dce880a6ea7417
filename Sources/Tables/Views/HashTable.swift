/// Finds numbers by hash, open addressing with linear probing.
///
/// Seeded anew in every run against files made to be slow; the seed reaches no output.
struct HashTable: ~Copyable {
  let seed = UInt64.random(in: 1...UInt64.max)
  /// The hash's high half and, in the low half, the number plus one; 0 is empty.
  private var entries: UnsafeMutablePointer<UInt64>
  private var mask = 255
  private var count = 0

  init() {
    entries = .allocate(capacity: 256)
    entries.initialize(repeating: 0, count: 256)
  }

  deinit {
    entries.deallocate()
  }

  /// The number under a hash that `matches`, or `new` after it was put in.
  @inline(__always)
  mutating func find(
    _ hash: UInt64, orInsert new: @autoclosure () -> Int, matches: (Int) -> Bool
  ) -> Int {
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
    if count &* 2 > mask { grow() }
    return number
  }

  @inline(never)
  private mutating func grow() {
    let capacity = (mask + 1) * 2
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    larger.initialize(repeating: 0, count: capacity)
    for place in 0...mask where entries[place] != 0 {
      var index = Int(truncatingIfNeeded: entries[place] >> 32) & (capacity - 1)
      while larger[index] != 0 { index = (index + 1) & (capacity - 1) }
      larger[index] = entries[place]
    }
    entries.deallocate()
    entries = larger
    mask = capacity - 1
  }
}
