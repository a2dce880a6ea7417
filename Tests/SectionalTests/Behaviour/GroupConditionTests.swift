import Mappings
import Sectional
import Sections
import Testing

/// `groups: {where: …}` and `sort: EXPR` (spec language §2, §3).
@Suite("Behaviour: conditions and order of groups")
struct GroupConditionTests {
  private let sales = csv(
    "kind,amount,day", "a,1,2026-01-01", "b,5,2026-01-02", "a,2,2026-01-03", "c,4,2026-01-04",
    "b,,2026-01-05", "d,,2026-01-06", ",7,2026-01-07")

  private func ids(_ sections: String) throws -> [String?] {
    try report("view: {group: kind}\nsections: \(sections)\ncolumns: [amount]", sales).ids
  }

  @Test("a condition takes of the groups that nothing names, in the order of the spec")
  func conditions() throws {
    #expect(
      try ids("[{groups: all}, {groups: {where: count > 1}}, {group: b, id: named}]")
        == ["c", "d", "a", "named"])
    #expect(
      try ids("[{groups: {where: 'group != \"a\"'}}, {groups: {where: 'true'}}]")
        == ["b", "c", "d", "a"])
    #expect(try ids("[{groups: {where: sum(amount) >= 4}}]") == ["b", "c"])
    #expect(try ids("[{groups: {where: max(day) > date(\"2026-01-03\")}}]") == ["b", "c", "d"])
    #expect(try ids("[{groups: {where: count(amount) == 0}}]") == ["d"])
  }

  @Test("an expression sorts upwards, minus downwards, null and the ungrouped last")
  func order() throws {
    #expect(try ids("[{groups: all, sort: sum(amount)}]") == ["d", "a", "c", "b"])
    #expect(try ids("[{groups: all, sort: -sum(amount)}]") == ["b", "c", "a", "d"])
    #expect(try ids("[{groups: all, sort: mean(amount)}]") == ["a", "c", "b", "d"])
    #expect(try ids("[{groups: all, sort: -max(amount)}]") == ["b", "c", "a", "d"])
    #expect(try ids("[{groups: all, sort: count}]") == ["c", "d", "a", "b"])
    let report = try report(
      """
      view: {group: kind, ungrouped: Other}
      sections: [{groups: all, sort: -sum(amount)}]
      columns: [amount]
      """, sales)
    #expect(report.ids == ["b", "c", "a", "d", "Other"])
  }

  @Test("`first` follows the order of the view, whatever the range")
  func firstFollowsOrder() throws {
    let report = try report(
      """
      view: {group: kind, order: [-day]}
      defaults: {range: 1}
      sections: [{groups: all, sort: first(amount)}]
      columns: [amount]
      """, sales)
    #expect(report.ids == ["a", "c", "b", "d"])
    #expect(report.column() == [["2"], ["4"], ["–"], ["–"]])
  }

  @Test("a group without a value is told by its name")
  func fault() throws {
    do {
      _ = try report(
        """
        view: {group: kind}
        sections: [{groups: all, sort: '10 % count(amount)'}]
        columns: [amount]
        """, sales)
      Issue.record("the spec loads")
    } catch let error as ReportError {
      let fault = try #require(error.diagnostics.first { $0.severity == .error })
      #expect(fault.code == "expression-failed")
      #expect(error.description.contains("it is over the group `d`"))
    }
  }

  @Test("fields stand in aggregates alone")
  func fieldAlone() {
    #expect(
      faults(
        "view: {group: kind}\nsections: [{groups: {where: amount > 1}}]\ncolumns: [amount]", sales
      ).map { $0.prefix(16) } == ["expression-place"])
  }
}
