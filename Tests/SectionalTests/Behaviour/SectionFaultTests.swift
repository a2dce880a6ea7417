import Sectional
import Testing

/// Faults of expressions that are evaluated once for a section name it.
@Suite("Behaviour: faults of sections")
struct SectionFaultTests {
  private let data = csv("kind,n", "wine,2", "beer,0")

  @Test(
    "the section stands in a note",
    arguments: [
      "sections: [{groups: all, hidden: 6 / sum(n) > 2}]",
      "sections: [{groups: all, collapsed: 6 / sum(n) > 2}]",
      "sections: [{groups: all, summary: {n: {value: 6 / sum(n)}}}]",
    ])
  func named(_ section: String) throws {
    do {
      _ = try report("view: {group: kind}\ncolumns: [kind, n]\n\(section)\n", data)
      Issue.record("no fault")
    } catch let error as ReportError {
      #expect(error.description.contains("it is over the section `beer`"), "\(error)")
      #expect(!error.description.contains("it is over the section `wine`"), "\(error)")
    }
  }
}
