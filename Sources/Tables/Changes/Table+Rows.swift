import Values

extension Table {
  /// A table of some of the rows, in the order given; scales stay those of all rows read.
  ///
  /// Rows that are not there become nulls without a place in the file.
  package func selecting(rows: [UInt32]) -> Table {
    Table(
      file: file, fieldNames: fieldNames,
      columns: columns.map { $0.replacing(values: $0.values.gathered(rows)) },
      texts: texts.moved(to: places(ofRows: rows), stride: texts.stride, rowCount: rows.count),
      rowCount: rows.count, fieldIndices: fieldIndices, locator: locator,
      rowNumbers: rows.map { number(ofRow: Int($0)) })
  }

  /// The table with copies of some rows at its end, which have the lines of those rows.
  package func repeating(rows: [UInt32]) -> Table {
    guard !rows.isEmpty else { return self }
    let copies = rows.map { number(ofRow: Int($0)) }
    return Table(
      file: file, fieldNames: fieldNames,
      columns: columns.map {
        $0.replacing(values: $0.values.appending($0.values.gathered(rows)))
      },
      texts: texts.moved(
        to: texts.places + places(ofRows: rows), stride: texts.stride,
        rowCount: rowCount + rows.count),
      rowCount: rowCount + rows.count, fieldIndices: fieldIndices, locator: locator,
      rowNumbers: (rowNumbers ?? Array(0..<rowCount)) + copies)
  }

  /// The places of the texts of some rows.
  func places(ofRows rows: [UInt32]) -> [CellPlace] {
    let stride = texts.stride
    let count = rows.count * stride
    return texts.places.withUnsafeBufferPointer { old in
      [CellPlace](unsafeUninitializedCapacity: count) { new, initialized in
        var target = 0
        for row in rows {
          let start = Int(truncatingIfNeeded: row) &* stride
          for slot in 0..<stride {
            let place = start &+ slot
            new.initializeElement(
              at: target, to: place < old.count ? old[place] : .absent)
            target &+= 1
          }
        }
        initialized = target
      }
    }
  }
}
