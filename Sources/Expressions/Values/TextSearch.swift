import Glibc

/// Finding a text within another, in time linear in both.
extension ExpressionText {
  /// Up to this length a needle is compared byte by byte at every place.
  private static let shortNeedle = 32

  /// The first offset from `offset` on at which a text occurs.
  func firstOffset(of needle: ExpressionText, from offset: Int = 0) -> Int? {
    guard offset >= 0, offset <= count, needle.count <= count - offset else { return nil }
    if needle.count == 0 { return offset }
    return withBytes { text in
      needle.withBytes { needle in
        guard needle.count <= Self.shortNeedle else {
          var found: Int?
          Self.scan(text, for: needle, from: offset) { place in
            found = place
            return false
          }
          return found
        }
        return Self.first(of: needle, in: text, from: offset)
      }
    }
  }

  /// The last offset up to a limit at which a text occurs.
  func lastOffset(of needle: ExpressionText, upTo limit: Int) -> Int? {
    let last = min(limit, count - needle.count)
    guard last >= 0 else { return nil }
    if needle.count == 0 { return last }
    return withBytes { text in
      needle.withBytes { needle in
        var found: Int?
        if needle.count > Self.shortNeedle {
          Self.scan(text, for: needle, from: 0) { place in
            if place <= last { found = place }
            return place < last
          }
          return found
        }
        var place = last
        while place >= 0, found == nil {
          if Self.occurs(needle, in: text, at: place) { found = place }
          place -= 1
        }
        return found
      }
    }
  }

  private static func first(
    of needle: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer, from offset: Int
  ) -> Int? {
    guard let start = text.baseAddress, let lead = needle.first else { return nil }
    var place = offset
    let last = text.count - needle.count
    while place <= last, let found = memchr(start + place, Int32(lead), last - place + 1) {
      place = UnsafeRawPointer(found) - start
      if occurs(needle, in: text, at: place) { return place }
      place += 1
    }
    return nil
  }

  private static func occurs(
    _ needle: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer, at place: Int
  ) -> Bool {
    guard let start = text.baseAddress, let other = needle.baseAddress else { return false }
    return memcmp(start + place, other, needle.count) == 0
  }

  /// Calls `visit` with every place of a needle that is not empty until it returns false (the
  /// algorithm of Knuth, Morris and Pratt).
  private static func scan(
    _ text: UnsafeRawBufferPointer, for needle: UnsafeRawBufferPointer, from offset: Int,
    _ visit: (Int) -> Bool
  ) {
    // The longest proper prefix of each part of the needle that is its end too.
    var borders = [Int](repeating: 0, count: needle.count)
    var length = 0
    for index in 1..<needle.count {
      while length > 0, needle[index] != needle[length] { length = borders[length - 1] }
      if needle[index] == needle[length] { length += 1 }
      borders[index] = length
    }
    var matched = 0
    for index in offset..<text.count {
      while matched > 0, text[index] != needle[matched] { matched = borders[matched - 1] }
      if text[index] == needle[matched] { matched += 1 }
      guard matched == needle.count else { continue }
      if !visit(index - needle.count + 1) { return }
      matched = borders[matched - 1]
    }
  }
}
