import Values

/// A store of dates written `YYYY-MM-DD`.
final class DateStore: ValueStore {
  let type = FieldType.date
  let scale = 0
  private let keeps: Bool
  private var rows: RowArray<Int32>

  init(keeps: Bool, expected: Int) {
    self.keeps = keeps
    rows = RowArray(filler: 0, expected: expected)
  }

  func read(_ texts: BlockTexts, from start: Int) -> Int {
    guard keeps else {
      for row in start..<texts.count where !texts.place(row).isNull {
        if CivilDate.read(texts.bytes(row)) == nil { return row }
      }
      return texts.count
    }
    return rows.withRows(of: texts) { days in
      for row in start..<texts.count {
        guard !texts.place(row).isNull else { continue }
        guard let day = CivilDate.read(texts.bytes(row)) else { return row }
        days[row] = day
      }
      return texts.count
    }
  }

  func values(count: Int) -> ColumnValues {
    keeps ? .date(rows.finish(count: count)) : .none
  }
}
