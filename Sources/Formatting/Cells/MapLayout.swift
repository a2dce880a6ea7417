/// Texts that stand for values.
struct MapLayout: Sendable {
  private let pairs: [(value: [UInt8], text: [UInt8])]
  /// The place of each value, where there are too many to compare them all.
  private let places: [[UInt8]: Int]

  /// Up to so many values a comparison with each is quicker than a look-up.
  private static let few = 16

  init(_ pairs: [(value: [UInt8], text: [UInt8])]) {
    self.pairs = pairs
    places =
      pairs.count <= MapLayout.few
      ? [:]
      : Dictionary(
        pairs.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text for a value; nil where the map has none.
  func text(for value: UnsafeRawBufferPointer) -> [UInt8]? {
    if places.isEmpty { return pairs.first { $0.value.elementsEqual(value) }?.text }
    return places[Array(value)].map { pairs[$0].text }
  }
}
