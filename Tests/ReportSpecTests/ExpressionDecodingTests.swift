import Diagnostics
import Expressions
import ReportSpec
import Testing

/// What a spec with an expression at every place is decoded to (spec language §5).
@Suite struct ExpressionDecodingTests {
  private let spec: ReportSpec

  init() throws {
    let decoded = Decoded(ExpressiveSpec.text)
    #expect(decoded.codes == [])
    spec = try #require(decoded.spec)
  }

  @Test func everyExpressionIsListedInTheOrderOfTheFile() {
    #expect(
      spec.expressions.map(Self.words) == [
        "price >= 0 | check 0 | report | data",
        "price * quantity | field 1 | report | data",
        "value * 2 | field 2 | report | data",
        "region == params.region && quantity > params.limit | where | report | data",
        "quantity == 0 | hide_rows | defaults | hideRows",
        "total > 99 | row hidden | defaults | fixedRow",
        "-sum(value) | sort | defaults | group",
        "shown == 0 | row hidden | section 0 | fixedRow",
        "count < params.limit | hidden | section 1 | section",
        "count > 20 | collapsed | section 1 | section",
        "quantity < 5 | rule 0 | section 1 | row",
        "initial(name) in ['A', 'B'] | rule 1 | section 1 | row",
        "sum(value) / sum(quantity) | summary price | section 1 | summary",
        "count > 3 | groups | section 2 | group",
        "count == 0 | hidden | consolidate | section",
        "sum(value) | summary value | report | reportSummary",
        "min(price) + max(price) | summary price | report | summary",
        "min(price) + max(price) | summary price | report | reportSummary",
        "price > 100 | style 1.0 | report | row",
        "price < 1 | style 1.1 | report | row",
        "price * 2 | column 2 | report | row",
        "price * 3 | column 3 | report | row",
        "price * 4 | column 4 | report | row",
      ])
    #expect(spec.expressions.allSatisfy { $0.expression.parsed != nil })
  }

  @Test func purposesFollowTheKey() {
    let purposes = spec.expressions.map { use -> Bool in
      switch use.role {
      case .sort: use.purpose == .sortKey
      case .computedField, .aggregate, .columnValue, .summary: use.purpose == .value
      default: use.purpose == .condition
      }
    }
    #expect(purposes.allSatisfy { $0 })
  }

  @Test func settingsCarryTheirExpressions() throws {
    let wine = spec.effective(spec.sections[1])
    #expect(wine.isHidden.expression?.text == "count < params.limit")
    #expect(wine.isCollapsed.expression?.text == "count > 20")
    #expect(wine.hideRows?.text == "quantity == 0")
    #expect(wine.allHidden?.text?.text == "Sold out")
    #expect(wine.noContent?.isHidden?.isAlways == false)
    guard case .rules(let rules)? = wine.cell?.kind else {
      Issue.record("no rules")
      return
    }
    #expect(rules.map(\.cell.value) == ["low", "low", "row"])
    #expect(
      rules.map { $0.when?.text } == ["quantity < 5", "initial(name) in ['A', 'B']", nil])
    let some = spec.effective(spec.sections[2])
    #expect(some.hideRows == nil)
    #expect(!some.isHidden.isAlways)
    #expect(some.sort == .name(descending: false))
    let rest = spec.effective(spec.sections[3])
    guard case .field(let field, let fallback)? = rest.cell?.kind else {
      Issue.record("no cell by field")
      return
    }
    #expect(field.value == "kind")
    #expect(fallback.value == "low")
    guard case .expression(let sort) = rest.sort else {
      Issue.record("no sort by an expression")
      return
    }
    #expect(sort.text == "-sum(value)")
    guard case .groupsWhere(let condition) = spec.sections[2].content else {
      Issue.record("no condition for groups")
      return
    }
    #expect(condition.text == "count > 3")
    #expect(spec.sections[2].sectionID(ofGroup: "beer") == "beer")
  }

  @Test func columnsCarryValuesAndStyles() throws {
    let columns = try #require(spec.columns)
    #expect(columns.map(\.id.value) == ["name", "price", "Twice", "thrice", "price * 4"])
    #expect(columns.map(\.field?.value) == ["name", "price", nil, nil, nil])
    #expect(columns.map(\.heading.value) == ["name", "price", "Twice", "thrice", "price * 4"])
    let styles = columns[1].styles
    #expect(styles.map(\.isBold) == [true, false])
    #expect(styles.map { $0.color?.value.red } == [0xcc, 0])
    #expect(styles.map { $0.color?.value.green } == [0, 0x64])
    #expect(styles.map { $0.color?.value.blue } == [0, 0])
    #expect(styles.map(\.className?.value) == [nil, "cheap low"])
  }

  @Test func lookupsAndChecksAreDecoded() {
    let data = spec.data
    #expect(data.lookups.map(\.name.value) == ["airlines", "post"])
    #expect(data.lookups.map(\.file.value) == ["airlines.csv", "more/post.csv"])
    #expect(data.lookups.map(\.key?.value) == ["carrier", nil])
    #expect(data.fields.map(\.value?.text) == [nil, "price * quantity", "value * 2"])
    #expect(data.fields[0].message?.value == "A price is not negative")
  }

  /// Names of computed fields are no fields of the data, and names in expressions may be fields.
  @Test func fieldUsesLeaveComputedFieldsOut() {
    let needed = Set(spec.fieldUses.map(\.name))
    #expect(needed == ["price", "department", "kind", "name"])
    let possible = Set(spec.possibleFieldUses.map(\.name))
    #expect(possible.isSuperset(of: ["price", "quantity", "region", "params.region", "total"]))
    #expect(possible.isDisjoint(with: ["value", "double"]))
  }

  @Test func aMacrosVariableIsNoField() throws {
    let spec = try #require(
      Decoded("sectional: 1\nview: {where: 'tags.exists(t, t == kind)'}\n").spec)
    #expect(spec.possibleFieldUses.map(\.name).sorted() == ["kind", "tags"])
  }

  private static func words(_ use: ExpressionUse) -> String {
    let role =
      switch use.role {
      case .check(let field): "check \(field)"
      case .computedField(let field): "field \(field)"
      case .viewWhere: "where"
      case .aggregate(let field): "aggregate \(field)"
      case .groupsWhere: "groups"
      case .sort: "sort"
      case .hidden: "hidden"
      case .collapsed: "collapsed"
      case .hideRows: "hide_rows"
      case .cellRule(let rule): "rule \(rule)"
      case .columnValue(let column): "column \(column)"
      case .style(let column, let style): "style \(column).\(style)"
      case .summary(let id): "summary \(id)"
      case .fixedRowHidden: "row hidden"
      }
    let owner =
      switch use.owner {
      case .report: "report"
      case .defaults: "defaults"
      case .section(let place): "section \(place)"
      case .consolidate: "consolidate"
      }
    return "\(use.expression.text) | \(role) | \(owner) | \(use.place)"
  }
}
