import Sections
import TestSupport
import Testing

@Suite("RowRun")
struct RowRunTests {
  @Test("a run of a million rows takes no memory for its rows")
  func compact() {
    let run = RowRun(group: "g", count: 1_000_000)
    #expect(run.shown == 1_000_000 && run.hidden.isEmpty && run.cells == nil)
    #expect(run.cell(at: 999_999) == .row && run.cell(at: 1_000_000) == nil)
    #expect(run.place(ofShown: 999_999) == 999_999 && run.place(ofShown: 1_000_000) == nil)
    var stretches: [Range<Int>] = []
    run.forEachStretch { places, _ in stretches.append(places) }
    #expect(stretches == [0..<1_000_000])
  }

  @Test("stretches are shown neighbours with one cell")
  func stretches() throws {
    let cells = try CellChoices(of: ["a", "b"], count: 8) { $0 < 3 || $0 == 7 ? 0 : 1 }
    let run = RowRun(
      group: "g", count: 8, cells: cells, hidden: try RowSet([0, 4], below: 8))
    var stretches: [String] = []
    run.forEachStretch { places, cell in stretches.append("\(places) \(cell)") }
    #expect(stretches == ["1..<3 a", "3..<4 b", "5..<7 b", "7..<8 a"])
    #expect(run.cell(at: 7) == "a" && run.cell(at: 3) == "b")
  }

  @Test("choices out of range are refused")
  func badChoices() {
    #expect(throws: SectionError.placeOutOfRange(what: .cell, place: 2, valid: 0..<2)) {
      try CellChoices(of: ["a", "b"], count: 1) { _ in 2 }
    }
    #expect(throws: SectionError.tooManyCells(limit: 65_536)) {
      try CellChoices(of: (0...65_536).map { CellIdentifier("\($0)") }, count: 0) { _ in 0 }
    }
    #expect(message { _ = try RowSet([3], below: 3) } == "there is no row 3; valid are 0 to 2")
  }

  @Test("places among all rows and among the shown ones, and the nearest shown row")
  func places() throws {
    let run = RowRun(group: "g", count: 7, hidden: try RowSet([0, 2, 4, 5, 6], below: 7))
    #expect(run.shown == 2)
    #expect((0..<7).map { run.shownPlace(of: $0) } == [nil, 0, nil, 1, nil, nil, nil])
    #expect((0..<3).map { run.place(ofShown: $0) } == [1, 3, nil])
    #expect((0..<7).map { run.nearestShown(to: $0) } == [1, 1, 3, 3, 3, 3, 3])
    #expect(run.isHidden(at: 2) == true && run.isHidden(at: 1) == false)
    for place in [-1, 7, Int.min, Int.max] {
      #expect(run.isHidden(at: place) == nil && run.cell(at: place) == nil)
      #expect(run.shownPlace(of: place) == nil && run.place(ofShown: place) == nil)
      #expect(run.nearestShown(to: place) == nil)
    }
    let hidden = RowRun(group: "g", count: 3, isHidden: true)
    #expect(hidden.shown == 0 && hidden.nearestShown(to: 1) == nil)
    #expect(hidden.isHidden(at: 1) == true && hidden.place(ofShown: 0) == nil)
  }

  @Test("sets answer as lists of places do")
  func sets() throws {
    let seed = SplitMix64.runSeed &+ 7_000_000
    print("RowRunTests: seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let count = Int(random.next() % 1_500)
      let share = random.next() % 101
      let members = (0..<count).filter { _ in random.next() % 100 < share }
      let isMember = Set(members)
      let set = try RowSet(members.shuffled(using: &random), below: count)
      #expect(set == RowSet(below: count) { place in isMember.contains(place) })
      #expect(set.count == members.count && set.isEmpty == members.isEmpty)
      let gaps = (0..<count).filter { !isMember.contains($0) }
      let run = RowRun(group: "g", count: count, hidden: set)
      #expect(run.shown == gaps.count)
      #expect((0..<gaps.count).map { set.gap($0) } == gaps)
      var drawn: [Int] = []
      run.forEachStretch { places, _ in drawn += places }
      #expect(drawn == gaps, "seed \(seed)")
      for place in 0..<count where random.next() % 8 == 0 {
        #expect(set.count(below: place) == members.count { $0 < place })
        #expect(set.contains(place) == isMember.contains(place))
        let nearest = gaps.min { (abs($0 - place), -$0) < (abs($1 - place), -$1) }
        #expect(run.nearestShown(to: place) == nearest, "seed \(seed)")
        #expect(
          set.first(from: place, below: count, isMember: true)
            == members.first { $0 >= place })
      }
    }
  }
}
