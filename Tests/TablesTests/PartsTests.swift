import Diagnostics
import TestSupport
import Testing
import Values

@testable import Tables

/// Rows read in parts by several threads come to the same as rows read one after the other.
@Suite struct Parts {
  private let workers = [2, 3, 7]

  /// Everything that can be told of a reading: rows, values, groups, sums, places, messages.
  private func outcome(
    _ bytes: [UInt8], _ request: TableRequest, _ wanted: TopRequest, workers: Int,
    delimiter: UInt8 = 0x2C
  ) -> [String] {
    var bag = DiagnosticBag()
    var lines: [String] = []
    do {
      var dialect = CSVDialect()
      dialect.delimiter = delimiter
      let document = try CSVDocument.open(DataFile(name: "d.csv", bytes: bytes), dialect: dialect)
      // A part of one byte, so that small files are cut wherever they can be.
      let top = try document.readTop(
        request, wanted, workers: workers, leastPart: 1, into: &bag)
      guard let top else { return ["the whole table is needed"] }
      let table = top.table
      for column in table.columns {
        lines.append("\(column.name) \(String(describing: column.type)) \(column.scale)")
      }
      for row in 0..<table.rowCount {
        let values = table.columns.map { column in
          described(ColumnSource(column, table.texts).value(at: row))
            + " \(table.texts.text(row: row, slot: column.slot))"
        }
        lines.append("line \(table.line(ofRow: row)) \(table.span(ofRow: row).range) \(values)")
      }
      for group in top.view.groups {
        lines.append(
          "\(group.name) \(described(group.value)) \(group.isUngrouped) \(group.count) "
            + "\(group.rows)")
      }
      lines.append("ungrouped \(top.view.ungroupedCount)")
      for summary in wanted.summaries {
        let slot = table.column(named: summary.field)?.slot ?? -1
        for groups in [Array(top.view.groups.indices)] + top.view.groups.indices.map({ [$0] }) {
          let sum = try top.summary(summary.aggregate, ofSlot: slot, groups: groups)
          lines.append(
            "\(summary.aggregate) \(summary.field) "
              + (sum.map { "\(described($0.value)) \(described($0.printed))" } ?? "none"))
        }
      }
    } catch let failure as DataFailure {
      lines = failure.lines
      lines += failure.diagnostics.map { "\($0.primary?.span.range, default: "-") \($0.help)" }
    } catch {
      lines = ["\(error)"]
    }
    return lines + bag.all.map { "\($0.code.name) \($0.message)" }
  }

  private func expectSame(
    _ bytes: [UInt8], _ request: TableRequest, _ wanted: TopRequest,
    delimiter: UInt8 = 0x2C, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = outcome(bytes, request, wanted, workers: 1, delimiter: delimiter)
    for count in workers {
      let found = outcome(bytes, request, wanted, workers: count, delimiter: delimiter)
      #expect(found == expected, comment, sourceLocation: sourceLocation)
    }
  }

  private let request = TableRequest(
    .all(values: true),
    declared: [
      .init("g", .decimal), .init("p", .decimal), .init("i", .integer), .init("d", .datetime),
      .init("s", .string),
    ])

