import Values

/// A store of dates written `YYYY-MM-DD`.
final class DateStore: ValueStore {
  let type = FieldType.date
  let scale = 0
  private let keeps: Bool
  private var rows: RowArray<Int32>
  private let calendar = MonthTable.shared

  init(keeps: Bool, expected: Int) {
    self.keeps = keeps
    rows = RowArray(filler: 0, expected: expected)
  }

  func read(_ texts: BlockTexts, from start: Int) -> Int {
    let calendar = calendar
    guard keeps else {
      for row in start..<texts.count {
        let place = texts.place(row)
        guard !place.isAbsent else { continue }
        if calendar.day(texts.start(place), count: place.length) == nil { return row }
      }
      return texts.count
    }
    return rows.withRows(of: texts) { days in
      for row in start..<texts.count {
        let place = texts.place(row)
        guard !place.isAbsent else { continue }
        guard let day = calendar.day(texts.start(place), count: place.length) else { return row }
        days[row] = day
      }
      return texts.count
    }
  }

  func values(count: Int) -> ColumnValues {
    keeps ? .date(rows.finish(count: count)) : .none
  }
}
