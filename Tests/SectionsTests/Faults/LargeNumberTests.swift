import Mappings
import Sections
import Testing

@Suite("Numbers at the end of their range")
struct LargeNumberTests {
  private let whole = RowRun(group: "g", count: .max)

  private func page(_ runs: RowRun..., before: [Row] = [], after: [Row] = []) throws -> SectionList
  {
    try SectionList([
      Section(
        id: "s", content: .runs(runs), before: before, after: after, noContent: .literal("none"))
    ])
  }

  @Test("rows beyond what a number can count are counted as far as it goes")
  func saturating() throws {
    let page = try page(whole, whole, before: [.fixed("a")], after: [.fixed("z")])
    let section = page.sections[0]
    #expect(section.count == .max && section.shown == .max && section.numberOfRows == .max)
    #expect(section.note == nil && section.items.count == 4)
    #expect(page.row(at: RowPath(section: 0, row: 0)) == .fixed("a"))
    #expect(page.row(at: RowPath(section: 0, row: .max)) == nil)
    #expect(try #require(section.item(atRow: .max)).item == .rows(run: 0))
    #expect(try #require(section.item(atRow: .max)).place == .max - 1)
    #expect(section.placedItems.map(\.firstRow) == [0, 1])
    #expect(section.placedItems.map(\.count) == [1, .max])
    #expect(section.firstRow(of: .rows(run: 0)) == 1 && section.firstRow(of: .rows(run: 1)) == nil)
    #expect(SectionList(unchecked: [section, section]).rowCount == .max)
    #expect(page.row(of: PageAnchor(section: "s", key: "a")) == RowPath(section: 0, row: 0))
    #expect(page.row(of: PageAnchor(section: "s", key: "z")) == nil)
    let one = try self.page(whole, before: [.fixed("a")], after: [.fixed("z")])
    #expect(one.sections[0].numberOfRows == .max)
    #expect(one.row(of: PageAnchor(section: "s", key: "z")) == nil)
    let last = try self.page(whole, after: [.fixed("z")])
    #expect(
      last.row(of: PageAnchor(section: "s", key: "z")) == RowPath(section: 0, row: .max))
  }

  @Test("changes of such sections are told")
  func changes() throws {
    let old = try page(whole, whole)
    #expect(
      try page(whole, RowRun(group: "g", count: 1)).changes(from: old).reloadedGroups == ["s"])
    #expect(old.changes(from: old).isEmpty)
    let many = ["a", "b", "c", "d"].map { Section(id: $0, content: .runs([whole])) }
    let turned = try SectionList([many[1], many[2], many[3], many[0]])
    #expect(turned.changes(from: SectionList(unchecked: many)).groupMoves.count == 1)
  }

  @Test("lines of such sections are counted as far as a number goes")
  func lines() throws {
    let map = try page(whole, whole).lineMap { _, _ in 2 }
    #expect(map.count == .max - 1)
    #expect(try map.row(atLine: .max - 2) == RowPath(section: 0, row: .max / 2 - 1))
    #expect(map.lines(of: RowPath(section: 0, row: 5)) == 10..<12)
  }

  @Test("a negative number of rows is none")
  func negative() throws {
    let run = RowRun(group: "g", count: -3, earlier: -1, more: .min)
    #expect(run.count == 0 && run.shown == 0 && run.earlier == 0 && run.more == 0)
    let section = try page(run).sections[0]
    #expect(section.count == 0 && section.items == [.note(.literal("none"))])
  }

  @Test("a message has any range of valid places")
  func messages() {
    let error = { (valid: Range<Int>) in
      "\(SectionError.placeOutOfRange(what: .row, place: 0, valid: valid))"
    }
    #expect(
      error(.min..<(.max))
        == "there is no row 0; valid are -9223372036854775808 to 9223372036854775806")
    #expect(error(7..<8) == "there is no row 0; valid is 7")
    #expect(error(.max..<(.max)) == "there is no row 0; there are none")
  }

  @Test("a set takes no more memory for high places than for low ones")
  func sets() throws {
    let high = Int.max - 1
    let set = try RowSet([high, 3, high, 64], below: .max)
    #expect(set.count == 3 && set.contains(high) && set.contains(64) && !set.contains(65))
    #expect(set.count(below: high) == 2 && set.count(below: .max) == 3)
    #expect(set.first(from: 4, below: .max, isMember: true) == 64)
    #expect(set.first(from: 65, below: .max, isMember: true) == high)
    #expect(set.first(from: high, below: .max, isMember: false) == nil)
    #expect(set.lastGap(before: .max) == high - 1 && set.lastGap(before: high) == high - 1)
    #expect(set.gap(0) == 0 && set.gap(3) == 4 && set.gap(62) == 63 && set.gap(63) == 65)
    #expect(set.gap(high - 3) == high - 1 && set.gap(high - 2) == .max && set.gap(.max) == nil)
    #expect(set == (try RowSet([3, 64, high], below: .max)))
    let run = RowRun(group: "g", count: .max, hidden: set)
    #expect(run.shown == .max - 3 && run.nearestShown(to: high) == high - 1)
    #expect(run.place(ofShown: run.shown - 1) == high - 1)
    var stretches: [Range<Int>] = []
    run.forEachStretch { places, _ in stretches.append(places) }
    #expect(stretches == [0..<3, 4..<64, 65..<high])
    #expect(
      message { _ = try RowSet([.max], below: .max) }
        == "there is no row 9223372036854775807; valid are 0 to 9223372036854775806")
  }
}
