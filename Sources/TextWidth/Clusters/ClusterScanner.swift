/// Steps through UTF-8 bytes cluster by cluster, reading each scalar once.
struct ClusterScanner {
  /// What a step finds.
  struct Found {
    let start: Int
    let end: Int
    let width: Int
    /// The number of the first scalar, `UInt32.max` for an invalid byte.
    let first: UInt32
    /// Whether the first scalar is wide by itself.
    let isWide: Bool
  }

  private let bytes: UnsafeRawBufferPointer
  private let ambiguous: TextWidth.Ambiguous
  private let table = PropertyTable.shared
  /// Where the next cluster starts.
  private(set) var position: Int
  private var scalar = UTF8Scalar.invalid
  private var properties = ScalarProperties.invalid

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, from start: Int, ambiguous: TextWidth.Ambiguous) {
    self.bytes = bytes
    self.ambiguous = ambiguous
    position = start
    load()
  }

  /// Passes over clusters of one byte each that the caller has measured.
  @inline(__always)
  mutating func skip(_ count: Int) {
    position &+= count
    load()
  }

  /// Reads the scalar at `position`, where one is left.
  @inline(__always)
  private mutating func load() {
    guard position < bytes.count else { return }
    scalar = bytes.scalar(at: position)
    properties = scalar.isValid ? table[scalar.number] : .invalid
  }

  /// Passes over clusters of one scalar each, as far as that is quick to tell; gives their cells.
  @inline(__always)
  mutating func skipPlain() -> Int {
    var width = 0
    while position < bytes.count, properties.isPlain {
      let end = position &+ scalar.length
      guard end < bytes.count else {
        width &+= properties.width(ambiguous)
        position = end
        break
      }
      let run = bytes.printableASCIICount(from: end)
      if run > 1 {
        width &+= properties.width(ambiguous) &+ run &- 1
        position = end
        skip(run &- 1)
        continue
      }
      let next = bytes.scalar(at: end)
      let nextProperties = next.isValid ? table[next.number] : .invalid
      guard nextProperties.isPlain else { break }
      width &+= properties.width(ambiguous)
      position = end
      scalar = next
      properties = nextProperties
    }
    return width
  }

  /// The next cluster, nil at the end.
  @inline(__always)
  mutating func next() -> Found? {
    guard position < bytes.count else { return nil }
    let start = position
    let first = scalar.number
    // Printable ASCII before more of it is by far the most common cluster.
    if first &- 0x20 < 0x5f, position &+ 1 < bytes.count, bytes[position &+ 1] &- 0x20 < 0x5f {
      skip(1)
      return Found(start: start, end: position, width: 1, first: first, isWide: false)
    }
    return nextOfAnyKind()
  }

  private mutating func nextOfAnyKind() -> Found {
    let start = position
    let first = scalar.number
    let isWide = properties.isWide
    let width = properties.width(ambiguous)
    var state = ClusterState(scalar, properties, ambiguous)
    position &+= scalar.length
    guard position < bytes.count else {
      return Found(start: start, end: position, width: width, first: first, isWide: isWide)
    }
    load()
    while state.joins(scalar, properties, ambiguous) {
      position &+= scalar.length
      guard position < bytes.count else { break }
      load()
    }
    return Found(start: start, end: position, width: state.width, first: first, isWide: isWide)
  }
}
