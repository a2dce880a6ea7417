/// Memory that the texts of a table live in: a mapped file, or bytes read from a stream.
package protocol TextStore: AnyObject, Sendable {
  /// The first byte; valid while the store lives.
  var base: UnsafePointer<UInt8> { get }
  /// Number of bytes.
  var count: Int { get }
}

/// The texts of a table's needed fields, row by row, as places in memory.
///
/// A row's places stand side by side, so that drawing a row touches one or two cache lines
/// however the rows are ordered. A text is UTF-8, unquoted and unescaped.
package struct CellTexts: Sendable {
  /// Places by `row * stride + slot`.
  package let places: [CellPlace]
  /// Number of needed fields.
  package let stride: Int
  /// Number of rows.
  package let rowCount: Int
  private let file: any TextStore
  private let rewritten: any TextStore

  /// Texts in `file`, and in `rewritten` those that had to be unescaped.
  package init(
    places: [CellPlace], stride: Int, rowCount: Int, file: any TextStore,
    rewritten: any TextStore
  ) {
    self.places = places
    self.stride = stride
    self.rowCount = rowCount
    self.file = file
    self.rewritten = rewritten
  }

  /// Texts in the same memory at other places: rows or slots were left out, added or moved.
  ///
  /// - Parameters:
  ///   - places: The new places by row and slot.
  ///   - stride: The new number of fields.
  ///   - rowCount: The new number of rows.
  ///   - rewritten: What takes the place of the rewritten texts; nil keeps them.
  /// - Returns: The texts.
  package func moved(
    to places: [CellPlace], stride: Int, rowCount: Int, rewritten: (any TextStore)? = nil
  ) -> CellTexts {
    CellTexts(
      places: places, stride: stride, rowCount: rowCount, file: file,
      rewritten: rewritten ?? self.rewritten)
  }

  /// Where the bytes of unchanged and of rewritten texts begin; keep `self` alive meanwhile.
  package var bases: (file: UnsafePointer<UInt8>, rewritten: UnsafePointer<UInt8>) {
    (file.base, rewritten.base)
  }

  /// The bytes of unchanged and of rewritten texts; keep `self` alive meanwhile.
  package var stores: (file: UnsafeBufferPointer<UInt8>, rewritten: UnsafeBufferPointer<UInt8>) {
    (
      UnsafeBufferPointer(start: file.base, count: file.count),
      UnsafeBufferPointer(start: rewritten.base, count: rewritten.count)
    )
  }

  /// Whether the value is null; false for a bad place.
  package func isNull(row: Int, slot: Int) -> Bool {
    let index = row &* stride &+ slot
    return places.indices.contains(index) && places[index].isNull
  }

  /// Calls `body` with the text as it was read; empty for a bad place.
  package func withText<Result>(
    row: Int, slot: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let index = row &* stride &+ slot
    guard places.indices.contains(index) else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let place = places[index]
    let base = place.isRewritten ? rewritten.base : file.base
    return withExtendedLifetime((file, rewritten)) {
      body(UnsafeRawBufferPointer(start: base + place.offset, count: place.count))
    }
  }

  /// The text of a cell as an array.
  package func text(row: Int, slot: Int) -> [UInt8] {
    withText(row: row, slot: slot) { Array($0) }
  }
}

/// Where the text of one cell is, packed into eight bytes.
///
/// 38 bits offset (256 GiB), 24 bits length (16 MiB less one byte), one bit for a null, one for a
/// text that stands in the rewritten store.
public struct CellPlace: Sendable {
  @usableFromInline let bits: UInt64

  /// The largest length of one text in bytes.
  package static let maxLength = 1 << 24 - 1
  /// The first offset that cannot be held.
  package static let maxOffset = 1 << 38

  /// A place; `offset` and `count` are within the limits above.
  @inlinable
  public init(offset: Int, count: Int, isNull: Bool = false, isRewritten: Bool = false) {
    bits =
      UInt64(truncatingIfNeeded: offset) << 26 | UInt64(truncatingIfNeeded: count) << 2
      | (isRewritten ? 2 : 0) | (isNull ? 1 : 0)
  }

  /// The offset of the first byte in its store.
  @inlinable public var offset: Int { Int(truncatingIfNeeded: bits >> 26) }
  /// The length in bytes.
  @inlinable public var count: Int { Int(truncatingIfNeeded: bits >> 2) & (1 << 24 - 1) }
  /// Whether the text stands in the rewritten store.
  @inlinable public var isRewritten: Bool { bits & 2 != 0 }
  /// Whether the value is null.
  @inlinable public var isNull: Bool { bits & 1 != 0 }
}
