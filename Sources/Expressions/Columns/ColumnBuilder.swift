import Values

/// Puts values into one contiguous array and their texts into another.
struct ColumnBuilder: ~Copyable {
  private let type: FieldType?
  private let zone: Zone
  /// The most bytes of all texts.
  private let maxBytes: Int
  private var integers: [Int64] = []
  private var decimals = DecimalColumnValues()
  private var numbers: [Double] = []
  private var booleans: [Bool] = []
  private var days: [Int32] = []
  private var durations: [Duration] = []
  private var places: [CellPlace] = []
  private var buffer = ByteBuffer()
  private var hasNulls = false
  private var hasValues = false
  /// How many more elements of lists the text of the present cell may have.
  private var budget = 0

  init(_ type: FieldType?, zone: Zone, maxBytes: Int) {
    self.type = type
    self.zone = zone
    self.maxBytes = min(maxBytes, CellPlace.maxOffset)
  }

  /// What the texts take in bytes.
  var byteCount: Int { buffer.count }

  mutating func reserve(_ count: Int) {
    let count = max(count, 0)
    places.reserveCapacity(count)
    switch type {
    case .integer: integers.reserveCapacity(count)
    case .decimal: decimals.reserve(count)
    default: return
    }
    // Most numbers are no longer; a copy to a larger buffer would cost as much as their digits.
    buffer = ByteBuffer(capacity: count * 10)
  }

  /// Appends a null.
  mutating func appendNull() {
    hasNulls = true
    switch type {
    case .integer, .time: integers.append(0)
    case .decimal: decimals.appendNull()
    case .number: numbers.append(0)
    case .boolean: booleans.append(false)
    case .date: days.append(0)
    case .datetime, .duration: durations.append(.zero)
    case .string, nil: break
    }
    places.append(CellPlace(offset: 0, count: 0, isNull: true))
  }

  /// Appends a value of the column's type; one of any type where that is not known.
  mutating func append(
    _ value: ExpressionValue, at range: Range<Int>
  ) throws(EvaluationFault) {
    if value.isNull { return appendNull() }
    let start = buffer.count
    budget = ExpressionLimits.cost
    do throws(EvaluationFault) {
      try appendText(of: value, range, from: start)
    } catch {
      buffer.truncate(to: start)
      throw error
    }
    let length = buffer.count - start
    guard length <= CellPlace.maxLength else {
      buffer.truncate(to: start)
      throw tooLong(range)
    }
    guard buffer.count <= maxBytes else {
      buffer.truncate(to: start)
      throw EvaluationFault(.tooManyBytes, at: range)
    }
    guard store(value) else {
      buffer.truncate(to: start)
      throw EvaluationFault.noOverload("a field of type \(type?.rawValue ?? "")", value)
        .located(range)
    }
    hasValues = true
    places.append(CellPlace(offset: start, count: length))
  }

  /// Appends integers or decimals, by the type of the column, with their texts.
  /// - Parameters:
  ///   - coefficients: One for each row of a block; those of nulls become zero.
  ///   - scale: The scale of all.
  ///   - nulls: The rows without a value.
  /// - Returns: Whether there was room for the texts; if not, nothing is appended.
  mutating func append(
    _ coefficients: UnsafeMutableBufferPointer<Int64>, scale: Int,
    nulls: UnsafeBufferPointer<Bool>
  ) -> Bool {
    // A sign, a point, and a digit before those of the scale.
    let longest = coefficients.count * (Decimal.maxDigits + 3)
    guard buffer.count < maxBytes - longest else { return false }
    // A block at a time, since growing three arrays by an element costs more than the digits do.
    withUnsafeTemporaryAllocation(of: CellPlace.self, capacity: coefficients.count) { block in
      for (index, isNull) in nulls.enumerated() {
        if isNull {
          hasNulls = true
          coefficients[index] = 0
          block[index] = CellPlace(offset: 0, count: 0, isNull: true)
        } else {
          let start = buffer.count
          NumberText.append(coefficient: coefficients[index], scale: scale, to: &buffer)
          hasValues = true
          block[index] = CellPlace(offset: start, count: buffer.count - start)
        }
      }
      places.append(contentsOf: block)
    }
    if type == .integer {
      integers.append(contentsOf: coefficients)
    } else {
      decimals.append(coefficients, scale: scale, nulls: nulls)
    }
    return true
  }

  private mutating func store(_ value: ExpressionValue) -> Bool {
    switch (type, value) {
    case (.integer, .int(let value)), (.time, .time(let value)): integers.append(value)
    case (.decimal, .decimal(let value)): decimals.append(value)
    case (.decimal, _):
      guard let whole = value.wholeDecimal else { return false }
      decimals.append(whole)
    case (.number, .double(let value)): numbers.append(value)
    case (.number, .int(let value)): numbers.append(Double(value))
    case (.boolean, .bool(let value)): booleans.append(value)
    case (.date, .date(let value)): days.append(value)
    case (.datetime, .timestamp(let value)), (.duration, .duration(let value)):
      durations.append(value)
    case (.string, _), (nil, _): break
    default: return false
    }
    return true
  }

  private func tooLong(_ range: Range<Int>) -> EvaluationFault {
    EvaluationFault(.invalid("the text is longer than a cell can be"), at: range)
  }

  private mutating func appendText(
    of value: ExpressionValue, _ range: Range<Int>, from start: Int
  ) throws(EvaluationFault) {
    switch value {
    case .string(let text): text.withBytes { buffer.append($0) }
    case .bytes(let bytes): buffer.append(bytes)
    case .double(let value): NumberText.append(value, to: &buffer)
    case .decimal(let value): value.append(to: &buffer)
    case .int(let value): buffer.append(integer: Int(value))
    case .timestamp(let value):
      DateTimeText.append(instant: value, offset: zone.offset(at: value.wholeSeconds), to: &buffer)
    case .duration(let value): DurationText.append(value, to: &buffer)
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(", ") }
        // Lists may share their parts, so that the text is far longer than what made it.
        budget -= 1
        guard budget >= 0 else { throw EvaluationFault(.tooCostly, at: range) }
        guard buffer.count - start <= CellPlace.maxLength else { throw tooLong(range) }
        try appendText(of: element, range, from: start)
      }
    case .null: break
    case .type(let name): buffer.append(name)
    case .map: throw EvaluationFault(.invalid("a map is no value of a cell"), at: range)
    default:
      do throws(EvaluationFault) {
        try ConversionFunctions.string(value).withBytes { buffer.append($0) }
      } catch {
        throw error.located(range)
      }
    }
  }

  /// The column and its texts.
  consuming func finish(_ name: String) -> (Column, CellTexts) {
    let scale = decimals.largestScale
    let values: ColumnValues =
      switch type {
      case .integer: .integer(integers)
      case .decimal: decimals.finish()
      case .number: .number(numbers)
      case .boolean: .boolean(booleans)
      case .date: .date(days)
      case .time: .time(integers)
      case .datetime: .datetime(durations)
      case .duration: .duration(durations)
      case .string, nil: .none
      }
    let column = Column(
      name: name, type: type ?? (hasValues ? .string : nil), slot: 0, scale: scale,
      values: values, hasNulls: hasNulls)
    let places = places
    let store = ComputedTexts(buffer)
    return (
      column,
      CellTexts(
        places: places, stride: 1, rowCount: places.count, file: store, rewritten: store)
    )
  }
}
