/// A set of places of rows, kept as one bit for each row, or as nothing where it is empty.
public struct RowSet: Hashable, Sendable {
  /// Bit p % 64 of word p / 64 tells whether p is in the set; the last word is never 0.
  private let words: [UInt64]
  /// For each stretch of 512 places the number of members before it.
  private let ranks: [Int]
  /// The number of places in the set.
  public let count: Int

  private static let stretch = 8

  /// An empty set, which takes no memory.
  public init() {
    self.init(words: [])
  }

  /// The set of the places whose bits are set, with place 0 in the lowest bit of the first word.
  public init(words: [UInt64]) {
    var words = words
    while words.last == 0 { words.removeLast() }
    var ranks: [Int] = []
    var count = 0
    for (place, word) in words.enumerated() {
      if place % Self.stretch == 0 { ranks.append(count) }
      count &+= word.nonzeroBitCount
    }
    self.words = words
    self.ranks = ranks
    self.count = count
  }

  /// The places below `bound` for which a condition holds, asked in order.
  public init(below bound: Int, where isMember: (Int) -> Bool) {
    var words: [UInt64] = []
    for place in 0..<max(bound, 0) where isMember(place) {
      while words.count <= place >> 6 { words.append(0) }
      words[place >> 6] |= 1 << UInt64(place & 63)
    }
    self.init(words: words)
  }

  /// The set of some places in any order.
  ///
  /// - Parameters:
  ///   - places: the places
  ///   - bound: the number of rows there are
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public init(_ places: some Sequence<Int>, below bound: Int) throws(SectionError) {
    let valid = 0..<max(bound, 0)
    var words: [UInt64] = []
    for place in places {
      guard valid.contains(place) else {
        throw .placeOutOfRange(what: "row", place: place, valid: valid)
      }
      while words.count <= place >> 6 { words.append(0) }
      words[place >> 6] |= 1 << UInt64(place & 63)
    }
    self.init(words: words)
  }

  /// Whether the set has no place.
  public var isEmpty: Bool { count == 0 }

  /// Whether a place is in the set.
  public func contains(_ place: Int) -> Bool {
    guard place >= 0, place >> 6 < words.count else { return false }
    return words[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// The number of places of the set below `place`.
  public func count(below place: Int) -> Int {
    guard place > 0 else { return 0 }
    guard place >> 6 < words.count else { return count }
    let word = place >> 6
    let first = word / Self.stretch
    var count = ranks[first]
    for number in first * Self.stretch..<word { count &+= words[number].nonzeroBitCount }
    return count &+ (words[word] & ((1 << UInt64(place & 63)) &- 1)).nonzeroBitCount
  }

  /// The first place at or after `place` that is in the set, or that is not; nil where there is
  /// none below `bound`.
  public func first(from place: Int, below bound: Int, isMember: Bool) -> Int? {
    var place = max(place, 0)
    while place < bound {
      let word = place >> 6 < words.count ? words[place >> 6] : 0
      let wanted = (isMember ? word : ~word) >> UInt64(place & 63)
      if wanted != 0 {
        let found = place &+ wanted.trailingZeroBitCount
        return found < bound ? found : nil
      }
      if isMember, place >> 6 >= words.count { return nil }
      place = (place | 63) &+ 1
    }
    return nil
  }

  /// The last place before `place` that is not in the set; nil where there is none.
  public func lastGap(before place: Int) -> Int? {
    var place = place
    while place > 0 {
      place &-= 1
      guard place >> 6 < words.count else { return place }
      let low = ~words[place >> 6] << UInt64(63 &- (place & 63))
      if low != 0 { return place &- low.leadingZeroBitCount }
      place &= ~63
    }
    return nil
  }

  /// The place that has `rank` places outside the set before it and is not in the set itself.
  public func gap(_ rank: Int) -> Int? {
    guard rank >= 0 else { return nil }
    // The number of gaps below a place rises with it; find the last place with `rank` of them.
    var low = rank
    var high = rank &+ count
    while low < high {
      let middle = low &+ (high &- low) / 2
      if middle &+ 1 &- count(below: middle &+ 1) <= rank {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }
}
