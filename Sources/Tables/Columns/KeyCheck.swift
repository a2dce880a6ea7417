import Diagnostics
import Values

extension Table {
  /// Checks that the fields of a key are together unique and none of them null.
  ///
  /// - Throws: ``DataFailure`` with the rows that are at fault.
  package func checkKey(_ names: [String], maxFaults: Int = 50) throws(DataFailure) {
    let slots = names.compactMap { column(named: $0)?.slot }
    try KeyCheck(table: self, slots: slots).run(maxFaults)
  }
}

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
    TextPointers.with(table.texts, slots: slots) { texts in
      check(texts) { row, first in
        total += 1
        guard faults.count < limit else { return }
        if let first {
          faults.append(duplicate(row: row, first: first))
        } else {
          faults.append(null(row: row))
        }
      }
    }
    guard faults.isEmpty else {
      throw FaultList.failure(faults, total: total, limit: limit)
    }
  }

  /// Calls `fault` with each row whose key is null, or stood in a row before.
  private func check(_ texts: [TextPointers], fault: (Int, Int?) -> Void) {
    let seed = UInt64.random(in: 1...UInt64.max)
    let capacity = table.rowCount + table.rowCount / 2 + 8
    // The row plus one in the low half, so that 0 is an empty entry.
    var entries = [UInt64](repeating: 0, count: capacity)
    let scope = UInt64(capacity)
    for row in 0..<table.rowCount {
      let number = UInt32(truncatingIfNeeded: row)
      guard texts.allSatisfy({ !$0.isNull(number) }) else {
        fault(row, nil)
        continue
      }
      let hash = texts.reduce(seed) { ByteHash.hash($1.bytes(number), seed: $0) }
      var index = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: scope).high)
      let tag = hash << 32
      var entry = entries[index]
      var first: Int?
      while entry != 0 {
        if entry & 0xFFFF_FFFF_0000_0000 == tag {
          let other = UInt32(truncatingIfNeeded: entry) &- 1
          if texts.allSatisfy({ ByteHash.isEqual($0.bytes(number), $0.bytes(other)) }) {
            first = Int(other)
            break
          }
        }
        index += 1
        if index == capacity { index = 0 }
        entry = entries[index]
      }
      if let first {
        fault(row, first)
      } else {
        entries[index] = tag | UInt64(number &+ 1)
      }
    }
  }

  private var shownNames: String {
    slots.map { "`\(excerpt(Array(table.columns[$0].name.utf8)))`" }.joined(separator: ", ")
  }

  private func null(row: Int) -> Diagnostic {
    let slot = slots.first { table.texts.isNull(row: row, slot: $0) } ?? 0
    return Diagnostic(
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
