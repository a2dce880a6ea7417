package import Diagnostics
import Mappings
import ReportSpec
import Tables

/// Why a report shows what it shows: groups, sections, windows and where each row stands.
///
/// It answers from the same plan, view and mappings as a render does, but with every group in order
/// to its end, so that rows outside of a window have a place too.
package struct Explanation: Sendable {
  let pipeline: Pipeline
  let keys: RowKeys
  /// The sections of the plan in order, with the consolidated one before those it stands for.
  let sections: [ExplainedSection]
  /// The windows of the plan's sections with data, in order.
  let windows: [SectionWindow]
  /// For each section of the mappings, its number on the page.
  let pageNumbers: [Int]

  /// Reads a spec and its data.
  package init(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    var input = input
    input.ordersWholeGroups = true
    self.init(try Pipeline(input, into: &bag))
  }

  init(_ pipeline: Pipeline) {
    self.pipeline = pipeline
    keys = RowKeys(pipeline)
    windows = pipeline.plan.dataEntries.map {
      SectionWindow($0, pipeline.mappings, pipeline.view)
    }
    (sections, pageNumbers) = ExplainedSection.all(pipeline, windows)
  }

  var mappings: Mappings { pipeline.mappings }
  var spec: ReportSpec { pipeline.loaded.spec }

  /// The sections on the page, fixed ones too.
  var pageCount: Int { sections.count { $0.page != nil } }

  /// The sections on the page that show data.
  var dataCount: Int { sections.count { $0.page != nil && $0.content != .fixed } }

  // MARK: The whole report

  /// The sections, a line for each.
  package var sectionTable: FactTable {
    FactTable(
      headings: [
        "section", "id", "group", "rows", "window", "direction", "range", "kind", "remarks",
      ], rows: sections.map(\.cells))
  }

  /// The groups that no section names; no lines where there are none.
  package var unnamedGroups: FactTable {
    let named = Set(windows.compactMap(\.entry.place))
    let groups = pipeline.view.groups.enumerated().filter { !named.contains($0.offset) }
    return FactTable(
      headings: ["group that no section names", "rows"],
      rows: groups.map { [Words.group($0.element.name), String($0.element.count)] })
  }

  /// Numbers of the whole report.
  package var totals: [Fact] {
    var facts = [
      Fact("sections with data on the page", String(dataCount)),
      Fact("all sections on the page", String(pageCount)),
      Fact("rows in windows", String(mappings.numberOfItemsInAllGroups)),
      Fact("rows of the data", String(pipeline.readCount)),
      Fact("rows without a group", String(pipeline.view.ungroupedCount)),
    ]
    if spec.view.where != nil || spec.view.aggregate != nil {
      facts.append(Fact("rows of the view", String(pipeline.table.rowCount)))
    }
    if let consolidate = spec.consolidate {
      let limit = consolidate.below.value
      facts.append(
        Fact(
          "consolidated",
          mappings.isUsingConsolidatedGroup
            ? "yes, fewer than \(limit) rows" : "no, not fewer than \(limit) rows"))
    }
    return facts
  }
}
