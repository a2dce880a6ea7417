package import Values

/// A column with the texts that tell its nulls.
package struct BoundColumn: Sendable {
  package let column: Column
  package let texts: CellTexts

  package init(_ column: Column, _ texts: CellTexts) {
    self.column = column
    self.texts = texts
  }
}

/// Which rows of a column are null.
struct NullMask {
  private let places: [CellPlace]
  private let stride: Int
  private let slot: Int
  let hasNulls: Bool

  init(_ source: BoundColumn) {
    places = source.texts.places
    stride = source.texts.stride
    slot = source.column.slot
    hasNulls = source.column.hasNulls
  }

  @inline(__always)
  func isNull(_ row: Int) -> Bool {
    guard hasNulls else { return false }
    let index = row &* stride &+ slot
    return index < 0 || index >= places.count || places[index].isNull
  }

  /// Writes `value` for each row among some that is null.
  func write(_ value: Bool, where rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>) {
    guard hasNulls else { return }
    for (place, row) in rows.enumerated() where isNull(row) { mask[place] = value }
  }
}

/// A field of integers in the current row.
final class IntegerField: Node {
  private let values: [Int64]
  private let nulls: NullMask

  init(_ values: [Int64], _ nulls: NullMask, _ range: Range<Int>) {
    self.values = values
    self.nulls = nulls
    super.init(range)
  }

  override func integer(_ frame: inout Frame) throws(EvaluationFault) -> Int64? {
    let row = frame.row
    guard row >= 0, row < values.count, !nulls.isNull(row) else { return nil }
    return values[row]
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try integer(&frame).map { .int($0) } ?? .null
  }

  override func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    try integer(&frame).map { Decimal($0) }
  }

  override func number(_ frame: inout Frame) throws(EvaluationFault) -> Double? {
    try integer(&frame).map { Double($0) }
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    BatchColumn(values, nulls, batch).map { .numbers(ScaledNumbers($0)) }
  }
}

/// A field of decimals in the current row.
final class DecimalField: Node {
  private let values: [Int64]
  private let scale: Int
  private let nulls: NullMask

  init(_ values: [Int64], scale: Int, _ nulls: NullMask, _ range: Range<Int>) {
    self.values = values
    self.scale = scale
    self.nulls = nulls
    super.init(range)
  }

  override func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    let row = frame.row
    guard row >= 0, row < values.count, !nulls.isNull(row) else { return nil }
    return Decimal(coefficient: values[row], scale: scale)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try decimal(&frame).map { .decimal($0) } ?? .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    BatchColumn(values, nulls, batch).map { .numbers(ScaledNumbers($0, scale: scale)) }
  }
}

/// A field of doubles in the current row.
final class NumberField: Node {
  private let values: [Double]
  private let nulls: NullMask

  init(_ values: [Double], _ nulls: NullMask, _ range: Range<Int>) {
    self.values = values
    self.nulls = nulls
    super.init(range)
  }

  override func number(_ frame: inout Frame) throws(EvaluationFault) -> Double? {
    let row = frame.row
    guard row >= 0, row < values.count, !nulls.isNull(row) else { return nil }
    return values[row]
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try number(&frame).map { .double($0) } ?? .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    BatchColumn(values, nulls, batch).map { .doubles($0) }
  }
}

/// A field of dates in the current row; its integer is that of the days since 1970-01-01.
final class DateField: Node {
  private let values: [Int32]
  private let nulls: NullMask

  init(_ values: [Int32], _ nulls: NullMask, _ range: Range<Int>) {
    self.values = values
    self.nulls = nulls
    super.init(range)
  }

  override func integer(_ frame: inout Frame) throws(EvaluationFault) -> Int64? {
    let row = frame.row
    guard row >= 0, row < values.count, !nulls.isNull(row) else { return nil }
    return Int64(values[row])
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try integer(&frame).map { .date(Int32(truncatingIfNeeded: $0)) } ?? .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    BatchColumn(values, nulls, batch).map { .numbers(ScaledNumbers(days: $0)) }
  }
}

/// A field of strings in the current row; the text is not copied.
final class TextField: Node {
  private let texts: CellTexts
  private let places: [CellPlace]
  private let slot: Int
  private let stride: Int
  private let file: UnsafePointer<UInt8>
  private let rewritten: UnsafePointer<UInt8>

  init(_ source: BoundColumn, _ range: Range<Int>) {
    texts = source.texts
    places = texts.places
    slot = source.column.slot
    stride = texts.stride
    // Valid as long as the texts, which are kept.
    (file, rewritten) = texts.bases
    super.init(range)
  }

  override func text(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionText? {
    let row = frame.row
    let index = row &* stride &+ slot
    guard row >= 0, index >= 0, index < places.count else { return nil }
    let place = places[index]
    guard !place.isNull else { return nil }
    let base = place.isRewritten ? rewritten : file
    return ExpressionText(borrowing: base + place.offset, count: place.count)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try text(&frame).map { .string($0) } ?? .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    TextColumn(texts, slot: slot, batch).map { .texts($0) }
  }
}

/// A field of any other type in the current row.
final class CellField: Node {
  private let values: ColumnValues
  private let nulls: NullMask

  init(_ values: ColumnValues, _ nulls: NullMask, _ range: Range<Int>) {
    self.values = values
    self.nulls = nulls
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let row = frame.row
    guard row >= 0, !nulls.isNull(row) else { return .null }
    switch values {
    case .integer(let values) where row < values.count: return .int(values[row])
    case .decimal(let values, let scale) where row < values.count:
      return .decimal(Decimal(coefficient: values[row], scale: scale))
    case .wideDecimal(let values, let scale) where row < values.count:
      return Decimal(coefficient: values[row], scale: scale).map { .decimal($0) } ?? .null
    case .mixedDecimal(let values) where row < values.count: return .decimal(values[row])
    case .number(let values) where row < values.count: return .double(values[row])
    case .boolean(let values) where row < values.count: return .bool(values[row])
    case .date(let values) where row < values.count: return .date(values[row])
    case .time(let values) where row < values.count: return .time(values[row])
    case .datetime(let values) where row < values.count: return .timestamp(values[row])
    case .duration(let values) where row < values.count:
      do throws(EvaluationFault) {
        return try TimeArithmetic.duration(values[row])
      } catch {
        throw error.located(range)
      }
    default: return .null
    }
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    switch values {
    case .boolean(let values): BatchColumn(values, nulls, batch).map { .booleans($0) }
    case .time(let values):
      BatchColumn(values, nulls, batch).map { .numbers(ScaledNumbers($0, as: .timeOfDay)) }
    case .datetime(let values): BatchColumn(values, nulls, batch).map { .instants($0) }
    default: nil
    }
  }
}
