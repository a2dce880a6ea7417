import Mappings
import ReportSpec
import Tables

/// A section of the plan with what is known of it.
struct ExplainedSection: Sendable {
  enum Content: Equatable, Sendable {
    case fixed
    /// The place of its window among the plan's sections with data.
    case data(Int)
    /// The one section that stands for those with data.
    case consolidated
  }

  let content: Content
  let id: String?
  /// Its number on the page, fixed sections counted, from 0; nil where it has no place.
  let page: Int?
  let isHidden: Bool
  /// The cells of its line: section, id, group, rows, window, direction, range, kind, remarks.
  let cells: [String]
}

extension ExplainedSection {
  /// The sections of a report, and for each section of the mappings its number on the page.
  static func all(
    _ pipeline: Pipeline, _ windows: [SectionWindow]
  ) -> (sections: [ExplainedSection], pageNumbers: [Int]) {
    let spec = pipeline.loaded.spec
    let mappings = pipeline.mappings
    let isConsolidated = mappings.isUsingConsolidatedGroup
    // What the report's own note replaces has no place (spec language §1).
    let isEmpty = spec.noContent.isSet && windows.allSatisfy { $0.count == 0 }
    let shown = Set((0..<mappings.numberOfSections).flatMap { mappings.groupPlaces(inSection: $0) })
    let consolidatedPlace = shown.min() ?? 0
    var sections: [ExplainedSection] = []
    var pageNumbers: [Int] = []
    var page = 0
    var place = 0
    func takePage() -> Int {
      defer { page += 1 }
      return page
    }
    for entry in pipeline.plan.entries {
      guard case .group = entry.content, windows.indices.contains(place) else {
        sections.append(
          fixed(entry, page: takePage(), isHidden: pipeline.compiler.report.isHidden(entry)))
        continue
      }
      let window = windows[place]
      if isConsolidated, place == consolidatedPlace, spec.consolidate != nil {
        let own = isEmpty ? nil : takePage()
        if let own { pageNumbers.append(own) }
        sections.append(
          consolidated(
            spec, windows, shown: shown, page: own,
            isHidden: pipeline.compiler.report.isConsolidatedHidden))
      }
      let isShown = shown.contains(place) && !isEmpty && !isConsolidated
      let own = isShown ? takePage() : nil
      if let own { pageNumbers.append(own) }
      let isHidden = pipeline.compiler.report.isHidden(entry)
      var remarks = SectionRemarks(window, mappings, isHidden: isHidden)
      if isEmpty {
        remarks.addAbsence("no section has a row, and the report's `no_content` stands")
      } else if isConsolidated, shown.contains(place) {
        remarks.addAbsence("its rows are in `\(spec.consolidate?.sectionID ?? "")`")
      } else if !shown.contains(place) {
        remarks.addEmptiness()
      }
      sections.append(
        ExplainedSection(
          content: .data(place), id: entry.id, page: own,
          isHidden: isHidden,
          cells: cells(of: window, page: own, remarks)))
      place += 1
    }
    return (sections, pageNumbers)
  }

  private static func fixed(
    _ entry: SectionPlan.Entry, page: Int, isHidden: Bool
  ) -> ExplainedSection {
    let count = if case .fixed(let rows) = entry.content { rows.count } else { 0 }
    return ExplainedSection(
      content: .fixed, id: entry.id, page: page, isHidden: isHidden,
      cells: [
        String(page), entry.id.map { Words.text($0) } ?? "-", "-", Words.count(count, "fixed row"),
        "-", "-", "-", "fixed", isHidden ? SectionRemarks.hidden : "",
      ])
  }

  private static func consolidated(
    _ spec: ReportSpec, _ windows: [SectionWindow], shown: Set<Int>, page: Int?, isHidden: Bool
  ) -> ExplainedSection {
    let members = windows.indices.filter { shown.contains($0) }.map { windows[$0] }
    let id = spec.consolidate?.sectionID ?? ""
    var remarks = [
      "stands for \(Words.count(members.count, "section")) with fewer than "
        + Words.count(spec.consolidate?.below.value ?? 0, "row")
    ]
    if isHidden { remarks.append(SectionRemarks.hidden) }
    return ExplainedSection(
      content: .consolidated, id: id, page: page, isHidden: isHidden,
      cells: [
        page.map(String.init) ?? SectionRemarks.notShown, Words.text(id), "-",
        String(members.reduce(0) { $0 + $1.total }),
        Words.count(members.reduce(0) { $0 + $1.count }, "row"), "-", "-", "consolidated",
        remarks.joined(separator: "; "),
      ])
  }

  private static func cells(
    of window: SectionWindow, page: Int?, _ remarks: SectionRemarks
  ) -> [String] {
    let settings = window.entry.settings
    return [
      page.map(String.init) ?? SectionRemarks.notShown, Words.text(window.entry.id),
      Words.group(Array(window.entry.name.utf8)), String(window.total), Words.window(window),
      window.isReversed ? "reversed" : "forward", Words.range(settings.range),
      settings.isDynamic ? "dynamic" : "static", remarks.text,
    ]
  }
}
