import Values

/// The words that order rows by one term: unsigned, and turned over where descending.
struct SortKey {
  private let source: ColumnSource
  private let turn: UInt64
  private let isText: Bool

  init(_ term: OrderTerm) {
    source = term.source
    turn = term.descending ? ~0 : 0
    if case .none = term.source.column.values { isText = true } else { isText = false }
  }

  /// How many words a key may have; texts have one for every eight bytes and one for their
  /// length.
  var wordCount: Int {
    switch source.column.values {
    case .none: Self.lengthWord + 1
    case .wideDecimal, .datetime, .duration: 2
    case .mixedDecimal: 4
    default: 1
    }
  }

  /// The word of a text's length, behind all words of its bytes.
  private static let lengthWord = CellPlace.maxLength / 8 + 1

  /// The word of a value of the same field in other rows; nil where the key has several words, or
  /// the value none at the scale of these rows.
  func word(of value: CellValue) -> UInt64? {
    switch (source.column.values, value) {
    case (.integer, .integer(let value)), (.time, .time(let value)):
      return Self.ordered(value) ^ turn
    case (.decimal(_, let scale), .decimal(let value)):
      guard let aligned = try? value.trimmed().rescaled(to: scale),
        aligned.compared(with: value) == 0, let word = Int64(exactly: aligned.coefficient)
      else { return nil }
      return Self.ordered(word) ^ turn
    case (.date, .date(let value)):
      return Self.ordered(Int64(value)) ^ turn
    default:
      return nil
    }
  }

  /// Those of the rows whose word is at most `bound`, or below it; without those that have no
  /// value.
  func rows(_ rows: [UInt32], upTo bound: UInt64, isBelow: Bool) -> [UInt32] {
    guard isBelow ? bound > 0 : true else { return [] }
    let bound = isBelow ? bound - 1 : bound
    let turn = turn
    let source = source
    @inline(__always) func chosen(_ word: (Int) -> UInt64) -> [UInt32] {
      rows.filter { word(Int($0)) ^ turn <= bound && !source.isNull(Int($0)) }
    }
    switch source.column.values {
    case .integer(let values), .decimal(let values, _), .time(let values):
      return chosen { Self.ordered(values[$0]) }
    case .date(let values):
      return chosen { Self.ordered(Int64(values[$0])) }
    default:
      return rows
    }
  }

  /// Appends a word of each row's key; rows without a value do not come here.
  func append(_ rows: ArraySlice<UInt32>, word: Int, to pairs: inout [KeyedRow]) {
    let turn = turn
    @inline(__always) func add(_ key: (Int) -> UInt64) {
      for row in rows { pairs.append(KeyedRow(key: key(Int(row)) ^ turn, row: row)) }
    }
    switch source.column.values {
    case .none:
      TextPointers.with(source.texts, slot: source.column.slot) { texts in
        for row in rows {
          let key = Self.textWord(texts.bytes(row), word) ^ turn
          pairs.append(KeyedRow(key: key, row: row))
        }
      }
    case .integer(let values), .decimal(let values, _), .time(let values):
      add { Self.ordered(values[$0]) }
    case .wideDecimal(let values, _): add { Self.ordered(values[$0], word) }
    case .mixedDecimal(let values): add { Self.ordered(values[$0], word) }
    case .number(let values): add { Self.ordered(values[$0]) }
    case .boolean(let values): add { values[$0] ? 1 : 0 }
    case .date(let values): add { Self.ordered(Int64(values[$0])) }
    case .datetime(let values), .duration(let values):
      add { row in
        let parts = values[row].components
        return Self.ordered(word == 0 ? parts.seconds : parts.attoseconds)
      }
    }
  }

  /// The word that can tell rows apart whose words are equal up to `word`; nil where their keys
  /// are equal.
  func nextWord(for rows: ArraySlice<UInt32>, after word: Int) -> Int? {
    guard isText else { return word + 1 < wordCount ? word + 1 : nil }
    guard word < Self.lengthWord else { return nil }
    let read = (word + 1) * 8
    var least = Int.max
    var most = 0
    TextPointers.with(source.texts, slot: source.column.slot) { texts in
      for row in rows {
        least = min(least, texts.length(row))
        most = max(most, texts.length(row))
      }
    }
    if most > read { return word + 1 }
    // A word is filled up with zeros, so that texts may differ in NULs at their ends.
    return least == most ? nil : Self.lengthWord
  }

  private static func textWord(_ text: UnsafeRawBufferPointer, _ word: Int) -> UInt64 {
    if word == lengthWord { return UInt64(truncatingIfNeeded: text.count) }
    let start = word * 8
    let left = text.count - start
    guard left > 0, let base = text.baseAddress else { return 0 }
    if left >= 8 {
      return UInt64(bigEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    var key: UInt64 = 0
    for index in 0..<left {
      key |= UInt64(text[start + index]) << UInt64(56 - 8 * index)
    }
    return key
  }

  private static func ordered(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: value) ^ (1 << 63)
  }

  private static func ordered(_ value: Double) -> UInt64 {
    // −0 and 0 are equal.
    let bits = (value == 0 ? 0 : value).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }

  private static func ordered(_ value: Int128, _ word: Int) -> UInt64 {
    word == 0
      ? UInt64(truncatingIfNeeded: value >> 64) ^ (1 << 63) : UInt64(truncatingIfNeeded: value)
  }

  /// The whole part in two words, then the fraction at 38 digits in two.
  private static func ordered(_ value: Decimal, _ word: Int) -> UInt64 {
    let unit = Decimal.power(value.scale)
    var (whole, rest) = value.coefficient.quotientAndRemainder(dividingBy: unit)
    if rest < 0 {
      whole -= 1
      rest += unit
    }
    return word < 2
      ? ordered(whole, word)
      : ordered(rest &* Decimal.power(Decimal.maxDigits - value.scale), word - 2)
  }
}
