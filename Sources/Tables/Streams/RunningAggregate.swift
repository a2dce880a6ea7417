import Values

/// A summary that grows block by block.
struct RunningAggregate {
  let aggregate: Aggregate
  private var value = CellValue.null
  private var count = 0
  private var floating = FloatingSum()

  init(_ aggregate: Aggregate) {
    self.aggregate = aggregate
  }

  /// Adds rows of a block, which follow those of the blocks before.
  mutating func add(_ source: ColumnSource, _ rows: [UInt32]) throws(ArithmeticFault) {
    switch aggregate {
    case .sum, .mean:
      if case .number(let values) = source.column.values {
        for row in rows where !source.isNull(Int(row)) { floating.add(values[Int(row)]) }
        value = .number(floating.total)
        count = floating.count
        return
      }
      let part = try Totals.sum(source, rows)
      value = try Self.sum(value, part)
      if source.column.hasNulls {
        count += rows.count { !source.isNull(Int($0)) }
      } else {
        count += rows.count
      }
    case .count:
      count += source.column.hasNulls ? rows.count { !source.isNull(Int($0)) } : rows.count
    case .min, .max:
      guard let row = Extremes.row(of: source, rows, wantsLargest: aggregate == .max) else {
        return
      }
      takeExtreme(source.value(at: Int(row)))
    case .countDistinct, .median, .first, .last:
      break
    }
  }

  /// Adds the summary of other rows, which follow these.
  ///
  /// Doubles are not for this: their sum depends on the order of the rows.
  mutating func merge(_ other: RunningAggregate) throws(ArithmeticFault) {
    count += other.count
    switch aggregate {
    case .sum, .mean:
      if case .null = other.value { return }
      value = try Self.sum(value, other.value)
    case .min, .max:
      takeExtreme(other.value)
    case .count, .countDistinct, .median, .first, .last:
      break
    }
  }

  /// Of equal values the first of the data stays.
  private mutating func takeExtreme(_ other: CellValue) {
    if ValueOrder.compare(other, value, descending: aggregate == .max) < 0 { value = other }
  }

  /// The summary of all blocks of a column, which has the scale of all rows.
  func result(_ column: Column) throws(ArithmeticFault) -> Aggregated {
    let scale = aggregate.printedScale(of: column)
    let value = value.aligned(with: column.type, scale: column.scale)
    switch aggregate {
    case .count:
      return Aggregated(.integer(Int64(count)), scale: scale)
    case .sum:
      if case .null = value {
        // No row at all: the zero of the column's type.
        return Aggregated(try Totals.sum(ColumnSource(column, .none), []), scale: scale)
      }
      return Aggregated(value, scale: scale)
    case .mean:
      guard count > 0 else { return Aggregated(.null, scale: scale) }
      switch value {
      case .integer(let total):
        let mean = try Decimal(total).dividing(by: Int64(count))
        return Aggregated(.decimal(mean), scale: scale)
      case .decimal(let total):
        return Aggregated(.decimal(try total.dividing(by: Int64(count))), scale: scale)
      case .number(let total):
        return Aggregated(.number(total / Double(count)), scale: scale)
      case .duration(let total):
        return Aggregated(.duration(total / count), scale: scale)
      default:
        return Aggregated(.null, scale: scale)
      }
    default:
      return Aggregated(value, scale: scale)
    }
  }

  private static func sum(
    _ first: CellValue, _ second: CellValue
  ) throws(ArithmeticFault) -> CellValue {
    switch (first, second) {
    case (.null, _): return second
    case (.integer(let left), .integer(let right)):
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .decimal(try Decimal(left).adding(Decimal(right))) : .integer(sum)
    case (.decimal(let left), .integer(let right)):
      return whole(try left.adding(Decimal(right)))
    case (.integer(let left), .decimal(let right)):
      return whole(try Decimal(left).adding(right))
    case (.decimal(let left), .decimal(let right)):
      return .decimal(try left.adding(right))
    case (.duration(let left), .duration(let right)):
      let (_, overflow) = left.components.seconds.addingReportingOverflow(
        right.components.seconds)
      if overflow { throw .overflow }
      return .duration(left + right)
    default: return second
    }
  }

  /// A sum of integers that may have come back into 64 bits.
  private static func whole(_ sum: Decimal) -> CellValue {
    Int64(exactly: sum.coefficient).map { .integer($0) } ?? .decimal(sum)
  }
}

extension CellTexts {
  /// Texts of a table without rows.
  static var none: CellTexts {
    let store = StreamMemory([])
    return CellTexts(places: [], stride: 0, rowCount: 0, file: store, rewritten: store)
  }
}
