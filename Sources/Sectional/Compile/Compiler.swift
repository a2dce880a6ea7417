import Diagnostics
import Expressions
import Formatting
import Mappings
import Rendering
import ReportSpec
import Sections
import Tables
import Templating
import Values

/// Stages 6 and 7: puts together the sections and the page of one output.
struct Compiler {
  let loaded: LoadedSpec
  let view: View
  /// The stream that the view was made from, where it was.
  let top: TopTable?
  let order: [OrderTerm]
  let mappings: Mappings
  /// Compiles columns against the table with what expressions say of its rows.
  private(set) var columns: ColumnCompiler
  let windows: [SectionWindow]
  private let context: ExpressionContext
  private let images: ConfinedImages
  private var sections: [DrawnSection] = []
  /// Where the drawing of each section of the plan stands, by the bytes of its id.
  private var drawingPlaces: [[UInt8]: (section: Int, drawing: Int)] = [:]
  /// The places of sections of fixed rows, by their number in the spec.
  private var fixedPlaces: [Int: Int] = [:]
  /// Whether the report's `no_content` stands in place of all sections with data.
  private let isEmpty: Bool
  /// Whether it is not drawn there.
  private var hidesNoContent = false
  private var reportSummaries = SummaryValues.none

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

  /// Works out everything that does not depend on the output: summaries, and what expressions say of
  /// sections and rows.
  init(
    _ loaded: LoadedSpec, _ view: View, _ top: TopTable?, _ order: [OrderTerm],
    _ plan: SectionPlan, _ mappings: Mappings, _ columns: ColumnCompiler,
    _ context: ExpressionContext, _ program: ReportProgram
  ) throws(PipelineFailure) {
    self.loaded = loaded
    self.view = view
    self.top = top
    self.order = order
    self.mappings = mappings
    let values = try ColumnValues(program.columns, loaded.spec, context)
    self.columns = columns.drawing(values.context.table, slots: values.slots)
    self.context = values.context
    images = ConfinedImages(folder: loaded.folder)
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
    reportSummaries = try summaries(
      reportTerms, reportRows(reportTerms), program.summaries, report)
    var drawer = SectionDrawer(loaded.spec, values.context, view)
    if isEmpty {
      var names = report
      names.summaries = reportSummaries
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

  private var spec: ReportSpec { loaded.spec }

  /// The page of an output, with its sections.
  func page(for output: OutputKind) throws(PipelineFailure) -> (SectionList, Page) {
    var rowTexts = RowTexts(spec, columns)
    let pictures = PictureCompiler(
      columns, drawn: self.sections.flatMap(\.drawings), images: images)
    let pageColumns = columns.pageColumns(in: output, pictures: pictures) { rowTexts.compile($0) }
    var prototypes = Prototypes(spec)
    for drawing in self.sections.flatMap(\.drawings) {
      prototypes.add(
        drawing.cells, drawing.window.entry.settings, &rowTexts, drawsHTML: output == .html)
    }
    for window in windows { prototypes.check(window.entry.settings, &rowTexts) }
    if rowTexts.faults.hasErrors { throw PipelineFailure(.content, rowTexts.faults.all) }

    let dataCount = self.sections.count { $0.placed.windows != nil }
    let names = Names(
      report: reportNames(sections: dataCount), summaries: reportSummaries,
      constants: columns.constants)
    let parts = DrawnParts(PageParts(spec), output)
    let sections = try self.sections.map { drawn throws(PipelineFailure) in
      try section(
        drawn, names, pageColumns, prototypes, sectionNames: rowTexts.sectionNames, parts)
    }
    let page = Page(
      title: title(names), subtitle: text(spec.subtitle, names), footer: text(spec.footer, names),
      language: columns.locale.identifier,
      isRightToLeft: columns.locale.isRightToLeft, columns: pageColumns,
      expectsColumns: expectsColumns(in: output), sections: sections,
      noContent: noContent(names, pageColumns, parts),
      noContentPlace: isEmpty && !hidesNoContent ? firstDataPlace : -1,
      summary: summaryLine(
        reportSummaries, title: spec.summaryTitle.value.map { names.expand($0.template) },
        pageColumns, names, parts, isReport: true),
      summaries: reportSummaries.exported,
      texts: columns.table.texts, prototypes: prototypes.prototypes, counts: columns.counts,
      key: columns.key, names: parts.names(names.withColumns(pageColumns, columns), ofPage: true))
    return (SectionList(sections.map(\.section)), page)
  }

  // MARK: Expressions

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
  private func sectionRows(_ placed: PlacedSection) -> [UInt32] {
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

  // MARK: The report

  private func title(_ names: Names) -> [UInt8]? {
    switch spec.title {
    case .unset: loaded.baseName
    case .off: nil
    case .set(let title): names.expand(title.template)
    }
  }

  private func text(_ setting: Setting<TemplateSpec>, _ names: Names) -> [UInt8]? {
    setting.value.map { names.expand($0.template) }
  }

  private func noContent(
    _ names: Names, _ pageColumns: [PageColumn], _ parts: DrawnParts
  ) -> DrawnRow? {
    guard isEmpty, !hidesNoContent, let row = spec.noContent.value else { return nil }
    return drawn(
      row, fallback: BuiltInCell.empty.rawValue, names.withColumns(pageColumns, columns), parts)
  }

  /// Whether the rows of some section, if it had any, might be drawn as columns.
  private func expectsColumns(in output: OutputKind) -> Bool {
    func drawsColumns(_ name: String) -> Bool {
      let forms = spec.rowForms(of: name)
      return (output == .html ? forms.html : forms.text) == nil
    }
    if windows.isEmpty { return true }
    return windows.contains { window in
      guard let cell = window.entry.settings.cell else {
        return drawsColumns(BuiltInCell.row.rawValue)
      }
      return cell.isByField || cell.cells.contains { drawsColumns($0.value) }
    }
  }

  /// Fixed sections stand alone before the first section with data.
  private var firstDataPlace: Int {
    spec.sections.prefix { section in
      if case .fixedRows = section.content { true } else { false }
    }.count
  }

  private func reportNames(sections: Int) -> [String: Names.Value] {
    let shares = GroupShares(windows)
    return [
      "total": .count(shares.total, columns.counts),
      "count": .count(shares.count, columns.counts),
      "sections": .count(sections, columns.counts),
    ]
  }

  private func reportRows(_ terms: [SummaryTermSpec]) -> SummaryRows {
    terms.isEmpty
      ? .rows([]) : SummaryRows.union(windows, basis: .group, isOrdered: terms.followOrder, self)
  }

  // MARK: Sections

  private func section(
    _ drawn: DrawnSection, _ names: Names, _ pageColumns: [PageColumn],
    _ prototypes: Prototypes, sectionNames: [TemplateName], _ parts: DrawnParts
  ) throws(PipelineFailure) -> PageSection {
    let placed = drawn.placed
    let windows = placed.windows ?? []
    let settings = placed.settings
    let isHidden = drawn.isHidden
    let summaries = drawn.summaries
    var own = drawn.counts.names(columns.counts)
    own["group"] = .text(
      placed.isConsolidated ? [] : windows.first.map { Array($0.entry.name.utf8) } ?? [])
    own["columns"] = .count(pageColumns.count, columns.counts)
    let sectionNamesHere = names.adding(section: own, summaries: summaries)
    var conditions = FixedRowConditions(
      drawn, rows: { sectionRows(placed) }, columns: pageColumns.count,
      SectionDrawer(spec, context, view))

    var rows: [Row: DrawnRow] = [:]
    func makeRow(
      _ spec: FixedRowSpec, _ fallback: String, lines: LinesSpec? = nil
    ) throws(PipelineFailure) -> Row {
      let isHidden = try conditions.isHidden(spec)
      let drawn = self.drawn(spec, fallback: fallback, sectionNamesHere, parts, lines: lines)
      let text = String(decoding: drawn.text, as: UTF8.self)
      let row = Row(
        spec.cell.map { .cell(CellIdentifier($0.value), text: text) } ?? .literal(text: text),
        key: spec.key.map { RowKey($0.value) }, isHidden: isHidden)
      rows[row] = drawn
      return row
    }
    let rowCell = BuiltInCell.row.rawValue
    let runs = drawn.drawings.map { drawing in
      run(drawing, placed, sectionNamesHere, pageColumns, prototypes, sectionNames, parts)
    }
    let line = summaryLine(
      summaries, title: settings.summaryTitle.map { sectionNamesHere.expand($0.template) },
      pageColumns, sectionNamesHere, parts)
    let section = Section(
      id: placed.id,
      content: placed.windows == nil
        ? .fixed(
          try placed.fixed.map { spec throws(PipelineFailure) in
            try makeRow(spec, rowCell, lines: settings.lines)
          })
        : .runs(runs.map(\.run)),
      isHidden: isHidden,
      before: try settings.before.map { row throws(PipelineFailure) in
        try makeRow(row, rowCell)
      },
      after: try settings.after.map { row throws(PipelineFailure) in
        try makeRow(row, rowCell)
      },
      noContent: try settings.noContent.map { row throws(PipelineFailure) in
        try makeRow(row, BuiltInCell.empty.rawValue)
      },
      allHidden: try settings.allHidden.map { row throws(PipelineFailure) in
        try makeRow(row, BuiltInCell.empty.rawValue)
      },
      hasSummary: line != nil)
    return PageSection(
      section: section, anchor: placed.id.map { Anchor.encode($0) },
      title: isHidden
        ? nil
        : title(settings.title, placed, sectionNamesHere).map {
          parts.heading($0, sectionNamesHere)
        },
      footer: settings.footer.map { sectionNamesHere.expand($0.template) },
      className: settings.className,
      group: placed.isConsolidated ? nil : windows.first.map { Array($0.entry.name.utf8) },
      runs: runs.map(\.page), summary: line, summaries: summaries.exported, rows: rows,
      names: parts.names(sectionNamesHere), isCollapsed: drawn.isCollapsed,
      startsPage: settings.startsPage)
  }

  private func title(
    _ title: EffectiveTitle, _ placed: PlacedSection, _ names: Names
  ) -> [UInt8]? {
    switch title {
    case .none:
      return nil
    case .template(let template):
      return names.expand(template.template)
    case .groupName:
      guard !placed.isConsolidated, let name = placed.windows?.first?.entry.name, !name.isEmpty
      else { return nil }
      return Array(name.utf8)
    }
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

  private func run(
    _ drawing: WindowDrawing, _ placed: PlacedSection, _ names: Names,
    _ pageColumns: [PageColumn], _ prototypes: Prototypes, _ sectionNames: [TemplateName],
    _ parts: DrawnParts
  ) -> (run: RowRun, page: PageRun) {
    let window = drawing.window
    let settings = window.entry.settings
    // In a consolidated section the words of a cut are those of the single section, and so are its
    // numbers: each cut has a line of its own.
    let cut =
      placed.isConsolidated
      ? names.adding(
        section: SectionCounts([window], shown: drawing.shownCount).names(columns.counts)
          .merging([
            "group": .text(Array(window.entry.name.utf8)),
            "columns": .count(pageColumns.count, columns.counts),
          ]) { own, _ in own },
        summaries: .none) : names
    let range = settings.range
    func words(_ setting: Setting<TemplateSpec>?, _ builtIn: String, _ count: Int) -> [UInt8] {
      if let template = setting?.value { return parts.more(cut.expand(template.template), cut) }
      var words = ByteBuffer(capacity: 32)
      let pieces = builtIn.split(separator: "#", omittingEmptySubsequences: false)
      words.append(String(pieces.first ?? ""))
      columns.counts.append(integer: Int64(count), to: &words)
      words.append(String(pieces.last ?? ""))
      return parts.more(words.bytes(), cut)
    }
    let run = drawing.run(
      showsEarlier: !(range?.earlier.isOff ?? false), showsMore: !(range?.more.isOff ?? false))
    let page = PageRun(
      rows: window.rows, window: window.window, isReversed: window.isReversed,
      shown: drawing.shown, drawing: prototypes.drawing(of: drawing.cells, settings),
      sectionTexts: sectionNames.map { cut.text(of: $0) },
      earlier: words(range?.earlier, "# earlier", window.earlier),
      more: words(range?.more, "and # more", window.more), group: Array(window.entry.name.utf8))
    return (run, page)
  }

  /// A fixed row: its own words win over its cell's.
  private func drawn(
    _ row: FixedRowSpec, fallback: String, _ names: Names, _ parts: DrawnParts,
    lines: LinesSpec? = nil
  ) -> DrawnRow {
    let cell = row.cell?.value ?? fallback
    let forms = parts.forms(of: row.drawing, names)
    let classes = spec.cellClasses(of: cell).joined(separator: " ")
    return DrawnRow(
      text: forms.text, html: forms.html, className: classes.isEmpty ? nil : classes,
      lines: LineBudget(spec.cellLines(of: cell), lines))
  }

  private func summaryLine(
    _ summaries: SummaryValues, title: [UInt8]?, _ pageColumns: [PageColumn], _ names: Names,
    _ parts: DrawnParts, isReport: Bool = false
  ) -> SummaryLine? {
    guard !summaries.terms.isEmpty else { return nil }
    let cells = pageColumns.map { column -> [UInt8]? in
      guard summaries.terms.contains(where: { $0.id.utf8.elementsEqual(column.id.utf8) }) else {
        return nil
      }
      return summaries.value(column.id)?.printed ?? column.nullText
    }
    guard cells.contains(where: { $0 != nil }) else { return nil }
    let standard = SummaryTitle.standard(summaries.terms, pageColumns, isReport: isReport)
    return SummaryLine(
      title: title ?? standard, cells: cells, text: parts.summary(title ?? standard, names))
  }
}
