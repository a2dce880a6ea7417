import Values

/// A store of integers and decimals at one scale that grows with the values.
///
/// Coefficients have 64 bits until one does not fit, then 128; where the values share no scale
/// within 38 digits each is kept as it is.
final class DecimalStore: ValueStore {
  private(set) var type: FieldType
  private(set) var scale = 0
  private let keeps: Bool
  /// Whether only the grammar of inferred numbers is taken.
  private let isStrict: Bool
  private let notation: NumberNotation?
  private let expected: Int
  private var width = Width.narrow
  private var narrow: RowArray<Int64>
  private var wide: RowArray<Int128>
  private var mixed: RowArray<Decimal>
  private var normalized = ByteBuffer(capacity: 64)

  private enum Width {
    case narrow
    case wide
    case mixed
  }

  /// A store for `integer` or `decimal`.
  init(
    _ type: FieldType, keeps: Bool, isStrict: Bool, notation: NumberNotation?, expected: Int
  ) {
    self.type = type
    self.keeps = keeps
    self.isStrict = isStrict
    self.notation = notation
    self.expected = expected
    narrow = RowArray(filler: 0, expected: expected)
    wide = RowArray(filler: 0, expected: expected)
    mixed = RowArray(filler: Decimal(0), expected: expected)
  }

  /// Takes decimals too from here on.
  func widenType() {
    type = .decimal
  }

  func read(_ texts: BlockTexts, from start: Int) -> Int {
    extend(to: texts.firstRow + texts.count)
    var row = start
    while row < texts.count {
      if width == .narrow, notation == nil {
        row = keeps ? readNarrow(texts, from: row) : scan(texts, from: row)
        if row == texts.count { return row }
      }
      if !texts.place(row).isAbsent {
        guard let value = decimal(texts.bytes(row)) else { return row }
        set(texts.firstRow + row, value)
      }
      row += 1
    }
    return row
  }

  func values(count: Int) -> ColumnValues {
    guard keeps else { return .none }
    extend(to: count)
    switch width {
    case .narrow:
      return type == .integer ? .integer(narrow.values) : .decimal(narrow.values, scale: scale)
    case .wide: return .wideDecimal(wide.values, scale: scale)
    case .mixed: return .mixedDecimal(mixed.values)
    }
  }

  private func extend(to count: Int) {
    guard keeps else { return }
    switch width {
    case .narrow: narrow.extend(to: count)
    case .wide: wide.extend(to: count)
    case .mixed: mixed.extend(to: count)
    }
  }
}

// The way of nearly all numbers: at most 18 digits.
extension DecimalStore {
  /// Reads on as long as the numbers are short and fit the scale.
  private func readNarrow(_ texts: BlockTexts, from start: Int) -> Int {
    let scale = scale
    let isInteger = type == .integer
    return narrow.withRows(of: texts) { coefficients in
      var row = start
      while row < texts.count {
        let place = texts.place(row)
        if !place.isAbsent {
          let number = PlainNumber(texts.start(place), count: place.length)
          if number.scale == scale {
            coefficients[row] = number.coefficient
          } else {
            guard number.scale >= 0, number.scale < scale, !isInteger,
              let aligned = NumberText.rescale(number.coefficient, by: scale &- number.scale)
            else { break }
            coefficients[row] = aligned
          }
        }
        row &+= 1
      }
      return row
    }
  }

  /// Reads on for type and scale alone.
  private func scan(_ texts: BlockTexts, from start: Int) -> Int {
    let isInteger = type == .integer
    var scale = scale
    var row = start
    while row < texts.count {
      let place = texts.place(row)
      if !place.isAbsent {
        let number = PlainNumber(texts.start(place), count: place.length)
        if number.scale != scale {
          guard number.scale >= 0, !isInteger else { break }
          scale = max(scale, number.scale)
        }
      }
      row &+= 1
    }
    self.scale = scale
    return row
  }
}

// The long way.
extension DecimalStore {
  private func decimal(_ text: UnsafeRawBufferPointer) -> Decimal? {
    if isStrict {
      let shape = ValueShape.of(text)
      guard shape == .integer || shape == .decimal && type == .decimal else { return nil }
    }
    guard let notation else { return plainDecimal(text) }
    normalized.removeAll()
    guard notation.normalize(text, into: &normalized) else { return nil }
    return normalized.withBytes { plainDecimal($0) }
  }

  private func plainDecimal(_ text: UnsafeRawBufferPointer) -> Decimal? {
    if type == .integer { return (try? NumberText.integer(text)).map { Decimal($0) } }
    return Decimal(parsing: text)
  }

  /// Puts a value into its place, after the scale and the width were made large enough.
  private func set(_ row: Int, _ value: Decimal) {
    guard keeps else {
      scale = max(scale, value.scale)
      return
    }
    if value.scale > scale { raiseScale(to: value.scale) }
    if width == .narrow {
      if let coefficient = Int64(exactly: value.coefficient),
        let aligned = NumberText.rescale(coefficient, by: scale - value.scale)
      {
        narrow.set(row, aligned)
        return
      }
      widen()
    }
    if width == .wide {
      if let aligned = Self.rescale(value.coefficient, by: scale - value.scale) {
        wide.set(row, aligned)
        return
      }
      mix()
    }
    mixed.set(row, value)
  }

  private func raiseScale(to larger: Int) {
    let digits = larger - scale
    if width == .narrow, !narrow.update({ NumberText.rescale($0, by: digits) }) { widen() }
    if width == .wide, !wide.update({ Self.rescale($0, by: digits) }) { mix() }
    scale = larger
  }

  private func widen() {
    wide = RowArray(narrow.values.map { Int128($0) }, filler: 0, expected: expected)
    narrow = RowArray(filler: 0, expected: 0)
    width = .wide
  }

  private func mix() {
    let scale = scale
    mixed = RowArray(
      wide.values.map { Decimal(coefficient: $0, scale: scale) ?? Decimal(0) },
      filler: Decimal(0), expected: expected)
    wide = RowArray(filler: 0, expected: 0)
    width = .mixed
  }

  /// `coefficient` × 10^`digits`; nil beyond 38 digits.
  private static func rescale(_ coefficient: Int128, by digits: Int) -> Int128? {
    let (product, overflow) =
      coefficient.multipliedReportingOverflow(by: Decimal.power(digits))
    guard !overflow, Decimal(coefficient: product, scale: 0) != nil else { return nil }
    return product
  }
}
