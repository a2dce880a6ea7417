import Expressions
import ReportSpec
import Tables

/// A section that has a place on the page, with what its expressions say.
struct DrawnSection {
  let placed: PlacedSection
  /// One for each of its windows.
  var drawings: [WindowDrawing]
  /// The names that the rows of each window see.
  let rowNames: [NameValues]
  let isHidden: Bool
  let isCollapsed: Bool
  let summaries: SummaryValues
  /// The names that its own templates and expressions see.
  let names: NameValues

  /// Its counts; nothing of a hidden section is shown.
  var counts: SectionCounts {
    SectionCounts(
      drawings.map(\.window), shown: isHidden ? 0 : drawings.reduce(0) { $0 + $1.shownCount })
  }
}
