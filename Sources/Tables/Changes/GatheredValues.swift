import Values

extension ColumnValues {
  /// The values of some rows in their order; what stands at a row that is not there has no
  /// meaning.
  func gathered(_ rows: [UInt32]) -> ColumnValues {
    switch self {
    case .none: .none
    case .integer(let values): .integer(gather(values, rows, 0))
    case .decimal(let values, let scale): .decimal(gather(values, rows, 0), scale: scale)
    case .wideDecimal(let values, let scale): .wideDecimal(gather(values, rows, 0), scale: scale)
    case .mixedDecimal(let values): .mixedDecimal(gather(values, rows, Decimal(0)))
    case .number(let values): .number(gather(values, rows, 0))
    case .boolean(let values): .boolean(gather(values, rows, false))
    case .date(let values): .date(gather(values, rows, 0))
    case .time(let values): .time(gather(values, rows, 0))
    case .datetime(let values): .datetime(gather(values, rows, .zero))
    case .duration(let values): .duration(gather(values, rows, .zero))
    }
  }

  @inline(__always)
  private func gather<Value>(_ values: [Value], _ rows: [UInt32], _ filler: Value) -> [Value] {
    values.withUnsafeBufferPointer { values in
      rows.map { row in
        let row = Int(truncatingIfNeeded: row)
        return row < values.count ? values[row] : filler
      }
    }
  }

  /// These values followed by others of the same column.
  func appending(_ others: ColumnValues) -> ColumnValues {
    switch (self, others) {
    case (.integer(let values), .integer(let more)): .integer(values + more)
    case (.decimal(let values, let scale), .decimal(let more, _)):
      .decimal(values + more, scale: scale)
    case (.wideDecimal(let values, let scale), .wideDecimal(let more, _)):
      .wideDecimal(values + more, scale: scale)
    case (.mixedDecimal(let values), .mixedDecimal(let more)): .mixedDecimal(values + more)
    case (.number(let values), .number(let more)): .number(values + more)
    case (.boolean(let values), .boolean(let more)): .boolean(values + more)
    case (.date(let values), .date(let more)): .date(values + more)
    case (.time(let values), .time(let more)): .time(values + more)
    case (.datetime(let values), .datetime(let more)): .datetime(values + more)
    case (.duration(let values), .duration(let more)): .duration(values + more)
    default: self
    }
  }
}

extension Column {
  /// The column at another slot, with other values.
  func replacing(
    slot: Int? = nil, values: ColumnValues? = nil, hasNulls: Bool? = nil
  ) -> Column {
    Column(
      name: name, type: type, slot: slot ?? self.slot, scale: scale,
      values: values ?? self.values, hasNulls: hasNulls ?? self.hasNulls)
  }
}
