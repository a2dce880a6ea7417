import Tables
import TestSupport
import Testing
import Values

@Suite struct Aggregates {
  private func result(
    _ aggregate: Aggregate, _ values: [String], _ type: FieldType? = nil
  ) throws -> Aggregated {
    let request = TableRequest(declared: type.map { [.init("x", $0)] } ?? [])
    let table = try read("x\n" + values.map { "\"\($0)\"\n" }.joined(), request)
    return try aggregate.result(
      of: table.source("x"), rows: (0..<UInt32(table.rowCount)).map { $0 })
  }

  private func all(_ values: [String], _ type: FieldType? = nil) throws -> [String] {
    try Aggregate.allCases.map { described(try result($0, values, type).value) }
  }

  private func printed(_ aggregate: Aggregate, _ values: [String]) throws -> String {
    described(try result(aggregate, values).printed)
  }

  // In the order sum, mean, min, max, count, count_distinct, median, first, last.
  @Test func integers() throws {
    #expect(
      try all(["4", "", "1", "4"]) == ["9", "3d", "1", "4", "3", "2", "4d", "4", "4"])
    #expect(try all(["1", "2"]).prefix(2) == ["3", "1.5d"])
  }

  @Test func decimals() throws {
    #expect(
      try all(["0.10", "0.2", "-0.3"])
        == ["0.00d", "0.00d", "-0.30d", "0.20d", "3", "3", "0.10d", "0.10d", "-0.30d"])
  }

  @Test func nothing() throws {
    let nulls = ["null", "null", "null", "0", "0", "null", "null", "null"]
    #expect(try all([]) == ["0"] + nulls)
    #expect(try all([""]) == ["0"] + nulls)
    #expect(try all([], .decimal) == ["0d"] + nulls)
    #expect(try all([], .number) == ["0.0"] + nulls)
    #expect(try all([], .duration) == ["duration 0.0 seconds"] + nulls)
  }

  @Test func stringsAndDates() throws {
    #expect(
      try all(["b", "", "a", "ab", "b"])
        == ["0", "null", "\"a\"", "\"b\"", "4", "3", "null", "\"b\"", "\"b\""])
    #expect(
      try all(["1970-01-03", "1970-01-01"])
        == ["0", "null", "day 0", "day 2", "2", "2", "null", "day 2", "day 0"])
  }

  @Test func numbers() throws {
    #expect(try described(result(.sum, ["1e0", "0.1", "0.2"]).value) == "1.3")
    #expect(try described(result(.mean, ["1e1", "20"]).value) == "15.0")
    #expect(try described(result(.median, ["1e1", "20", "12.5"]).value) == "12.5")
    #expect(try described(result(.min, ["NaN", "2", "1"], .number).value) == "1.0")
    #expect(try described(result(.max, ["NaN", "2", "1"], .number).value) == "2.0")
    #expect(try described(result(.max, ["NaN"], .number).value) == "nan")
  }

  @Test func durations() throws {
    #expect(
      try all(["1h", "30m", "2h"], .duration).prefix(4) == [
        "duration 12600.0 seconds", "duration 4200.0 seconds", "duration 1800.0 seconds",
        "duration 7200.0 seconds",
      ])
    #expect(
      try described(result(.median, ["1h", "2h"], .duration).value) == "duration 5400.0 seconds")
  }

  @Test func sumsBeyond64BitsAreExact() throws {
    let largest = "9223372036854775807"
    #expect(
      try described(result(.sum, [largest, largest]).value) == "18446744073709551614d")
    #expect(
      try described(result(.sum, ["99999999999999999999.5", "0.5"]).value)
        == "100000000000000000000.0d")
    let wide = String(repeating: "9", count: 38)
    #expect(throws: ArithmeticFault.overflow) { try result(.sum, [wide, "1"]) }
    #expect(throws: ArithmeticFault.overflow) { try result(.sum, [wide, wide]) }
  }

  @Test func printedWithoutAFormat() throws {
    #expect(try printed(.mean, ["1", "2", "2"]) == "1.7d")
    #expect(try printed(.mean, ["1", "3"]) == "2d")
    #expect(try printed(.mean, ["1.25", "1.5"]) == "1.375d")
    #expect(try printed(.mean, ["1.0", "2.0"]) == "1.5d")
    #expect(try printed(.median, ["1", "2"]) == "1.5d")
    #expect(try printed(.sum, ["1.25", "1.75"]) == "3.00d")
    #expect(try printed(.min, ["1.25", "1"]) == "1.00d")
    #expect(try printed(.count, ["1.25", "1"]) == "2")
    #expect(try printed(.mean, ["-0.01", "0.00", "0.00"]) == "-0.003d")
    #expect(
      try printed(
        .mean,
        [
          "-1", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0",
          "0", "0", "0", "0", "0", "0", "0", "0", "0",
        ]) == "0d")
    #expect(try printed(.sum, ["-0.00", "0"]) == "0.00d")
    let table = try read("x\n1.25\n\n")
    let none = try Aggregate.sum.result(of: table.source("x"), rows: [])
    #expect(described(none.printed) == "0.00d")
  }

  @Test func whichTypesFit() {
    #expect(Aggregate.sum.accepts(.decimal))
    #expect(Aggregate.sum.accepts(nil))
    #expect(!Aggregate.sum.accepts(.date))
    #expect(!Aggregate.mean.accepts(.string))
    #expect(Aggregate.median.accepts(.duration))
    #expect(Aggregate.max.accepts(.string))
    #expect(Aggregate.countDistinct.rawValue == "count_distinct")
  }

  @Test func firstAndLastFollowTheOrderUnderALimit() throws {
    let table = try read("x,y\n" + (0..<60).map { "\($0),\($0 * 17 % 60)\n" }.joined() + ",99\n")
    let order = [OrderTerm(try table.source("y"), descending: true)]
    let whole = View.make(rows: .all(61), group: nil, order: order)
    let part = View.make(rows: .all(61), group: nil, order: order, limit: 2)
    for aggregate in Aggregate.allCases {
      let first = try aggregate.result(
        of: table.source("x"), group: whole.groups[0], order: order)
      let second = try aggregate.result(of: table.source("x"), group: part.groups[0], order: order)
      #expect(described(first.value) == described(second.value))
      #expect(first.row == second.row)
    }
  }

  /// Sums, means, extremes and medians against plain ones.
  @Test func aggregatesLaw() throws {
    let seed = SplitMix64.runSeed &+ 5
    print("Aggregates.law seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...30, using: &generator)
      let cents = (0..<count).map { _ in Int64.random(in: -50_000...50_000, using: &generator) }
      let texts = cents.map { Decimal(coefficient: $0, scale: 2).description }
      let total = cents.reduce(0, +)
      #expect(
        try described(result(.sum, texts).value)
          == "\(Decimal(coefficient: total, scale: 2).description)d")
      let mean = try Decimal(coefficient: total, scale: 2).dividing(by: Int64(count))
      #expect(try described(result(.mean, texts).value) == "\(mean.description)d")
      let sorted = cents.sorted()
      #expect(
        try described(result(.min, texts).value)
          == "\(Decimal(coefficient: sorted[0], scale: 2).description)d")
      #expect(
        try described(result(.max, texts).value)
          == "\(Decimal(coefficient: sorted[count - 1], scale: 2).description)d")
      let middle = sorted[(count - 1) / 2] + sorted[count / 2]
      let median = try Decimal(coefficient: middle, scale: 2).dividing(by: 2)
      #expect(try described(result(.median, texts).value) == "\(median.description)d")
      #expect(
        try described(result(.countDistinct, texts).value) == "\(Set(cents).count)")
    }
  }
}
