import Sectional
import TestSupport
import Testing

/// Random reports against a slow and simple model of the view and the windows.
@Suite("Behaviour: random reports")
struct RandomReportTests {
  private struct Item {
    let place: Int
    let group: String?
    let number: Int?
    let word: String?
  }

  private struct Window {
    var group: String
    var isReversed = false
    var length: Int?
    var offset = 0
    var fromEnd = false
    var isStored = false

    var keys: String {
      var keys = "group: \(group), reversed: \(isReversed)"
      if let length {
        keys +=
          ", range: {length: \(length), offset: \(offset), from: "
          + (fromEnd ? "end" : "beginning") + ", of: " + (isStored ? "stored" : "shown") + "}"
      }
      return keys
    }

    /// What is shown of a group's rows, with the rows cut off above and below.
    func shown(_ stored: [Item]) -> (rows: ArraySlice<Item>, earlier: Int, more: Int) {
      let page = isReversed ? Array(stored.reversed()) : stored
      guard let length else { return (page[...], 0, 0) }
      let pinsEnd = isStored && isReversed ? !fromEnd : fromEnd
      let count = page.count
      let near = min(offset, count)
      let far = min(offset + length, count)
      let range = pinsEnd ? count - far..<count - near : near..<far
      return (page[range], range.lowerBound, count - range.upperBound)
    }
  }

  private static func isBefore(_ first: Item, _ second: Item, _ terms: [(String, Bool)]) -> Bool {
    for (field, descends) in terms {
      var order = 0
      switch field {
      case "n":
        guard first.number != second.number else { continue }
        guard let one = first.number else { return false }
        guard let other = second.number else { return true }
        order = one < other ? -1 : 1
      default:
        guard first.word != second.word else { continue }
        guard let one = first.word else { return false }
        guard let other = second.word else { return true }
        order = one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
      }
      return descends ? order > 0 : order < 0
    }
    return first.place < second.place
  }

  @Test("rows, lines of a cut and sums are those of the model", arguments: 0..<60)
  func model(_ round: Int) throws {
    var random = SplitMix64(seed: SplitMix64.runSeed &+ UInt64(round))
    let count = Int.random(in: round < 50 ? 0...40 : 200...600, using: &random)
    let span = Int.random(in: 1...30, using: &random)
    let words = ["a", "B", "aa", "ä", "Z", "_", "z9", "z10"]
    let items = (0..<count).map { place in
      Item(
        place: place,
        group: Int.random(in: 0..<10, using: &random) == 0
          ? nil : ["g", "h", "i"].randomElement(using: &random),
        number: Int.random(in: 0..<6, using: &random) == 0
          ? nil : Int.random(in: -span...span, using: &random),
        word: Int.random(in: 0..<6, using: &random) == 0 ? nil : words.randomElement(using: &random)
      )
    }
    let data =
      "p,g,n,w\n"
      + items.map {
        "\($0.place),\($0.group ?? ""),\($0.number.map(String.init) ?? ""),\($0.word ?? "")\n"
      }.joined()
    let terms = ["n", "w"].shuffled(using: &random)
      .prefix(Int.random(in: 0...2, using: &random)).map { ($0, Bool.random(using: &random)) }
    let windows = ["g", "h", "i", "j"].shuffled(using: &random).prefix(
      Int.random(in: 1...4, using: &random)
    ).map { group in
      Window(
        group: group, isReversed: Bool.random(using: &random),
        length: Bool.random(using: &random) ? Int.random(in: 1...15, using: &random) : nil,
        // An offset beyond the group has a test of its own.
        offset: Bool.random(using: &random) ? Int.random(in: 0...6, using: &random) : 0,
        fromEnd: Bool.random(using: &random), isStored: Bool.random(using: &random))
    }
    let order = terms.map { ($0.1 ? "-" : "") + $0.0 }.joined(separator: ", ")
    let spec =
      "title: '{{total}} {{count}}'\n"
      + "data: {fields: {n: {type: integer}, w: {type: string}, p: {type: integer}}}\n"
      + "view: {group: g" + (order.isEmpty ? "" : ", order: [\(order)]") + "}\n"
      + "columns: [w, p, {field: n, summary: sum}]\nsections:\n"
      + windows.map { "  - {\($0.keys), title: false, summary_title: S}\n" }.joined()
      + "summary_title: R\n"
    let made = try report(spec, data)

    var expected: [[String]] = []
    var shownCount = 0
    var total = 0
    var sum = 0
    for window in windows {
      let rows = items.filter { $0.group == window.group }
        .sorted { Self.isBefore($0, $1, Array(terms)) }
      let (shown, earlier, more) = window.shown(rows)
      var lines = earlier > 0 ? ["more: \(earlier) earlier"] : []
      lines += shown.map {
        "row: \($0.word ?? "–") | \($0.place) | \($0.number.map(String.init) ?? "–")"
      }
      if more > 0 { lines.append("more: and \(more) more") }
      let own = rows.compactMap(\.number).reduce(0, +)
      lines.append("summary: S | \(own)")
      if shown.isEmpty && window.isStored && window.isReversed && !rows.isEmpty {
        lines = ["skipped"]
      }
      expected.append(lines)
      shownCount += shown.count
      total += rows.count
      sum += own
    }
    let page = try made.page()
    #expect(page.heading == "\(total) \(shownCount)", "seed \(SplitMix64.runSeed)\n\(spec)")
    for (body, lines) in zip(page.bodies, expected) where lines != ["skipped"] {
      #expect(body.texts == lines, "seed \(SplitMix64.runSeed) round \(round)\n\(spec)")
    }
    #expect(page.bodies.count == windows.count + 1)
    #expect(page.bodies.last?.texts == ["summary: R | \(sum)"])
  }

  @Test("sums of random decimals are exact", arguments: 0..<30)
  func sums(_ round: Int) throws {
    var random = SplitMix64(seed: SplitMix64.runSeed &+ 1000 &+ UInt64(round))
    var total = Int128(0)
    var largest = 0
    var values: [String] = []
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      let scale = Int.random(in: 0...6, using: &random)
      let digits = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
      largest = max(largest, scale)
      var factor = Int128(1)
      for _ in scale..<6 { factor *= 10 }
      total += Int128(digits) * factor
      values.append(Self.text(Int128(digits), scale: scale))
    }
    let made = try report(
      "columns: [k, v]\nsections: [{summary: {v: sum}, summary_title: S}]",
      "k,v\n" + values.map { "x,\($0)\n" }.joined())
    var factor = Int128(1)
    for _ in largest..<6 { factor *= 10 }
    let expected = Self.text(total / factor, scale: largest)
    #expect(
      try made.page().texts.last == "summary: S | \(expected)", "seed \(SplitMix64.runSeed)")
  }

  /// A whole number of units of 10 to the power of −scale.
  private static func text(_ value: Int128, scale: Int) -> String {
    var digits = String(value.magnitude)
    while digits.count <= scale { digits = "0" + digits }
    let sign = value < 0 ? "-" : ""
    if scale == 0 { return sign + digits }
    return sign + digits.dropLast(scale) + "." + digits.suffix(scale)
  }
}
