import Values

/// The kept rows of all groups as a table, in the order of the data.
struct KeptTable {
  let columns: [Column]
  let texts: CellTexts
  let rowNumbers: [Int]
  let groups: [View.Group]

  init(_ groups: [GroupRows], _ fields: [FieldFacts], groupField: Int?) {
    var all: [(group: Int, place: Int, row: KeptRow)] = []
    for (group, rows) in groups.enumerated() {
      for (place, row) in rows.kept.enumerated() { all.append((group, place, row)) }
    }
    all.sort { $0.row.number < $1.row.number }
    rowNumbers = all.map(\.row.number)

    var bytes: [UInt8] = []
    var places: [CellPlace] = []
    for entry in all {
      for text in entry.row.texts {
        places.append(
          text.map { .of(bytes.count, $0.count, isAbsent: false, isElsewhere: false) }
            ?? .absent)
        if let text { bytes += text }
      }
    }
    let store = StreamMemory(bytes)
    texts = CellTexts(
      places: places, stride: fields.count, rowCount: all.count, file: store, rewritten: store)
    columns = fields.enumerated().map { slot, field in
      Column(
        name: field.name, type: field.type, slot: slot, scale: field.scale,
        values: field.hasValues
          ? Self.values(all.map(\.row.values[slot]), field) : .none,
        hasNulls: field.hasNulls)
    }
    var ordered = groups.map { [UInt32](repeating: 0, count: $0.kept.count) }
    for (row, entry) in all.enumerated() {
      ordered[entry.group][entry.place] = UInt32(truncatingIfNeeded: row)
    }
    let grouping = groupField.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    self.groups = zip(groups, ordered).map { group, rows in
      View.Group(
        name: group.name,
        value: group.value.aligned(with: grouping?.type, scale: grouping?.scale ?? 0),
        isUngrouped: group.isUngrouped,
        count: group.count, rows: rows)
    }
  }

  /// A field with the facts of all rows, also where no row was kept.
  func column(_ field: Int) -> Column {
    columns.indices.contains(field)
      ? columns[field]
      : Column(name: "", type: nil, slot: 0, scale: 0, values: .none, hasNulls: true)
  }

  private static func values(_ values: [CellValue], _ field: FieldFacts) -> ColumnValues {
    switch field.type {
    case .integer:
      .integer(values.map { if case .integer(let value) = $0 { value } else { 0 } })
    case .decimal: decimals(values, scale: field.scale)
    case .number:
      .number(values.map { if case .number(let value) = $0 { value } else { 0 } })
    case .boolean:
      .boolean(values.map { if case .boolean(let value) = $0 { value } else { false } })
    case .date: .date(values.map { if case .date(let value) = $0 { value } else { 0 } })
    case .time: .time(values.map { if case .time(let value) = $0 { value } else { 0 } })
    case .datetime:
      .datetime(values.map { if case .datetime(let value) = $0 { value } else { .zero } })
    case .duration:
      .duration(values.map { if case .duration(let value) = $0 { value } else { .zero } })
    case .string, nil: .none
    }
  }

  private static func decimals(_ values: [CellValue], scale: Int) -> ColumnValues {
    let decimals = values.map { if case .decimal(let value) = $0 { value } else { Decimal(0) } }
    var narrow: [Int64] = []
    for decimal in decimals {
      guard let coefficient = Int64(exactly: decimal.coefficient), decimal.scale <= scale,
        let aligned = NumberText.rescale(coefficient, by: scale - decimal.scale)
      else {
        return .mixedDecimal(decimals.map { $0.aligned(to: scale) })
      }
      narrow.append(aligned)
    }
    return .decimal(narrow, scale: scale)
  }
}