  private func wanted(_ generator: inout SplitMix64) -> TopRequest {
    let order = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      TopRequest.Term(
        ["p", "i", "d", "s"].randomElement(using: &generator) ?? "p",
        descending: Bool.random(using: &generator), comparison: .values)
    }
    let summaries: [TopRequest.Summary] = [
      .init(.sum, "p"), .init(.mean, "p"), .init(.min, "p"), .init(.max, "p"), .init(.sum, "i"),
      .init(.mean, "i"), .init(.count, "s"), .init(.min, "d"), .init(.max, "s"),
    ]
    return TopRequest(
      group: Bool.random(using: &generator) ? "g" : nil,
      ungrouped: Bool.random(using: &generator) ? "none" : nil, order: order,
      limit: Int.random(in: 0...6, using: &generator), summaries: summaries)
  }

  /// A row that is right most of the time.
  private func row(_ generator: inout SplitMix64, isHostile: Bool, isDeep: Bool) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let strings = [
      "", "a", "zz", "\"b\"\"c\"", "é", "\"x,y\"", "5\" wide", "\"two\nlines\"", "\"\r\n\r\n\"",
      "\"1,2,3,4,5\n1,2,3,4,5\n\"", "\"1,2,2025-01-01T00:00:00Z,s\n\n\"", "\"\"\"\n\"\"\"",
      "\"\n,,,,\n\"", "\"\"",
    ]
    let coefficients =
      isDeep
      ? ["1e0", "99999999999999999999999999999999999999", "-0.00000000001"]
      : ["1", "2.50", "2.5", "-7.125", "10"]
    var fields = [
      pick(["1.0", "1.00", "2", "", "-3.5"]), pick(["", "4"] + coefficients),
      pick(["", "1", "-20", "9223372036854775807", "-9223372036854775808"]),
      pick(["", "2025-03-30T02:30:00", "2025-06-01T00:00:00Z"]), pick(strings),
    ]
    if isHostile {
      switch Int.random(in: 0..<60, using: &generator) {
      case 0: fields.removeLast()
      case 1: fields.append("more")
      case 2: fields[1] = "word"
      case 3: fields[4] = "\"never closed"
      case 4: fields[4] = "\"closed\" early"
      case 5: fields[4] = "a\0b"
      default: break
      }
    }
    return fields.joined(separator: ",")
  }

  @Test func randomFiles() {
    let seed = SplitMix64.runSeed &+ 71
    print("Parts seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for round in 0..<240 {
      let isHostile = round % 4 == 3
      let lineEnd = ["\n", "\r\n", "\r", "\n\n"].randomElement(using: &generator) ?? "\n"
      var text = "g,p,i,d,s\(lineEnd)"
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        text += row(&generator, isHostile: isHostile, isDeep: round % 8 == 6) + lineEnd
      }
      if Bool.random(using: &generator), let last = text.lastIndex(where: { !$0.isNewline }) {
        text = String(text[...last])
      }
      var bytes = Array(text.utf8)
      if isHostile, Bool.random(using: &generator), !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          [0xC3, 0x22, 0xFF]
          .randomElement(using: &generator) ?? 0xFF
      }
      var zoned = request
      // 2025-03-30T01:00:00Z: the clocks go from one hour ahead to two.
      zoned.zone = Zone(
        name: "Test/Spring", transitions: [1_743_296_400], offsets: [3600, 7200],
        covered: Int64.min..<Int64.max, beyond: { _ in 0 })
      expectSame(bytes, zoned, wanted(&generator), "round \(round) of seed \(seed)")
    }
  }

  private let plain = TableRequest(
    .all(values: true), declared: [.init("a", .integer), .init("b", .string)])
  private let firstTwo = TopRequest(
    group: nil, ungrouped: nil,
    order: [.init("a", descending: true, comparison: .values)], limit: 2,
    summaries: [.init(.sum, "a")])

  @Test func cutsWithinQuotesAreNoticed() throws {
    // Behind every line end within the quotes stand rows of the right shape.
    let bait = String(repeating: "7,x\n", count: 500)
    for text in [
      "a,b\n1,\"\(bait)\"\n2,y\n", "a,b\n" + bait + "1,\"\(bait)", "a,b\n1,\"\(bait)\"x\n" + bait,
      "a,b\n1,\"\"\"\(bait)\"\"\"\n", "a,b\n1,5\" \(bait)2,\"\(bait)\"\n",
    ] {
      expectSame(Array(text.utf8), plain, firstTwo)
    }
    let document = try CSVDocument.open(
      DataFile(name: "d.csv", bytes: Array("a,b\n1,\"\(bait)\"\n2,y\n".utf8)))
    #expect(BodyParts(document, count: 2, leastSize: 1).ranges.count == 2)
  }

  @Test func everySizeOfFile() {
    // A pair of CR and LF is met by every cut.
    let text = "a,b\r\n" + (1...40).map { "\($0),\"x\r\n\($0)\"\r\n" }.joined()
    let bytes = Array(text.utf8)
    for count in 3...bytes.count { expectSame(Array(bytes[..<count]), plain, firstTwo) }
  }

  @Test func giantFieldsAndFewRows() {
    let giant = String(repeating: "y", count: 300_000)
    let quoted = String(repeating: "y\n", count: 150_000)
    for text in [
      "a,b\n1,\(giant)\n2,z\n", "a,b\n1,\"\(quoted)\"\n2,z\n3,\"\(quoted)\"\n", "a,b\n", "a,b",
      "a,b\n1,x", "a,b\n\n\n\n\n\n\n", "a,b\n1,\(giant)", "a,b\n\n\n\n1,x\n\n\n\n\n2,y\n\n\n",
    ] {
      expectSame(Array(text.utf8), plain, firstTwo)
    }
    expectSame(Array("a;b\n1;x,y\n2;\"a;b\"\n3;\n".utf8), plain, firstTwo, delimiter: 0x3B)
  }

  @Test func sumsThatGoBeyondAllDigitsOnTheWay() {
    let huge = String(repeating: "9", count: 38)
    let text = "p\n\(huge)\n-\(huge)\n\(huge)\n-\(huge)\n0.5\n\(huge)\n-\(huge)\n1\n"
    let request = TableRequest(.all(values: true), declared: [.init("p", .decimal)])
    let wanted = TopRequest(
      group: nil, ungrouped: nil, order: [], limit: 1,
      summaries: [.init(.sum, "p"), .init(.mean, "p")])
    expectSame(Array(text.utf8), request, wanted)
  }

  @Test func doublesAreSummedInTheOrderOfTheData() {
    let text = "p\n" + (1...300).map { "\(1.0 / Double($0))\n" }.joined()
    let request = TableRequest(.all(values: true), declared: [.init("p", .number)])
    let wanted = TopRequest(
      group: nil, ungrouped: nil, order: [.init("p", descending: false, comparison: .values)],
      limit: 5, summaries: [.init(.sum, "p"), .init(.max, "p")])
    expectSame(Array(text.utf8), request, wanted)
  }

  @Test func partsMeetAndCoverTheRows() throws {
    let text = "a,b\n" + (1...1000).map { "\($0),x\n" }.joined()
    let document = try CSVDocument.open(DataFile(name: "d.csv", bytes: Array(text.utf8)))
    for count in [-1, 0, 1, 2, 3, 7, 5000] {
      let ranges = BodyParts(document, count: count, leastSize: 1).ranges
      #expect(ranges.count == min(max(count, 1), 1000) || count == 5000)
      #expect(ranges.first?.lowerBound == 4)
      #expect(ranges.last?.upperBound == text.utf8.count)
      for (first, second) in zip(ranges, ranges.dropFirst()) {
        #expect(first.upperBound == second.lowerBound)
      }
    }
    #expect(BodyParts(document, count: 7).ranges.count == 1)
  }

  @Test func workersGiveThePartsInOrder() {
    #expect(Workers.map(0) { $0 }.isEmpty)
    for count in [1, 2, 7, 40] {
      #expect(Workers.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
    #expect(Workers.available >= 1)
  }
}
