import Mappings
import ReportSpec
import Sections

/// Where fixed rows stand.
extension Explanation {
  /// What is known of each fixed row with a key, in the order of the page.
  func fixedRows(ofKey key: [UInt8]) throws(PipelineFailure) -> [[Fact]] {
    var found: [[Fact]] = []
    let key = RowKey(String(decoding: key, as: UTF8.self))
    for (number, section) in try pipeline.page(for: .text).sections.sections.enumerated() {
      var rows = section.before + section.after
      if case .fixed(let own) = section.content { rows += own }
      let name = sections.first { $0.page == number }.map { self.name(of: $0) } ?? String(number)
      for row in rows where row.key == key {
        let shown =
          section.isHidden
          ? "no, the section is hidden" : row.isHidden ? "no, its `hidden` holds" : "yes"
        var facts = [
          Fact("fixed row", Words.text(key.text)), Fact("section", name), Fact("shown", shown),
        ]
        if let cell = section.cell(of: row) { facts.append(Fact("cell", cell.name)) }
        found.append(facts)
      }
    }
    return found
  }
}
