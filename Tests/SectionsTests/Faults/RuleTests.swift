import Mappings
import Sections
import Testing

@Suite("Rules that the models leave open")
struct RuleTests {
  /// The sections of the visible groups, in which some rows are hidden.
  private func page(_ mappings: Mappings, hidden: [GroupName: [Int]]) throws -> SectionList {
    try SectionList(
      try mappings.visibleGroups.map { group in
        let count = mappings.numberOfItems(inGroup: group)
        let run = RowRun(
          group: group.text, count: count, hidden: try RowSet(hidden[group] ?? [], below: count))
        return Section(
          id: group.text, content: .runs([run]), noContent: .literal("nothing"),
          allHidden: .literal("hidden"))
      })
  }

  @Test("a dynamic section whose rows are all hidden keeps its place; without rows it has none")
  func hiddenInDynamic() throws {
    var mappings = try Mappings(groups: ["a", "b", "c"])
    mappings.setIsDynamicSectionForAllGroups(true)
    try mappings.update(counts: [2, 0, 1])
    let page = try page(mappings, hidden: ["a": [0, 1]])
    #expect(page.sections.map(\.id) == ["a", "c"])
    #expect(page.section("a")?.items == [.note(.literal("hidden"))])
    #expect(page.section("a")?.count == 2 && page.section("a")?.shown == 0)
    // A row of the program is hidden: the section stays as well.
    var list = try SectionList([try section("s", "x", "y")])
    try list.edit("s") { try $0.setHidden(true, ["x", "y"]) }
    #expect(list.count == 1 && list.rowCount == 2)
  }

  @Test("no question about a place traps", arguments: [-1, 99, Int.min, Int.max])
  func badPlaces(_ place: Int) throws {
    let page = try SectionList([
      try Section(id: "rows", rows: rows("a", "-b"), after: [.fixed("end")]),
      Section(
        id: "data", content: .runs([RowRun(group: "g", count: 3, more: 1)]), hasSummary: true),
      Section(id: "fixed", content: .fixed(rows("a", "-b"))),
      Section(id: nil, content: .runs([])),
    ])
    #expect(page.section(at: place) == nil)
    for path in [RowPath(section: place, row: 0), RowPath(section: place, row: place)] {
      #expect(page.row(at: path) == nil && page.anchor(at: path) == nil)
    }
    for (number, section) in page.sections.enumerated() {
      let path = RowPath(section: number, row: place)
      #expect(page.row(at: path) == nil && page.anchor(at: path) == nil)
      #expect(section.item(atRow: place) == nil)
      #expect(section.firstRow(of: .rows(run: place)) == nil)
    }
    let map = page.lineMap { _, _ in 1 }
    #expect(map.lines(of: RowPath(section: 0, row: place)) == nil)
    #expect(map.lines(of: RowPath(section: place, row: 0)) == nil)
    #expect(
      message { _ = try map.row(atLine: place) } == "there is no line \(place); valid are 0 to 7")
    for name in ["rows", "fixed"] as [GroupName] {
      #expect(
        message { _ = try page.anchor(ofRow: place, inSection: name) }
          == "there is no row \(place); valid are 0 to 1")
    }
    let list = try #require(page.sections[0].rows)
    #expect(list.row(at: place) == nil && list.row(atShown: place) == nil)
    #expect(list.key(at: place) == nil && list.key(atShown: place) == nil)
    #expect(list.isHidden(at: place) == nil)
    let run = RowRun(group: "g", count: 3, hidden: try RowSet([1], below: 3))
    #expect(run.isHidden(at: place) == nil && run.cell(at: place) == nil)
    #expect(run.shownPlace(of: place) == nil && run.place(ofShown: place) == nil)
    #expect(run.nearestShown(to: place) == nil && !run.hidden.contains(place))
    #expect(run.hidden.count(below: place) == (place > 0 ? 1 : 0))
    #expect(run.hidden.first(from: place, below: 3, isMember: true) == (place < 0 ? 1 : nil))
    #expect(try CellChoices(of: ["a"], count: 2) { _ in 0 }.cell(at: place) == nil)
    #expect(CellChoices.limit == 65_536)
  }
}
