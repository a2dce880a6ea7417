import Values

/// Sums and means, exact but for numbers of type `number`.
enum Totals {
  /// The sum; 0 of the column's type without values.
  static func sum(_ source: ColumnSource, _ rows: [UInt32]) throws(ArithmeticFault) -> CellValue {
    switch source.column.values {
    case .integer, .decimal, .wideDecimal, .mixedDecimal:
      let total = try exact(source, rows).total
      if source.column.type == .integer, let whole = Int64(exactly: total.coefficient) {
        return .integer(whole)
      }
      return .decimal(total)
    case .number(let values): return .number(floating(source, rows, values).total)
    case .duration(let values): return .duration(try durations(source, rows, values).total)
    case .none, .boolean, .date, .time, .datetime: return .integer(0)
    }
  }

  /// The mean; null without values.
  static func mean(
    _ source: ColumnSource, _ rows: [UInt32]
  ) throws(ArithmeticFault) -> CellValue {
    switch source.column.values {
    case .integer, .decimal, .wideDecimal, .mixedDecimal:
      let (total, count) = try exact(source, rows)
      return count == 0 ? .null : .decimal(try total.dividing(by: Int64(count)))
    case .number(let values):
      let (total, count) = floating(source, rows, values)
      return count == 0 ? .null : .number(total / Double(count))
    case .duration(let values):
      let (total, count) = try durations(source, rows, values)
      return count == 0 ? .null : .duration(total / count)
    case .none, .boolean, .date, .time, .datetime: return .null
    }
  }

  /// The sum of coefficients in 128 bits, and how many there are.
  private static func exact(
    _ source: ColumnSource, _ rows: [UInt32]
  ) throws(ArithmeticFault) -> (total: Decimal, count: Int) {
    let sum: (total: Int128, count: Int)
    var scale = 0
    switch source.column.values {
    case .integer(let values):
      sum = narrow(source, rows, values)
    case .decimal(let values, let common):
      scale = common
      sum = narrow(source, rows, values)
    case .wideDecimal(let values, let common):
      scale = common
      sum = try wide(source, rows, values)
    case .mixedDecimal(let values):
      var total = Decimal(0)
      var count = 0
      for row in rows where !source.isNull(Int(row)) {
        total = try total.adding(values[Int(row)])
        count += 1
      }
      return (total, count)
    default:
      return (Decimal(0), 0)
    }
    guard let total = Decimal(coefficient: sum.total, scale: scale) else {
      throw .overflow
    }
    return (total, sum.count)
  }

  /// Four thousand million coefficients of 64 bits fit into 128 without a check.
  private static func narrow(
    _ source: ColumnSource, _ rows: [UInt32], _ values: [Int64]
  ) -> (Int128, Int) {
    var total: Int128 = 0
    guard source.column.hasNulls else {
      for row in rows { total &+= Int128(values[Int(row)]) }
      return (total, rows.count)
    }
    var count = 0
    for row in rows where !source.isNull(Int(row)) {
      total &+= Int128(values[Int(row)])
      count &+= 1
    }
    return (total, count)
  }

  private static func wide(
    _ source: ColumnSource, _ rows: [UInt32], _ values: [Int128]
  ) throws(ArithmeticFault) -> (Int128, Int) {
    var total: Int128 = 0
    var count = 0
    for row in rows where !source.isNull(Int(row)) {
      let (next, overflow) = total.addingReportingOverflow(values[Int(row)])
      if overflow { throw .overflow }
      total = next
      count += 1
    }
    return (total, count)
  }

  /// Numbers are summed in the order of the data, so that the sum has the same last digits
  /// whatever the order of the view.
  private static func floating(
    _ source: ColumnSource, _ rows: [UInt32], _ values: [Double]
  ) -> (total: Double, count: Int) {
    var sum = FloatingSum()
    for row in rows.sorted() where !source.isNull(Int(row)) { sum.add(values[Int(row)]) }
    return (sum.total, sum.count)
  }

  private static func durations(
    _ source: ColumnSource, _ rows: [UInt32], _ values: [Duration]
  ) throws(ArithmeticFault) -> (total: Duration, count: Int) {
    var total: Int128 = 0
    var count = 0
    for row in rows where !source.isNull(Int(row)) {
      let parts = values[Int(row)].components
      // Under 2^124 each; the rows are under 2^32, so a sum of large ones is checked.
      let value = Int128(parts.seconds) * 1_000_000_000_000_000_000 + Int128(parts.attoseconds)
      let (next, overflow) = total.addingReportingOverflow(value)
      if overflow { throw .overflow }
      total = next
      count += 1
    }
    let unit: Int128 = 1_000_000_000_000_000_000
    guard let seconds = Int64(exactly: total / unit) else { throw .overflow }
    return (
      Duration(
        secondsComponent: seconds, attosecondsComponent: Int64(truncatingIfNeeded: total % unit)),
      count
    )
  }
}
