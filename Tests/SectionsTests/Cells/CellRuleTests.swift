import Mappings
import Sections
import Testing

@Suite("Choice of cells")
struct CellRuleTests {
  private struct Post: Hashable, Sendable {
    var author: String
  }

  private func rules() throws -> CellRules {
    try CellRules(
      [
        CellRule(cell: "author_self", for: Post.self) { $0.author == "Me" },
        CellRule(cell: "author_other", for: Post.self),
        CellRule(cell: "spacer") { $0.lines?.minimum == 3 },
        CellRule(cell: "row"),
      ], prototypes: ["author_self", "author_other", "spacer", "row"])
  }

  @Test("the first rule that takes a row chooses its cell; the last takes all")
  func firstRule() throws {
    let rules = try rules()
    #expect(rules.cell(for: Row(about: Post(author: "Me"), key: "1")) == "author_self")
    #expect(rules.cell(for: Row(about: Post(author: "You"), key: "2")) == "author_other")
    #expect(rules.cell(for: Row(about: 5, key: "3")) == "row")
    #expect(rules.cell(for: Row(about: 5, key: "3", lines: LineBudget(minimum: 3))) == "spacer")
    #expect(rules.rules.map(\.cell) == ["author_self", "author_other", "spacer", "row"])
    #expect(rules.rules.map(\.hasCondition) == [true, true, true, false])
    #expect(rules.rules[2].takes(Row(about: 1, key: "4")) == false)
  }

  @Test("a ready-made row needs no cell, a row that names one has it, rules choose for the others")
  func order() throws {
    let section = try Section(id: "s", rows: [], cells: rules())
    #expect(section.cell(of: .literal("ready")) == nil)
    #expect(section.cell(of: .fixed("footer")) == "footer")
    #expect(section.cell(of: Row(about: Post(author: "Me"), key: "1")) == "author_self")
    // A row that names its cell is not asked about, though a rule would take its content.
    let named = Row(.cell("card"), key: "1", content: RowContent(Post(author: "Me")))
    #expect(section.cell(of: named) == "card")
    #expect(Section(id: "s", content: .fixed([])).cell(of: Row(about: 1, key: "k")) == .row)
  }

  @Test("a choice that is not total is refused when it is made")
  func total() {
    #expect(throws: SectionError.noRules) { try CellRules([]) }
    #expect(throws: SectionError.lastRuleHasCondition(rule: 1)) {
      try CellRules([CellRule(cell: "a", for: Int.self), CellRule(cell: "b") { _ in true }])
    }
    #expect(throws: SectionError.ruleNeverReached(rule: 1, after: 0)) {
      try CellRules([CellRule(cell: "a"), CellRule(cell: "b")])
    }
    #expect(
      message { _ = try CellRules([CellRule(cell: "rwo")], prototypes: ["row", "empty"]) }
        == "rule 0 names the cell `rwo`, which does not exist; valid are `row`, `empty`")
  }

  @Test("rules are equal to their copies; one cell for all rows is equal by its name")
  func equality() throws {
    let rules = try rules()
    let copy = rules
    #expect(rules == copy && rules.hashValue == copy.hashValue)
    #expect(try rules != self.rules())
    #expect(CellRules("a") == CellRules("a") && CellRules("a") != CellRules("b"))
    #expect(CellRules("a").rules.map(\.cell) == ["a"])
  }

  @Test("a cell has a row's content to draw, by its type")
  func content() {
    let row = Row(about: Post(author: "Me"), key: "1")
    #expect(row.content(as: Post.self)?.author == "Me")
    #expect(row.content(as: Int.self) == nil)
    #expect(Row.fixed("a").content(as: Int.self) == nil)
    #expect(RowContent(1) == RowContent(1) && RowContent(1) != RowContent(UInt8(1)))
    #expect(RowContent(1).hashValue == RowContent(1).hashValue)
  }

  @Test("identifiers are equal by their names")
  func identifiers() {
    #expect(CellIdentifier("footer") == "footer")
    #expect(CellIdentifier("footer").name == "footer" && "\(CellIdentifier.row)" == "row")
    #expect(Row.fixed("footer") == .fixed("footer"))
    #expect(CellIdentifier("footer").hashValue == CellIdentifier("footer").hashValue)
  }
}
