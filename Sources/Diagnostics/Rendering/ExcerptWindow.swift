/// The part of a line that an excerpt shows, in offsets of the source.
///
/// Only a few hundred bytes around the place are read, however long the line is.
struct ExcerptWindow {
  let range: Range<Int>
  let isCutBefore: Bool
  let isCutAfter: Bool

  init(of bytes: UnsafeRawBufferPointer, lineStart: Int, around place: Int) {
    let place = min(max(place, 0), bytes.count)
    let ahead = ExcerptRun(before: place, to: min(max(lineStart, 0), place), in: bytes)
    let behind = ExcerptRun(from: place, in: bytes)
    if ahead.isWhole, behind.isWhole, ahead.cost + behind.cost <= Excerpt.limit {
      range = (place - ahead.byteCount)..<(place + behind.byteCount)
      isCutBefore = false
      isCutAfter = false
      return
    }
    // Two characters are kept for the signs of omission. A third of the room stands before the
    // place, more where the line ends soon after it.
    let room = Excerpt.limit - 2
    let left = ahead.prefix(cost: max(room / 3, behind.isWhole ? room - behind.cost : 0))
    let right = behind.prefix(cost: room - left.cost)
    range = (place - left.byteCount)..<(place + right.byteCount)
    isCutBefore = !left.isWhole
    isCutAfter = !right.isWhole
  }
}

/// Characters of a line in one direction from a place, as far as an excerpt may reach.
private struct ExcerptRun {
  private var pieces: [(byteCount: Int, cost: Int)] = []
  private(set) var byteCount = 0
  /// The characters that the run takes when made visible.
  private(set) var cost = 0
  /// Whether the run reaches the end of the line on its side.
  private(set) var isWhole = true

  /// The characters from `place` to the end of the line.
  init(from place: Int, in bytes: UnsafeRawBufferPointer) {
    var offset = place
    while offset < bytes.count, bytes[offset] != 0x0a, bytes[offset] != 0x0d {
      guard cost <= Excerpt.limit else {
        isWhole = false
        return
      }
      var end = offset + 1
      while end < bytes.count, end - offset < 4, bytes[end] & 0xc0 == 0x80,
        bytes[offset] >= 0xc0
      {
        end += 1
      }
      add(offset..<end, in: bytes)
      offset = end
    }
  }

  /// The characters before `place`, from the nearest on, back to `lineStart`.
  init(before place: Int, to lineStart: Int, in bytes: UnsafeRawBufferPointer) {
    var offset = place
    while offset > lineStart {
      guard cost <= Excerpt.limit else {
        isWhole = false
        return
      }
      var start = offset - 1
      while start > lineStart, offset - start < 4, bytes[start] & 0xc0 == 0x80 { start -= 1 }
      if bytes[start] < 0xc0 { start = offset - 1 }
      add(start..<offset, in: bytes)
      offset = start
    }
  }

  private mutating func add(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var cost = 0
    for byte in Excerpt.visible(bytes, range) where byte & 0xc0 != 0x80 { cost += 1 }
    pieces.append((range.count, cost))
    self.cost += cost
    byteCount += range.count
  }

  /// The nearest characters that fit into some room.
  func prefix(cost room: Int) -> ExcerptRun {
    var part = self
    part.pieces = []
    part.cost = 0
    part.byteCount = 0
    for piece in pieces {
      guard part.cost + piece.cost <= room else {
        part.isWhole = false
        break
      }
      part.pieces.append(piece)
      part.cost += piece.cost
      part.byteCount += piece.byteCount
    }
    return part
  }
}
