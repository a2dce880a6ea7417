import Diagnostics
import Values

/// Checks that a key is unique and never null (spec language §4, `key`).
///
/// A hash table of eight bytes an entry, one and a half entries a row: half of the hash and the
/// row. The hash is seeded anew in every run, so that no file can be made slow on purpose; the
/// seed reaches no output.
struct KeyCheck {
  let table: Table
  let slots: [Int]

  func run(_ limit: Int) throws(DataFailure) {
    var faults: [Diagnostic] = []
    var total = 0
    let texts = table.texts
    let seed = UInt64.random(in: 1...UInt64.max)
    let capacity = table.rowCount + table.rowCount / 2 + 8
    // The row plus one in the low half, so that 0 is an empty entry.
    var entries = [UInt64](repeating: 0, count: capacity)
    let scope = UInt64(capacity)
    for row in 0..<table.rowCount {
      if let slot = slots.first(where: { texts.isNull(row: row, slot: $0) }) {
        total += 1
        if faults.count < limit { faults.append(null(row: row, slot: slot)) }
        continue
      }
      let hash = hash(of: row, seed: seed)
      var index = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: scope).high)
      let tag = hash << 32
      var entry = entries[index]
      var first: Int?
      while entry != 0 {
        if entry & 0xFFFF_FFFF_0000_0000 == tag {
          let other = Int(entry & 0xFFFF_FFFF) - 1
          if isEqual(row, other) {
            first = other
            break
          }
        }
        index += 1
        if index == capacity { index = 0 }
        entry = entries[index]
      }
      if let first {
        total += 1
        if faults.count < limit { faults.append(duplicate(row: row, first: first)) }
      } else {
        entries[index] = tag | UInt64(row + 1)
      }
    }
    guard faults.isEmpty else {
      throw FaultList.failure(faults, total: total, limit: limit)
    }
  }

  private func hash(of row: Int, seed: UInt64) -> UInt64 {
    var hash = seed
    for slot in slots {
      hash = table.texts.withText(row: row, slot: slot) { ByteHash.hash($0, seed: hash) }
    }
    return hash
  }

  private func isEqual(_ row: Int, _ other: Int) -> Bool {
    slots.allSatisfy { slot in
      table.texts.withText(row: row, slot: slot) { first in
        table.texts.withText(row: other, slot: slot) { ByteHash.isEqual(first, $0) }
      }
    }
  }

  private var shownNames: String {
    slots.map { "`\(excerpt(Array(table.columns[$0].name.utf8)))`" }.joined(separator: ", ")
  }

  private func null(row: Int, slot: Int) -> Diagnostic {
    Diagnostic(
      .dataKeyNull, .error, "the key \(shownNames) is null, row \(row + 1)",
      at: table.span(row: row, slot: slot),
      help: ["give the row a value, or take another `key`"])
  }

  private func duplicate(row: Int, first: Int) -> Diagnostic {
    let slot = slots.first ?? 0
    let value = slots.map { excerpt(table.texts.text(row: row, slot: $0)) }
      .joined(separator: ", ")
    return Diagnostic(
      .dataKeyDuplicate, .error,
      "the key \(shownNames) has the value `\(value)` twice, rows \(first + 1) and \(row + 1)",
      at: Label(table.span(row: row, slot: slot), "again here"),
      secondary: [Label(table.span(row: first, slot: slot), "first here")],
      help: ["a key is unique: mend the data, or add a field to `key`"])
  }
}
