import Values

/// The texts of one slot as bare pointers, for loops over many rows.
struct TextPointers {
  private let places: UnsafePointer<CellPlace>
  private let stride: Int
  private let rowCount: Int
  private let file: UnsafePointer<UInt8>
  private let rewritten: UnsafePointer<UInt8>

  /// Calls `body` with the texts of a slot, which stay in memory meanwhile.
  static func with<Result>(
    _ texts: CellTexts, slot: Int, _ body: (TextPointers) -> Result
  ) -> Result {
    with(texts) { body($0(slot)) }
  }

  /// Calls `body` with the texts of several slots.
  static func with<Result>(
    _ texts: CellTexts, slots: [Int], _ body: ([TextPointers]) -> Result
  ) -> Result {
    with(texts) { pointers in body(slots.map { pointers($0) }) }
  }

  private static func with<Result>(
    _ texts: CellTexts, _ body: ((Int) -> TextPointers) -> Result
  ) -> Result {
    let stores = texts.stores
    let stride = texts.stride
    return withExtendedLifetime(texts) {
      texts.places.withUnsafeBufferPointer { places in
        withUnsafePointer(to: CellPlace.absent) { absent in
          body { slot in
            // Every row has a place where the table has rows and the slot is one of it.
            let hasSlot = slot >= 0 && slot < stride
            let first = hasSlot ? places.baseAddress.map { $0 + slot } : nil
            return TextPointers(
              places: first ?? absent, stride: stride,
              rowCount: first == nil ? 0 : places.count / stride,
              file: stores.file.baseAddress ?? emptyBytes,
              rewritten: stores.rewritten.baseAddress ?? emptyBytes)
          }
        }
      }
    }
  }

  @inline(__always)
  private func place(_ row: UInt32) -> CellPlace {
    let row = Int(truncatingIfNeeded: row)
    return row < rowCount ? places[row &* stride] : .absent
  }

  @inline(__always)
  func isNull(_ row: UInt32) -> Bool { place(row).isAbsent }

  @inline(__always)
  func length(_ row: UInt32) -> Int { place(row).length }

  /// The text of a row.
  @inline(__always)
  func bytes(_ row: UInt32) -> UnsafeRawBufferPointer {
    let place = place(row)
    return UnsafeRawBufferPointer(
      start: (place.isElsewhere ? rewritten : file) + place.begin, count: place.length)
  }
}
