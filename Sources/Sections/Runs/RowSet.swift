/// A set of places of rows, kept as one bit for each row beside those of the set.
///
/// Only stretches of 64 places with a member take memory, 24 bytes each.
public struct RowSet: Hashable, Sendable {
  /// The members among 64 places.
  private struct Word: Hashable, Sendable {
    /// The places are those from 64 times this number on.
    let number: Int
    /// Bit p tells whether place p is in the set; never 0.
    var bits: UInt64
    /// The number of members in the words before.
    var before = 0

    var start: Int { number << 6 }
  }

  /// The words with a member, rising.
  private let words: [Word]
  /// The number of places in the set.
  public let count: Int

  /// An empty set, which takes no memory.
  public init() {
    self.init([Word]())
  }

  /// The set of the places whose bits are set, with place 0 in the lowest bit of the first word.
  public init(words: [UInt64]) {
    self.init(words.enumerated().map { Word(number: $0, bits: $1) })
  }

  /// The places below `bound` for which a condition holds, asked in order.
  public init(below bound: Int, where isMember: (Int) -> Bool) {
    var words: [Word] = []
    for place in 0..<max(bound, 0) where isMember(place) { Self.add(place, to: &words) }
    self.init(words)
  }

  /// The set of some places in any order.
  ///
  /// - Parameters:
  ///   - places: the places
  ///   - bound: the number of rows there are
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public init(_ places: some Sequence<Int>, below bound: Int) throws(SectionError) {
    let valid = 0..<max(bound, 0)
    var words: [Word] = []
    for place in places {
      guard valid.contains(place) else {
        throw .placeOutOfRange(what: .row, place: place, valid: valid)
      }
      Self.add(place, to: &words)
    }
    self.init(words.sorted { $0.number < $1.number })
  }

  private static func add(_ place: Int, to words: inout [Word]) {
    let bit: UInt64 = 1 << UInt64(place & 63)
    if words.last?.number == place >> 6 {
      words[words.count - 1].bits |= bit
    } else {
      words.append(Word(number: place >> 6, bits: bit))
    }
  }

  /// The set of words by rising numbers, some perhaps empty or of one number.
  private init(_ parts: [Word]) {
    var words: [Word] = []
    var count = 0
    for part in parts where part.bits != 0 {
      if let last = words.last, last.number == part.number {
        count &-= last.bits.nonzeroBitCount
        words[words.count - 1].bits |= part.bits
      } else {
        words.append(Word(number: part.number, bits: part.bits, before: count))
      }
      count &+= words[words.count - 1].bits.nonzeroBitCount
    }
    self.words = words
    self.count = count
  }

  /// Whether the set has no place.
  public var isEmpty: Bool { count == 0 }

  /// Whether a place is in the set.
  public func contains(_ place: Int) -> Bool {
    guard place >= 0 else { return false }
    return bits(of: place >> 6, at: index(of: place >> 6)) & (1 << UInt64(place & 63)) != 0
  }

  /// The number of places of the set below `place`.
  public func count(below place: Int) -> Int {
    guard place > 0 else { return 0 }
    let index = index(of: place >> 6)
    guard index < words.count else { return count }
    let below = bits(of: place >> 6, at: index) & ((1 << UInt64(place & 63)) &- 1)
    return words[index].before &+ below.nonzeroBitCount
  }

  /// The first place at or after `place` that is in the set, or that is not; nil where there is
  /// none below `bound`.
  public func first(from place: Int, below bound: Int, isMember: Bool) -> Int? {
    var place = max(place, 0)
    var index = index(of: place >> 6)
    while place < bound {
      let word = bits(of: place >> 6, at: index)
      let wanted = (isMember ? word : ~word) >> UInt64(place & 63)
      if wanted != 0 {
        let found = place &+ wanted.trailingZeroBitCount
        return found < bound ? found : nil
      }
      if index < words.count, words[index].number == place >> 6 { index &+= 1 }
      let next = isMember ? index < words.count ? words[index].number : nil : place >> 6 &+ 1
      guard let next, next <= Int.max >> 6 else { return nil }
      place = next << 6
    }
    return nil
  }

  /// The last place before `place` that is not in the set; nil where there is none.
  public func lastGap(before place: Int) -> Int? {
    guard place > 0 else { return nil }
    var place = place &- 1
    var index = index(of: place >> 6)
    while true {
      let low = ~bits(of: place >> 6, at: index) << UInt64(63 &- (place & 63))
      if low != 0 { return place &- low.leadingZeroBitCount }
      guard place >= 64 else { return nil }
      place = (place & ~63) &- 1
      // The word was full, so that the one before it is the entry before.
      if index == 0 || words[index &- 1].number != place >> 6 { return place }
      index &-= 1
    }
  }

  /// The place that has `rank` places outside the set before it and is not in the set itself; nil
  /// for a negative rank and for a place beyond what an `Int` can count.
  public func gap(_ rank: Int) -> Int? {
    guard rank >= 0 else { return nil }
    // The number of gaps before a word rises with it; find the last word with `rank` at most.
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low &+ high) / 2
      if words[middle].start &- words[middle].before <= rank {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return rank }
    let word = words[low &- 1]
    var gaps = word.start &- word.before
    var rest = ~word.bits
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      if gaps == rank { return word.start &+ bit }
      gaps &+= 1
      rest &= rest &- 1
    }
    let (place, overflows) = rank.addingReportingOverflow(
      word.before &+ word.bits.nonzeroBitCount)
    return overflows ? nil : place
  }

  /// The bits of a word, given where it would stand.
  private func bits(of number: Int, at index: Int) -> UInt64 {
    index < words.count && words[index].number == number ? words[index].bits : 0
  }

  /// The place in `words` of the first word of this number or a higher one.
  private func index(of number: Int) -> Int {
    // In a dense set a word stands at its number, never behind it.
    var low = 0
    var high = min(number, words.count)
    if high == number, high < words.count, words[high].number == number { return high }
    while low < high {
      let middle = (low &+ high) / 2
      if words[middle].number < number { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
