import Mappings
import ReportSpec
import Sections

/// Where fixed rows stand.
extension Explanation {
  /// What is known of each fixed row and note of a name, in the order of the page.
  func fixedRows(named name: RowName) throws(PipelineFailure) -> [[Fact]] {
    let key = RowKey(String(decoding: name.key, as: UTF8.self))
    let page = try pipeline.page(for: .text).sections
    return page.sections.enumerated().flatMap { number, section -> [[Fact]] in
      guard name.section.map({ $0 == number }) ?? true else { return [] }
      let title =
        sections.first { $0.page == number }.map { self.name(of: $0) } ?? String(number)
      return section.keyedRows.filter { $0.row.key == key }.map { row, place in
        var facts = [
          Fact("fixed row", Words.text(key.text)), Fact("section", title),
          Fact("shown", section.shown(row, as: place)),
        ]
        if let cell = section.cell(of: row) { facts.append(Fact("cell", cell.name)) }
        return facts
      }
    }
  }
}

/// What a fixed row is to its section.
private enum FixedRowPlace {
  case row
  case noContent
  case allHidden
}

extension Section {
  /// The fixed rows and the notes from top to bottom.
  fileprivate var keyedRows: [(row: Row, place: FixedRowPlace)] {
    var rows = before.map { (row: $0, place: FixedRowPlace.row) }
    if case .fixed(let own) = content { rows += own.map { ($0, .row) } }
    if let noContent { rows.append((noContent, .noContent)) }
    if let allHidden { rows.append((allHidden, .allHidden)) }
    return rows + after.map { ($0, .row) }
  }

  /// Whether a fixed row is shown, in words.
  fileprivate func shown(_ row: Row, as place: FixedRowPlace) -> String {
    if isHidden { return "no, the section is hidden" }
    switch place {
    case .noContent where count > 0: return "no, the section has rows"
    case .allHidden where count == 0: return "no, the section has no rows"
    case .allHidden where note != row && !row.isHidden: return "no, a row is shown"
    default: return row.isHidden ? "no, its `hidden` holds" : "yes"
    }
  }
}
