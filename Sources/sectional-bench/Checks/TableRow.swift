/// A row of a table that a program wrote: the texts of its cells, unescaped and trimmed.
struct TableRow {
  private(set) var text: [UInt8] = []
  /// The offset in `text` behind each cell.
  private(set) var ends: [Int] = []

  var count: Int { ends.count }

  func cell(_ index: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(index) else { return [] }
    return text[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ byte: UInt8) {
    text.append(byte)
  }

  mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    text.append(contentsOf: bytes)
  }

  /// Ends a cell; white space around its text is no part of it.
  mutating func endCell() {
    let start = ends.last ?? 0
    while text.count > start, let last = text.last, TableRow.isSpace(last) { text.removeLast() }
    var first = start
    while first < text.count, TableRow.isSpace(text[first]) { first += 1 }
    if first > start { text.removeSubrange(start..<first) }
    ends.append(text.count)
  }

  /// The number in a cell that is all digits.
  func number(_ index: Int) -> Int? {
    let digits = cell(index)
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard TableRow.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// A price with at most two decimals, in hundredths.
  func cents(_ index: Int) -> Int? {
    let digits = cell(index)
    guard (1...16).contains(digits.count) else { return nil }
    var value = 0
    var decimals: Int?
    for byte in digits {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      guard TableRow.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      if let count = decimals { decimals = count + 1 }
    }
    switch decimals ?? 0 {
    case 0: return value * 100
    case 1: return value * 10
    case 2: return value
    default: return nil
    }
  }

  /// Whether the row shows a row of the generated file: all its fields, and a number as the first.
  var isData: Bool { count == StockRow.fields.count && number(0) != nil }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }
}
