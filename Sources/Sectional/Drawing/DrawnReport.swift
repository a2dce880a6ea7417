import Diagnostics
import Expressions
import Mappings
import ReportSpec
import Tables
import Values

/// Stage 6: what stands on the page whatever the output is: the sections that have a place, their
/// summaries, and what expressions say of sections and rows.
struct DrawnReport {
  let loaded: LoadedSpec
  let view: View
  /// The stream that the view was made from, where it was.
  let top: TopTable?
  let order: [OrderTerm]
  /// Compiles columns against the table with what expressions say of its rows.
  private(set) var columns: ColumnCompiler
  let windows: [SectionWindow]
  let context: ExpressionContext
  private(set) var sections: [DrawnSection] = []
  /// Where the drawing of each section of the plan stands, by the bytes of its id.
  private var drawingPlaces: [[UInt8]: (section: Int, drawing: Int)] = [:]
  /// The places of sections of fixed rows, by their number in the spec.
  private var fixedPlaces: [Int: Int] = [:]
  /// Whether the report's `no_content` stands in place of all sections with data.
  let isEmpty: Bool
  /// Whether it is not drawn there.
  private(set) var hidesNoContent = false
  private(set) var summaries = SummaryValues.none

  /// What is drawn of a section of the plan, as a part of another too; nil where it has no place.
  func drawing(ofSection id: String) -> WindowDrawing? {
    drawingPlaces[Array(id.utf8)].map { sections[$0.section].drawings[$0.drawing] }
  }

  /// Whether a section of the plan keeps its place and draws nothing.
  func isHidden(_ entry: SectionPlan.Entry) -> Bool {
    if case .group = entry.content, let id = entry.id, let drawing = drawing(ofSection: id) {
      return drawing.isHidden
    }
    return fixedPlaces[entry.number].map { sections[$0].isHidden }
      ?? entry.settings.isHidden.isAlways
  }

  /// Whether the consolidated section draws nothing.
  var isConsolidatedHidden: Bool {
    sections.first { $0.placed.isConsolidated }?.isHidden ?? false
  }

  /// The table with the values that columns have by expressions.
  var table: Table { columns.table }

  /// Works out everything that does not depend on the output.
  ///
  /// - Throws: Rows and sections at which an expression has no value, sums that are too long.
  init(
    _ loaded: LoadedSpec, _ view: View, _ top: TopTable?, _ order: [OrderTerm],
    _ plan: SectionPlan, _ mappings: Mappings, _ columns: ColumnCompiler,
    _ context: ExpressionContext, _ program: ReportProgram
  ) throws(PipelineFailure) {
    self.loaded = loaded
    self.view = view
    self.top = top
    self.order = order
    let values = try ColumnValues(program.columns, loaded.spec, context)
    self.columns = columns.drawing(values.context.table, slots: values.slots)
    self.context = values.context
    let windows = plan.dataEntries.map { SectionWindow($0, mappings, view) }
    self.windows = windows
    isEmpty = loaded.spec.noContent.isSet && windows.allSatisfy { $0.count == 0 }
    let placed = PlacedSection.placed(plan, loaded.spec, mappings, windows, isEmpty: isEmpty)
    let shares = GroupShares(windows)
    let report = NameValues(
      report: NameValues.Report(
        total: shares.total, count: shares.count,
        sections: placed.count { $0.windows != nil }))
    let reportTerms = loaded.spec.effectiveSummary
    summaries = try summaries(
      reportTerms, reportRows(reportTerms), program.summaries, report)
    var drawer = SectionDrawer(loaded.spec, values.context, view)
    if isEmpty {
      var names = report
      names.summaries = summaries
      hidesNoContent = try drawer.holds(program.hidesNoContent, names, allRows)
    }
    for section in placed {
      sections.append(try drawn(section, program, report, &drawer))
    }
    try drawer.faults.check()
    try drawRows(program, drawer)
    for (place, section) in sections.enumerated() {
      if section.placed.windows == nil { fixedPlaces[section.placed.number] = place }
      for (number, drawing) in section.drawings.enumerated() {
        drawingPlaces[Array(drawing.window.entry.id.utf8)] = (place, number)
      }
    }
  }

  // MARK: Sections

