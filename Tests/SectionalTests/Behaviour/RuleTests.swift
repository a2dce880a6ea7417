import Sectional
import Sections
import Testing

/// What counts towards a window, and what takes a section's place (spec language §2, sections §2c).
@Suite("Behaviour: filtered and hidden rows")
struct RuleTests {
  private let data = csv("g,n", "a,1", "a,2", "a,3", "a,4", "b,1", "b,5")

  @Test("filtered rows do not count towards a range, hidden rows do")
  func rangeOfFiltered() throws {
    let filtered = try report(
      """
      view: {where: n != 2, group: g}
      columns: [n]
      sections: [{group: a, range: {length: 2}}]
      """, data)
    #expect(filtered.column() == [["1", "3"]])
    let hidden = try report(
      """
      view: {group: g}
      columns: [n]
      sections: [{group: a, range: {length: 2}, hide_rows: n == 2}]
      """, data)
    #expect(hidden.column() == [["1"]])
    #expect(hidden.sections.sections[0].count == 2 && hidden.sections.sections[0].shown == 1)
  }

  @Test("all rows hidden, a dynamic section keeps its place; all filtered, it has none")
  func hiddenInDynamic() throws {
    let sections =
      "columns: [n]\nsections: [{group: a, dynamic: true}, {group: b, dynamic: true}]\n"
    let hidden = try report(
      sections + "view: {group: g}\ndefaults: {hide_rows: g == 'a', all_hidden: {text: none}}",
      data)
    #expect(hidden.ids == ["a", "b"])
    #expect(hidden.column() == [[], ["1", "5"]])
    #expect(hidden.textLines().contains("none"))
    let filtered = try report(sections + "view: {group: g, where: g != 'a'}", data)
    #expect(filtered.ids == ["b"])
  }
}
