/// An order of texts other than that of their bytes, as a closure.
package struct Collation: Sendable {
  /// Negative, 0 or positive as the first text stands before, beside or after the second.
  package let compare: @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int

  package init(
    compare: @escaping @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
  ) {
    self.compare = compare
  }

  /// The order of the UTF-8 bytes, which is that of the Unicode scalars.
  package static let bytes = Collation { compareBytes($0, $1) }

  /// The order of the bytes, but runs of digits compare as numbers: `a9` before `a10`.
  ///
  /// Texts that differ in leading zeros alone are ordered by their bytes.
  package static let natural = Collation { compareNaturally($0, $1) }
}

/// The order of two texts by their bytes.
package func compareBytes(
  _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
) -> Int {
  for index in 0..<min(first.count, second.count) where first[index] != second[index] {
    return first[index] < second[index] ? -1 : 1
  }
  return first.count - second.count
}
