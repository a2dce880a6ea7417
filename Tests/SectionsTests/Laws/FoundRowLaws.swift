import Mappings
import Sections
import TestSupport
import Testing

/// Laws of the rows that are found in sections of data, against what is drawn written out.
@Suite("Laws of found rows")
struct FoundRowLaws {
  private static let sections = 2_000

  /// A drawn row: in which order its part stands, and its place in the window of its run.
  private struct Drawn {
    let order: [Int]
    var place = 0
  }

  @Test("a row of data is found where it is drawn, a hidden one by the nearest")
  func data() throws {
    let seed = SplitMix64.runSeed &+ 11_000_000
    print("FoundRowLaws: seed \(seed), \(Self.sections) sections")
    var random = SplitMix64(seed: seed)
    for number in 0..<Self.sections {
      let section = try Self.section(&random)
      let rows = Self.writtenOut(section)
      try #require(section.numberOfRows == rows.count, "seed \(seed), section \(number)")
      for (run, content) in section.runs.enumerated() {
        for place in -1...content.count {
          let expected = Self.found(place, run, section, rows)
          try #require(
            section.foundRow(at: place, ofRun: run) == expected,
            "seed \(seed), section \(number), \(run): \(place)")
        }
      }
    }
  }

  private static func section(_ random: inout SplitMix64) throws -> Section {
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let runs = try (0..<below(4)).map { _ in
      let count = below(5)
      let density = below(4)
      let hidden = (0..<count).filter { _ in below(3) < density }
      return RowRun(
        group: "g", count: count, earlier: below(2), more: below(2),
        hidden: try RowSet(hidden, below: count), isHidden: below(6) == 0)
    }
    return Section(
      id: "s", content: .runs(runs), isHidden: below(10) == 0,
      before: [.literal("a", isHidden: below(2) == 0)],
      after: [.literal("z", isHidden: below(2) == 0)],
      noContent: below(2) == 0 ? .literal("none") : nil,
      allHidden: below(2) == 0 ? .literal("hidden") : nil, hasSummary: below(3) == 0)
  }

  private static func writtenOut(_ section: Section) -> [Drawn] {
    section.items.flatMap { item -> [Drawn] in
      switch item {
      case .earlier(let run): return [Drawn(order: [run, 0])]
      case .rows(let run):
        let content = section.runs[run]
        return (0..<content.count).filter { content.isHidden(at: $0) == false }
          .map { Drawn(order: [run, 1], place: $0) }
      case .more(let run): return [Drawn(order: [run, 2])]
      case .note: return [Drawn(order: [])]
      case .summary: return [Drawn(order: [.max, 2])]
      case .fixed(let row):
        return [Drawn(order: row == .literal("a") ? [-1, 0] : [.max, 0])]
      }
    }
  }

  private static func found(
    _ place: Int, _ run: Int, _ section: Section, _ rows: [Drawn]
  ) -> FoundRow? {
    guard (0..<section.runs[run].count).contains(place) else { return nil }
    let own = rows.indices.filter { rows[$0].order == [run, 1] }
    if let row = own.first(where: { rows[$0].place == place }) { return .drawn(row: row) }
    let near = own.min { left, right in
      (abs(rows[left].place - place), -left) < (abs(rows[right].place - place), -right)
    }
    let data = rows.indices.filter { rows[$0].order.count == 2 && rows[$0].order[1] == 1 }
    return .hidden(
      nearest: near
        ?? data.first { rows[$0].order[0] > run }
        ?? data.last { rows[$0].order[0] < run }
        ?? rows.firstIndex { $0.order.isEmpty }
        ?? rows.firstIndex { [run, 1].lexicographicallyPrecedes($0.order) }
        ?? rows.indices.last)
  }
}
