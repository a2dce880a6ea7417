/// What the generator knows of its rows; the outputs of all programs are checked against it.
struct StockTotals {
  /// How many rows of a department the top-of-groups job shows.
  static let topLength = 20

  struct Row: Equatable {
    var number: Int
    var cents: Int
  }

  struct Department {
    var name: [UInt8]
    var rows = 0
    var cents = 0
    var quantity = 0
    /// The sum of the rows' checksums, so that it does not depend on their order.
    var checksum: UInt64 = 0
    /// The dearest rows, dearest first, equal prices in the order of the file.
    var top: [Row] = []

    mutating func keep(_ row: Row) {
      if top.count == topLength {
        guard let last = top.last, row.cents > last.cents else { return }
        top.removeLast()
      }
      let place = top.firstIndex { $0.cents < row.cents } ?? top.count
      top.insert(row, at: place)
    }
  }

  /// The departments in the order of the vocabulary; one may be without rows.
  private(set) var departments = StockWords.departments.map { Department(name: $0.name) }
  private(set) var rows = 0
  /// The size of the file in bytes.
  var bytes = 0

  mutating func add(_ row: StockRow) {
    rows += 1
    departments[row.department].rows += 1
    departments[row.department].cents += row.cents
    departments[row.department].quantity += row.quantity
    departments[row.department].checksum &+= RowChecksum.of(row.text, ends: row.ends)
    departments[row.department].keep(Row(number: row.number, cents: row.cents))
  }

  /// The departments that have rows, in the order of their names' bytes.
  var present: [Department] {
    departments.filter { $0.rows > 0 }.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}

/// A checksum of a row's texts: FNV-1a with a mark behind every field.
enum RowChecksum {
  static func of(_ text: [UInt8], ends: [Int]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var start = 0
    for end in ends {
      for byte in text[start..<end] {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      hash = (hash ^ 0x1f) &* 0x0000_0100_0000_01b3
      start = end
    }
    return hash
  }
}
