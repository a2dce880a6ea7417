import Values

extension Table {
  /// The table with more columns, which are ordinary ones from then on: their texts stand in the
  /// rewritten store, their values in the column.
  ///
  /// - Parameter sources: Columns with a value or null for each row; they stand in no field of the
  ///   file, so that a message about one of their cells points at the row.
  /// - Returns: The table with the columns at its end, in their order.
  package func adding(_ sources: [ColumnSource]) -> Table {
    guard !sources.isEmpty else { return self }
    let stride = texts.stride + sources.count
    let added = AddedTexts(sources, rowCount: rowCount)
    let (places, store) = added.join(texts, rowCount: rowCount)
    return Table(
      file: file, fieldNames: fieldNames + sources.map(\.column.name),
      columns: columns
        + sources.enumerated().map { place, source in
          source.column.replacing(slot: texts.stride + place)
        },
      texts: texts.moved(to: places, stride: stride, rowCount: rowCount, rewritten: store),
      rowCount: rowCount, fieldIndices: fieldIndices + sources.map { _ in -1 }, locator: locator,
      rowNumbers: rowNumbers)
  }

  /// The table with the columns of some slots only, in their order; all others are gone from it.
  package func keeping(slots: [Int]) -> Table {
    let slots = slots.filter { columns.indices.contains($0) }
    var places: [CellPlace] = []
    places.reserveCapacity(rowCount * slots.count)
    for row in 0..<rowCount {
      for slot in slots { places.append(texts.places[row * texts.stride + slot]) }
    }
    return Table(
      file: file, fieldNames: slots.map { columns[$0].name },
      columns: slots.enumerated().map { place, slot in columns[slot].replacing(slot: place) },
      texts: texts.moved(to: places, stride: slots.count, rowCount: rowCount),
      rowCount: rowCount, fieldIndices: slots.map { fieldIndex(ofSlot: $0) }, locator: locator,
      rowNumbers: rowNumbers)
  }
}

/// Texts of columns that come to a table.
private struct AddedTexts {
  let sources: [ColumnSource]
  /// How many bytes they have together.
  let count: Int

  init(_ sources: [ColumnSource], rowCount: Int) {
    self.sources = sources
    count = sources.reduce(0) { sum, source in
      TextPointers.with(source.texts, slot: source.column.slot) { texts in
        (0..<UInt32(clamping: rowCount)).reduce(sum) { $0 &+ texts.length($1) }
      }
    }
  }

  /// The places of all texts, and the rewritten texts followed by these.
  func join(_ old: CellTexts, rowCount: Int) -> ([CellPlace], JoinedTexts) {
    let stride = old.stride + sources.count
    var places: [CellPlace] = []
    let store = JoinedTexts(old.stores.rewritten, extra: count) { start in
      places = [CellPlace](unsafeUninitializedCapacity: rowCount * stride) { new, initialized in
        old.places.withUnsafeBufferPointer { copy($0, old.stride, to: new, stride, rowCount) }
        var offset = 0
        for (place, source) in sources.enumerated() {
          TextPointers.with(source.texts, slot: source.column.slot) { texts in
            for row in 0..<UInt32(clamping: rowCount) {
              let text = texts.bytes(row)
              new.initializeElement(
                at: Int(row) &* stride &+ old.stride &+ place,
                to: .of(
                  old.stores.rewritten.count &+ offset, text.count,
                  isAbsent: texts.isNull(row), isElsewhere: true))
              if let bytes = text.baseAddress {
                UnsafeMutableRawPointer(start + offset).copyMemory(
                  from: bytes, byteCount: text.count)
              }
              offset &+= text.count
            }
          }
        }
        initialized = rowCount * stride
      }
    }
    return (places, store)
  }

  private func copy(
    _ old: UnsafeBufferPointer<CellPlace>, _ oldStride: Int,
    to new: UnsafeMutableBufferPointer<CellPlace>, _ stride: Int, _ rowCount: Int
  ) {
    for row in 0..<rowCount {
      for slot in 0..<oldStride {
        new.initializeElement(at: row &* stride &+ slot, to: old[row &* oldStride &+ slot])
      }
    }
  }
}
