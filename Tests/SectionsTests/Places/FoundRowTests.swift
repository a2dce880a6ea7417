import Mappings
import Sections
import Testing

@Suite("Rows looked for by their keys and by their places in data")
struct FoundRowTests {
  private let key: RowKey = "k"

  private func row(isHidden: Bool = false) -> Row { .literal("x", key: key, isHidden: isHidden) }

  @Test("what is drawn has its rows")
  func placed() throws {
    let section = Section(
      id: "s",
      content: .runs([
        RowRun(group: "g", count: 4, earlier: 1, more: 1, hidden: try RowSet([1], below: 4)),
        RowRun(group: "h", count: 2),
      ]), before: [.fixed("legend"), .fixed("draft", isHidden: true)], hasSummary: true)
    let placed = section.placedItems
    #expect(placed.map(\.item) == section.items)
    #expect(placed.map(\.firstRow) == [0, 1, 2, 5, 6, 8])
    #expect(placed.map(\.count) == [1, 1, 3, 1, 2, 1])
    var hidden = section
    hidden.isHidden = true
    #expect(hidden.placedItems.isEmpty)
  }

  @Test("every row of a key is found, from top to bottom")
  func all() throws {
    let section = try Section(
      id: "s", rows: [row(isHidden: true), .fixed("k2")], before: [row(), .fixed("k"), row()],
      after: [row()])
    #expect(
      section.foundRows(ofKey: key) == [
        .drawn(row: 0), .drawn(row: 2), .hidden(nearest: 3), .drawn(row: 4),
      ])
    // A row that names its prototype alone was given no key.
    #expect(section.foundRows(ofKey: "k2").isEmpty && section.foundRows(ofKey: "z").isEmpty)
    var hidden = section
    hidden.isHidden = true
    #expect(
      hidden.foundRows(ofKey: key) == [FoundRow](repeating: .hidden(nearest: nil), count: 4))
  }

  @Test("a note is found while it is drawn")
  func note() {
    let section = Section(
      id: "s", content: .runs([RowRun(group: "g", count: 0, earlier: 2)]), after: [row()],
      noContent: row())
    #expect(section.foundRows(ofKey: key) == [.drawn(row: 1), .drawn(row: 2)])
  }

  @Test(
    "where all that a hidden row stands with is hidden, another row of the section is near",
    arguments: [(1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, nil)] as [(Int, Int, Int?)])
  func fallback(_ before: Int, _ after: Int, _ nearest: Int?) {
    let section = Section(
      id: "s", content: .fixed([.literal("y", isHidden: true), row(isHidden: true)]),
      before: [Row](repeating: .literal("a"), count: before),
      after: [Row](repeating: .literal("b"), count: after))
    #expect(section.foundRows(ofKey: key) == [.hidden(nearest: nearest)])
  }

  // MARK: Data

  private func section(
    _ hidden: [[Int]], isHidden: [Bool] = [false, false, false], before: [Row] = [],
    after: [Row] = [], allHidden: Row? = nil
  ) throws -> Section {
    let runs = try zip(hidden, isHidden).map { places, isHidden in
      RowRun(
        group: "g", count: 3, more: 1, hidden: try RowSet(places, below: 3), isHidden: isHidden)
    }
    return Section(
      id: "s", content: .runs(runs), before: before, after: after, allHidden: allHidden)
  }

  @Test("a row of data, or the nearest of its run")
  func data() throws {
    // Drawn: legend, 0 of run 0, its cut, 0 to 2 of run 1, its cut.
    let section = try section([[1, 2], []], before: [.fixed("legend")])
    #expect(section.foundRow(at: 0, ofRun: 0) == .drawn(row: 1))
    #expect(section.foundRow(at: 2, ofRun: 0) == .hidden(nearest: 1))
    #expect(section.foundRow(at: 2, ofRun: 1) == .drawn(row: 5))
    for (place, run) in [(3, 0), (-1, 0), (0, 2), (0, -1), (.max, .max)] {
      #expect(section.foundRow(at: place, ofRun: run) == nil)
    }
    var hidden = section
    hidden.isHidden = true
    #expect(hidden.foundRow(at: 0, ofRun: 0) == .hidden(nearest: nil))
  }

  @Test("where a run draws no row, one of its neighbours does")
  func neighbors() throws {
    let all = [0, 1, 2]
    let next = try section([all, all, [0]])
    // Drawn: the cuts of runs 0 and 1, then run 2.
    #expect(next.foundRow(at: 1, ofRun: 0) == .hidden(nearest: 2))
    let previous = try section([[2], all, all])
    #expect(previous.foundRow(at: 1, ofRun: 2) == .hidden(nearest: 1))
    let folded = try section([[], [], []], isHidden: [false, true, false])
    #expect(folded.foundRow(at: 1, ofRun: 1) == .hidden(nearest: 4))
  }

  @Test("where no run draws a row, the note, or what follows, or the last one")
  func noRun() throws {
    let all = [0, 1, 2]
    let noted = try section([all], before: [.fixed("a")], allHidden: .literal("hidden"))
    #expect(noted.foundRow(at: 1, ofRun: 0) == .hidden(nearest: 1))
    let cut = try section([all, all], before: [.fixed("a")])
    #expect(cut.foundRow(at: 1, ofRun: 0) == .hidden(nearest: 1))
    #expect(cut.foundRow(at: 1, ofRun: 1) == .hidden(nearest: 2))
    let before = try section([all], isHidden: [true], before: [.fixed("a")])
    #expect(before.foundRow(at: 1, ofRun: 0) == .hidden(nearest: 0))
    let after = try section([all], isHidden: [true], before: [.fixed("a")], after: [.fixed("z")])
    #expect(after.foundRow(at: 1, ofRun: 0) == .hidden(nearest: 1))
    #expect(try section([all], isHidden: [true]).foundRow(at: 1, ofRun: 0) == .hidden(nearest: nil))
  }
}