  /// What the expressions of a section say of it and of its rows.
  private func drawn(
    _ placed: PlacedSection, _ program: ReportProgram, _ report: NameValues,
    _ drawer: inout SectionDrawer
  ) throws(PipelineFailure) -> DrawnSection {
    let windows = placed.windows ?? []
    let own = placed.isConsolidated ? program.consolidated : program.sections[placed.number]
    let terms = placed.windows == nil ? [] : placed.settings.summary
    let rows = summaryRows(placed, terms)
    var names = report
    names.counts = SectionCounts(windows, shown: 0)
    if !placed.isConsolidated {
      names.group = group(of: windows.first)
      names.sectionName = placed.id?.inMessage
    }
    let summaries = try self.summaries(terms, rows, own?.summaries ?? [:], names)
    names.summaries = summaries
    var drawings: [WindowDrawing] = []
    var rowNames: [NameValues] = []
    for window in windows {
      // In a consolidated section rows see the names of their own section.
      let program = program.sections[window.entry.number]
      var seen = names
      if placed.isConsolidated {
        seen = try singleNames(of: window, program, report)
      }
      let drawing = try drawer.drawing(of: window, program, seen)
      drawings.append(drawing)
      seen.counts?.shown = drawing.shownCount
      rowNames.append(seen)
    }
    names.counts?.shown = drawings.reduce(0) { $0 + $1.shownCount }
    // A section that stands for several is hidden by its own key, others with their one window.
    let group = { sectionRows(placed) }
    let isHidden =
      placed.isConsolidated || windows.isEmpty
      ? try drawer.holds(own?.isHidden ?? .constant(false), names, group())
      : drawings.allSatisfy(\.isHidden)
    let isCollapsed = try drawer.holds(own?.isCollapsed ?? .constant(false), names, group())
    return DrawnSection(
      placed: placed, drawings: drawings, rowNames: rowNames, isHidden: isHidden,
      isCollapsed: isCollapsed, summaries: summaries, names: names)
  }

  /// The names that the rows of a section see that is drawn as a part of another.
  private func singleNames(
    of window: SectionWindow, _ program: SectionProgram, _ report: NameValues
  ) throws(PipelineFailure) -> NameValues {
    var names = report
    names.counts = SectionCounts([window], shown: window.count)
    names.group = group(of: window)
    names.sectionName = window.entry.id.inMessage
    let terms = window.entry.settings.summary
    let rows = summaryRows([window], window.entry.settings, terms)
    names.summaries = try summaries(terms, rows, program.summaries, names)
    return names
  }

  private func group(of window: SectionWindow?) -> ExpressionValue {
    guard let window else { return .null }
    guard let place = window.entry.place else { return .text(window.entry.name) }
    return context.value(of: view.groups[place])
  }

  /// Every row of the groups of sections with data, in order.
  private var allRows: [UInt32] {
    SummaryRows.union(windows, basis: .group, isOrdered: true, self).list
  }

  /// Every row of a section's groups, in order.
  func sectionRows(_ placed: PlacedSection) -> [UInt32] {
    SummaryRows.union(placed.windows ?? [], basis: .group, isOrdered: true, self).list
  }

  private func summaries(
    _ terms: [SummaryTermSpec], _ rows: SummaryRows, _ expressions: [[UInt8]: CheckedExpression],
    _ names: NameValues
  ) throws(PipelineFailure) -> SummaryValues {
    try SummaryValues(terms, rows: rows, columns: columns, expressions) {
      (expression) throws(PipelineFailure) in
      let bound = try context.bind(expression)
      names.set(on: bound)
      if expression.usage.hasAggregates { bound.enterGroup(rows.list) }
      do throws(EvaluationFault) {
        return try bound.value()
      } catch {
        // Of no rows at all there is nothing to say, such as a mean price per bottle.
        if expression.usage.hasAggregates, rows.list.isEmpty { return .null }
        throw PipelineFailure(.content, [names.diagnostic(error, in: expression)])
      }
    }
  }

  /// Puts the values and styles of columns into the table.
  private mutating func drawRows(
    _ program: ReportProgram, _ drawer: SectionDrawer
  ) throws(PipelineFailure) {
    let drawings = sections.flatMap { section in
      zip(section.drawings, section.rowNames).map { drawing, names in
        (drawing: section.isHidden ? drawing.hidden : drawing, names: names)
      }
    }
    let drawn = try DrawnTable(drawings, program, drawer)
    var windows = drawn.windows[...]
    for place in sections.indices {
      for number in sections[place].drawings.indices {
        if let window = windows.popFirst() {
          sections[place].drawings[number].window = window
        }
      }
    }
    columns = columns.drawing(drawn.table, slots: drawn.slots, styles: drawn.styles)
  }

  // MARK: Rows of summaries

  private func reportRows(_ terms: [SummaryTermSpec]) -> SummaryRows {
    terms.isEmpty
      ? .rows([]) : SummaryRows.union(windows, basis: .group, isOrdered: terms.followOrder, self)
  }

  private func summaryRows(_ placed: PlacedSection, _ terms: [SummaryTermSpec]) -> SummaryRows {
    summaryRows(placed.windows ?? [], placed.settings, terms)
  }

  private func summaryRows(
    _ windows: [SectionWindow], _ settings: EffectiveSettings, _ terms: [SummaryTermSpec]
  ) -> SummaryRows {
    if terms.isEmpty { return .rows([]) }
    if settings.summaryBasis == .group, windows.count == 1, let only = windows.first {
      guard let place = only.entry.place else { return .rows([]) }
      if let top { return .streamed(top, groups: [place]) }
      return .group(view.groups[place], order: order)
    }
    return SummaryRows.union(
      windows, basis: settings.summaryBasis, isOrdered: terms.followOrder, self)
  }
}
