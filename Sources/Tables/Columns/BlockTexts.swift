import Values

/// The texts of one field in a block of rows, while the columns read them.
struct BlockTexts {
  /// The place of the field in the block's first row.
  let places: UnsafePointer<CellPlace>
  let stride: Int
  /// The number of the block's first row in the table.
  let firstRow: Int
  /// Number of rows.
  let count: Int
  /// Whether some row has no value.
  let hasNull: Bool
  let file: UnsafePointer<UInt8>
  let rewritten: UnsafePointer<UInt8>

  @inline(__always)
  func place(_ row: Int) -> CellPlace {
    places[row &* stride]
  }

  /// The first byte of a text; at least eight bytes can be read there.
  @inline(__always)
  func start(_ place: CellPlace) -> UnsafePointer<UInt8> {
    (place.isElsewhere ? rewritten : file) + place.begin
  }

  func bytes(_ row: Int) -> UnsafeRawBufferPointer {
    let place = place(row)
    return UnsafeRawBufferPointer(start: start(place), count: place.length)
  }
}
