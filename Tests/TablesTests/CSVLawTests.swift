import Diagnostics
import Tables
import TestSupport
import Testing
import Values

/// Laws that hold for every file.
@Suite struct CSVLaws {
  private let alphabet: [String] = [
    "a", "b", "7", "0", ".", "-", " ", ",", "\"", "\n", "\r", "\r\n", "é", "東", "🙂", ";", "\t",
    "lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy",
  ]

  private func field(_ generator: inout SplitMix64) -> String {
    let length = Int.random(in: 0...4, using: &generator)
    return (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
  }

  private func written(_ field: String, _ generator: inout SplitMix64) -> String {
    let needsQuotes = field.utf8.contains { [0x2C, 0x22, 0x0A, 0x0D].contains($0) }
    guard needsQuotes || Bool.random(using: &generator) else { return field }
    return "\""
      + field.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  @Test func whatIsWrittenIsRead() throws {
    let seed = SplitMix64.runSeed
    print("CSVLaws.whatIsWrittenIsRead seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let width = Int.random(in: 1...5, using: &generator)
      let height = Int.random(in: 0...40, using: &generator)
      let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
      let rows = (0..<height).map { _ in (0..<width).map { _ in field(&generator) } }
      let header = (0..<width).map { "f\($0)" }
      var lines = [header.joined(separator: ",")]
      for row in rows {
        var line = row.map { written($0, &generator) }.joined(separator: ",")
        // One empty field would be a blank line.
        if line.isEmpty { line = "\"\"" }
        lines.append(line)
      }
      let isOpen = Bool.random(using: &generator)
      let text = lines.joined(separator: lineEnd) + (isOpen ? "" : lineEnd)
      let table = try read(text, TableRequest(missing: []))
      #expect(bytes(table) == rows.map { $0.map { Array($0.utf8) } })
    }
  }

  private func bytes(_ table: Table) -> [[[UInt8]]] {
    (0..<table.rowCount).map { row in
      table.columns.map { table.texts.text(row: row, slot: $0.slot) }
    }
  }

  /// A second reader, byte by byte and as plain as can be.
  private func naive(_ bytes: [UInt8]) -> [[[UInt8]]]? {
    var rows: [[[UInt8]]] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        index += 1
        continue
      }
      var row: [[UInt8]] = []
      repeat {
        if !row.isEmpty { index += 1 }
        var field: [UInt8] = []
        if index < bytes.count, bytes[index] == 0x22 {
          index += 1
          while true {
            guard index < bytes.count else { return nil }
            if bytes[index] == 0x22 {
              index += 1
              guard index < bytes.count, bytes[index] == 0x22 else { break }
            }
            field.append(bytes[index])
            index += 1
          }
          if index < bytes.count, ![0x2C, 0x0A, 0x0D].contains(bytes[index]) { return nil }
        } else {
          while index < bytes.count, ![0x2C, 0x0A, 0x0D].contains(bytes[index]) {
            field.append(bytes[index])
            index += 1
          }
        }
        row.append(field)
      } while index < bytes.count && bytes[index] == 0x2C
      rows.append(row)
    }
    return rows
  }

  @Test func randomBytesAreReadAsAPlainReaderDoesOrRefused() {
    let seed = SplitMix64.runSeed &+ 1
    print("CSVLaws.randomBytes seed \(seed)")
    var generator = SplitMix64(seed: seed)
    let bytes: [UInt8] = Array("aab,,,,\"\"\"\n\n\r7".utf8)
    var readCount = 0
    for _ in 0..<6000 {
      let count = Int.random(in: 0...150, using: &generator)
      let body = (0..<count).map { _ in bytes.randomElement(using: &generator) ?? 0x61 }
      let expected = naive(body)
      let isTable = expected.map { rows in rows.allSatisfy { $0.count == 2 } } ?? false
      let text = Array("x,y\n".utf8) + body
      guard let table = try? read(text, TableRequest(missing: [])) else {
        #expect(!isTable, "\(body)")
        continue
      }
      readCount += 1
      #expect(expected.map { $0 == self.bytes(table) } ?? false, "\(body)")
      // Every row and field is found again.
      for row in 0..<table.rowCount {
        let place = table.span(row: row, slot: 1).range
        #expect(table.span(ofRow: row).range.upperBound == place.upperBound)
      }
    }
    #expect(readCount > 100)
  }

  @Test func anyBytesAreReadOrRefusedWithoutATrap() {
    let seed = SplitMix64.runSeed &+ 2
    print("CSVLaws.anyBytes seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for round in 0..<3000 {
      let count = Int.random(in: 0...200, using: &generator)
      let body = (0..<count).map { _ in
        round % 2 == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : [0x22, 0x2C, 0x0A, 0xC3, 0xA9, 0x31, 0x2E, 0xF0][
            Int.random(in: 0..<8, using: &generator)]
      }
      let request = TableRequest(
        declared: round % 3 == 0 ? [.init("x", .decimal)] : [], key: round % 5 == 0 ? ["x"] : [])
      _ = failure(Array("x,y\n".utf8) + body, request)
      _ = failure(body, request)
      _ = failure(body)
    }
  }

  @Test func bombsOfQuotesAreLinear() {
    func seconds(_ text: [UInt8]) -> Double {
      let clock = ContinuousClock()
      var best = Duration.seconds(1000)
      for _ in 0..<2 { best = min(best, clock.measure { _ = failure(text) }) }
      return Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
    }
    for unit in ["\"", "\"\"", "x\"\n", "\"x\"y\n", "\"\n", ",\"", "\n", "a,\"\"\"\n"] {
      let small = seconds(Array("a,b\n".utf8) + Array(String(repeating: unit, count: 20_000).utf8))
      let large = seconds(Array("a,b\n".utf8) + Array(String(repeating: unit, count: 80_000).utf8))
      // Four times the size; what is quadratic would take sixteen times as long.
      #expect(large < small * 11 + 0.05, "\(unit): \(small) s, then \(large) s")
    }
  }
}
