extension TextWidth {
  /// The start of a text that fits a width.
  package struct Prefix: Sendable, Equatable {
    /// Its length in bytes.
    package let count: Int
    /// Its width in cells, at most the width asked for.
    package let width: Int
  }

  /// The longest run of whole clusters from the start that is no wider than `limit` cells.
  ///
  /// Clusters of width 0 after the last that fits belong to it. A negative limit gives nothing.
  package static func prefix(
    of bytes: UnsafeRawBufferPointer, fitting limit: Int, ambiguous: Ambiguous = .narrow
  ) -> Prefix {
    guard limit >= 0 else { return Prefix(count: 0, width: 0) }
    // One byte more than fits: whatever follows can not change the count of printable ASCII.
    let window = UnsafeRawBufferPointer(rebasing: bytes.prefix(limit &+ (limit < .max ? 1 : 0)))
    let ascii = window.printableASCIICount(from: 0)
    let start = min(max(ascii &- 1, 0), limit)
    var width = start
    var scanner = ClusterScanner(bytes, from: start, ambiguous: ambiguous)
    var end = start
    while let cluster = scanner.next(), cluster.width <= limit &- width {
      width &+= cluster.width
      end = cluster.end
    }
    return Prefix(count: end, width: width)
  }

  /// The longest run of whole clusters from the start that is no wider than `limit` cells.
  package static func prefix(
    of bytes: [UInt8], fitting limit: Int, ambiguous: Ambiguous = .narrow
  ) -> Prefix {
    bytes.withUnsafeBytes { prefix(of: $0, fitting: limit, ambiguous: ambiguous) }
  }

  /// The longest run of whole clusters from the start that is no wider than `limit` cells.
  package static func prefix(
    of text: String, fitting limit: Int, ambiguous: Ambiguous = .narrow
  ) -> Prefix {
    var text = text
    return text.withUTF8 {
      prefix(of: UnsafeRawBufferPointer($0), fitting: limit, ambiguous: ambiguous)
    }
  }
}
