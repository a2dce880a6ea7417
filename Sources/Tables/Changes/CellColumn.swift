package import Values

/// A column of numbers, counts or durations that were worked out one by one, with their texts.
struct CellColumn {
  /// The column and its texts; its slot is 0.
  let source: ColumnSource

  /// A column of `type`; integers become decimals where one of the values is a decimal.
  init(_ name: String, _ type: FieldType?, _ cells: [CellValue]) {
    var type = type
    var scale = 0
    for case .decimal(let value) in cells {
      type = .decimal
      scale = max(scale, value.scale)
    }
    var bytes = ByteBuffer()
    let places = cells.map { cell in
      let start = bytes.count
      cell.append(to: &bytes)
      var isNull = false
      if case .null = cell { isNull = true }
      return CellPlace.of(start, bytes.count - start, isAbsent: isNull, isElsewhere: true)
    }
    let store = bytes.withBytes { text in
      JoinedTexts(text.bindMemory(to: UInt8.self), extra: 0) { _ in }
    }
    source = ColumnSource(
      Column(
        name: name, type: type, slot: 0, scale: scale,
        values: CellColumn.values(cells, type, scale: scale),
        hasNulls: places.contains { $0.isAbsent }),
      CellTexts(
        places: places, stride: 1, rowCount: cells.count, file: store, rewritten: store))
  }

  private static func values(
    _ cells: [CellValue], _ type: FieldType?, scale: Int
  ) -> ColumnValues {
    switch type {
    case .integer:
      .integer(cells.map { if case .integer(let value) = $0 { value } else { 0 } })
    case .decimal: decimals(cells, scale: scale)
    case .number:
      .number(cells.map { if case .number(let value) = $0 { value } else { 0 } })
    case .duration:
      .duration(cells.map { if case .duration(let value) = $0 { value } else { .zero } })
    default: .none
    }
  }

  /// Coefficients at the largest scale, as narrow as they can be.
  private static func decimals(_ cells: [CellValue], scale: Int) -> ColumnValues {
    let decimals = cells.map { cell in
      switch cell {
      case .integer(let value): Decimal(value)
      case .decimal(let value): value
      default: Decimal(0)
      }
    }
    var wide: [Int128] = []
    for decimal in decimals {
      guard let aligned = try? decimal.rescaled(to: scale) else { return .mixedDecimal(decimals) }
      wide.append(aligned.coefficient)
    }
    let narrow = wide.compactMap { Int64(exactly: $0) }
    return narrow.count == wide.count
      ? .decimal(narrow, scale: scale) : .wideDecimal(wide, scale: scale)
  }
}

extension CellValue {
  fileprivate func append(to buffer: inout ByteBuffer) {
    switch self {
    case .integer(let value): buffer.append(integer: Int(value))
    case .decimal(let value): value.append(to: &buffer)
    case .number(let value): NumberText.append(value, to: &buffer)
    case .duration(let value): DurationText.append(value, to: &buffer)
    case .null, .text, .boolean, .date, .time, .datetime: break
    }
  }
}

extension Combinations {
  /// A column with a summary of the rows of each combination.
  ///
  /// What stands in a row (`min`, `max`, `first`, `last`) keeps the text that it has there; means
  /// and medians have no trailing zeros beyond the digits of the field (spec language §5).
  /// - Throws: `ArithmeticFault` for what goes beyond 38 digits
  package func column(
    _ aggregate: Aggregate, of source: ColumnSource, named name: String
  ) throws(ArithmeticFault) -> ColumnSource {
    var results: [Aggregated] = []
    results.reserveCapacity(members.count)
    for rows in members { results.append(try aggregate.result(of: source, rows: rows)) }
    let column = source.column
    switch aggregate {
    case .min, .max, .first, .last:
      return source.picking(results.map(\.row), named: name)
    case .count, .countDistinct:
      return CellColumn(name, .integer, results.map(\.value)).source
    case .sum:
      return CellColumn(name, column.type ?? .integer, results.map(\.value)).source
    case .mean, .median:
      let type: FieldType? = column.type == .integer ? .decimal : column.type
      return CellColumn(
        name, type,
        results.map { result in
          guard case .decimal(let value) = result.value else { return result.value }
          return .decimal(value.trimmed(toScale: column.scale))
        }
      ).source
    }
  }

  /// A column with the number of rows of each combination.
  package func counts(named name: String) -> ColumnSource {
    CellColumn(name, .integer, members.map { .integer(Int64($0.count)) }).source
  }
}

extension ColumnSource {
  /// The column with the values of some rows; nil is a null.
  fileprivate func picking(_ rows: [UInt32?], named name: String) -> ColumnSource {
    let places = rows.map { row -> CellPlace in
      guard let row else { return .absent }
      let place = Int(row) * texts.stride + column.slot
      return texts.places.indices.contains(place) ? texts.places[place] : .absent
    }
    return ColumnSource(
      Column(
        name: name, type: column.type, slot: 0, scale: column.scale,
        // No column has a row of this number, since rows end there.
        values: column.values.gathered(rows.map { $0 ?? .max }),
        hasNulls: places.contains { $0.isAbsent }),
      texts.moved(to: places, stride: 1, rowCount: rows.count))
  }
}
