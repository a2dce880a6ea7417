/// One row of the generated file: the text of its eight fields, before any quoting.
struct StockRow {
  static let fields = [
    "id", "department", "name", "sku", "price", "quantity", "updated", "notes",
  ]

  /// The fields one after another; `ends` holds the offset behind each.
  private(set) var text: [UInt8] = []
  private(set) var ends: [Int] = []
  /// Whether name and notes are written in quotes.
  private(set) var isMarked = false
  private(set) var number = 0
  private(set) var department = 0
  private(set) var cents = 0
  private(set) var quantity = 0

  /// Replaces the row by the next one of the generator.
  mutating func fill(number: Int, from random: inout SplitMix64) {
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    self.number = number
    isMarked = random.below(3) == 0
    department = random.below(StockWords.departments.count)
    cents = 50 + random.below(99_950)
    quantity = random.below(500)

    decimal(number)
    endField()
    text.append(contentsOf: StockWords.departments[department].name)
    endField()
    name(&random)
    endField()
    text.append(contentsOf: StockWords.departments[department].code)
    text.append(UInt8(ascii: "-"))
    decimal(number, width: 7)
    endField()
    decimal(cents / 100)
    text.append(UInt8(ascii: "."))
    decimal(cents % 100, width: 2)
    endField()
    decimal(quantity)
    endField()
    decimal(2024 + random.below(2), width: 4)
    text.append(UInt8(ascii: "-"))
    decimal(1 + random.below(12), width: 2)
    text.append(UInt8(ascii: "-"))
    decimal(1 + random.below(28), width: 2)
    endField()
    notes(&random)
    endField()
  }

  private mutating func name(_ random: inout SplitMix64) {
    if isMarked {
      text.append(contentsOf: pick(StockWords.markedNames, &random))
      return
    }
    text.append(contentsOf: pick(StockWords.adjectives, &random))
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: pick(StockWords.nouns, &random))
  }

  private mutating func notes(_ random: inout SplitMix64) {
    if isMarked {
      text.append(contentsOf: pick(StockWords.markedRemarks, &random))
      return
    }
    for place in 0..<(3 + random.below(3)) {
      if place > 0 { text.append(UInt8(ascii: " ")) }
      text.append(contentsOf: pick(StockWords.remarks, &random))
    }
  }

  private func pick(_ words: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    words[random.below(words.count)]
  }

  private mutating func endField() {
    ends.append(text.count)
  }

  /// Appends a number that is not negative, filled with zeros to a width.
  private mutating func decimal(_ value: Int, width: Int = 1) {
    var power = 1
    var digits = 1
    while digits < width || value / power >= 10 {
      power *= 10
      digits += 1
    }
    while power > 0 {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / power % 10))
      power /= 10
    }
  }
}
