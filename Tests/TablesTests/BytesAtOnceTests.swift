import Diagnostics
import TestSupport
import Testing
import Values

@testable import Tables

/// Reading several bytes at a time gives what reading byte by byte gives.
@Suite struct BytesAtOnce {
  private func generator(_ name: String, _ offset: UInt64) -> SplitMix64 {
    let seed = SplitMix64.runSeed &+ offset
    print("BytesAtOnce.\(name) seed \(seed)")
    return SplitMix64(seed: seed)
  }

  @Test func chunks() {
    var generator = generator("chunks", 81)
    let common: [UInt8] = [0x22, 0x2C, 0x0A, 0x0D, 0x00, 0x80, 0xFF, 0xA2, 0xAC, 0x8A, 0x23, 0x21]
    for round in 0..<4000 {
      let isSparse = round % 2 == 0
      let bytes = (0..<Chunk.size).map { _ in
        isSparse && Int.random(in: 0..<16, using: &generator) > 0
          ? UInt8(0x61)
          : common.randomElement(using: &generator) ?? 0
      }
      let chunk = bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Chunk(at: $0, delimiter: Chunk.spread(0x2C)) }
      }
      func places(_ matches: (UInt8) -> Bool) -> UInt64 {
        bytes.enumerated().reduce(0) { $0 | (matches($1.element) ? 1 << UInt64($1.offset) : 0) }
      }
      #expect(chunk?.quotes == places { $0 == 0x22 })
      #expect(chunk?.separators == places { $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
      #expect(chunk?.hasHigh == bytes.contains { $0 >= 0x80 })
      #expect(chunk?.hasNUL == bytes.contains(0))
    }
  }

  @Test func doubledQuotes() {
    var generator = generator("doubledQuotes", 82)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...70, using: &generator)).map { _ in
        ["\"", "a", "é", "xyz"].randomElement(using: &generator) ?? ""
      }.joined()
      let quoted = "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
      let table = try? read("a,b\n\(quoted),1\n\(quoted),2\n")
      #expect(
        table?.rows == [[text.isEmpty ? nil : text, "1"], [text.isEmpty ? nil : text, "2"]])
    }
  }

  @Test func dates() {
    var generator = generator("dates", 83)
    for round in 0..<20_000 {
      let year = Int.random(in: 1890...2110, using: &generator)
      let month = Int.random(in: 0...13, using: &generator)
      let day = Int.random(in: 0...32, using: &generator)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      var text = Array("\(year)-\(two(month))-\(two(day))".utf8)
      if round % 2 == 0 {
        text[Int.random(in: 0..<10, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      let padded = text + [UInt8](repeating: 0x39, count: 8)
      for count in [9, 10, 11] {
        let found = padded.withUnsafeBufferPointer { buffer in
          buffer.baseAddress.flatMap { MonthTable.shared.day($0, count: count) }
        }
        let expected = padded[..<count].withUnsafeBytes { CivilDate.read($0) }
        #expect(found == (count == 10 ? expected : nil), "\(padded[..<count])")
      }
    }
  }

  @Test func hashesTellTextsApart() {
    // Texts that differ in one byte or in their length, at every length up to three words.
    for length in 0...24 {
      var hashes: Set<UInt64> = []
      let text = [UInt8](repeating: 0x61, count: length)
      func note(_ text: [UInt8]) {
        hashes.insert(text.withUnsafeBytes { ByteHash.hash($0, seed: 7) })
      }
      note(text)
      note(text + [0])
      for index in 0..<length {
        var other = text
        other[index] = 0x62
        note(other)
      }
      #expect(hashes.count == length + 2)
    }
  }
}
