import Diagnostics
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
  let plan: SectionPlan
  let mappings: Mappings
  let columns: ColumnCompiler
  let windows: [SectionWindow]
  private let images: ConfinedImages
  private let placed: [PlacedSection]
  /// Whether the report's `no_content` stands in place of all sections with data.
  private let isEmpty: Bool
  private var reportSummaries = SummaryValues.none
  /// One for each placed section.
  private var sectionSummaries: [SummaryValues] = []

  /// Works out everything that does not depend on the output, the summaries above all.
  init(
    _ loaded: LoadedSpec, _ view: View, _ top: TopTable?, _ order: [OrderTerm],
    _ plan: SectionPlan, _ mappings: Mappings, _ columns: ColumnCompiler
  ) throws(PipelineFailure) {
    self.loaded = loaded
    self.view = view
    self.top = top
    self.order = order
    self.plan = plan
    self.mappings = mappings
    self.columns = columns
    images = ConfinedImages(folder: loaded.folder)
    let windows = plan.dataEntries.map { SectionWindow($0, mappings, view) }
    self.windows = windows
    isEmpty = loaded.spec.noContent.isSet && windows.allSatisfy { $0.count == 0 }
    placed = PlacedSection.placed(plan, loaded.spec, mappings, windows, isEmpty: isEmpty)
    let reportTerms = loaded.spec.effectiveSummary
    reportSummaries = try SummaryValues(
      reportTerms, rows: reportRows(reportTerms), columns: columns)
    for section in placed {
      let terms = section.windows == nil ? [] : section.settings.summary
      sectionSummaries.append(
        try SummaryValues(terms, rows: summaryRows(section, terms), columns: columns))
    }
  }

  private var spec: ReportSpec { loaded.spec }

  /// The page of an output, with its sections.
  func page(for output: OutputKind) throws(PipelineFailure) -> (SectionList, Page) {
    var rowTexts = RowTexts(spec, columns)
    let pictures = PictureCompiler(columns, drawn: windows, images: images)
    let pageColumns = columns.pageColumns(in: output, pictures: pictures) { rowTexts.compile($0) }
    var prototypes = Prototypes(spec)
    for window in windows { prototypes.add(window.entry.settings, &rowTexts) }
    if rowTexts.faults.hasErrors { throw PipelineFailure(.content, rowTexts.faults.all) }

    let dataCount = placed.count { $0.windows != nil }
    let names = Names(report: reportNames(sections: dataCount), summaries: reportSummaries)
    let sections = zip(placed, sectionSummaries).map { placed, summaries in
      section(
        placed, summaries, names, pageColumns, prototypes, sectionNames: rowTexts.sectionNames)
    }
    let page = Page(
      title: title(names), subtitle: text(spec.subtitle, names), footer: text(spec.footer, names),
      language: columns.locale.identifier,
      isRightToLeft: columns.locale.isRightToLeft, columns: pageColumns, sections: sections,
      noContent: noContent(names, pageColumns), noContentPlace: isEmpty ? firstDataPlace : -1,
      summary: summaryLine(
        reportSummaries, title: spec.summaryTitle.value.map { names.expand($0.template) },
        pageColumns, isReport: true),
      summaries: reportSummaries.exported,
      texts: columns.table.texts, prototypes: prototypes.prototypes, counts: columns.counts,
      key: columns.key)
    return (SectionList(sections.map(\.section)), page)
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

  private func noContent(_ names: Names, _ pageColumns: [PageColumn]) -> DrawnRow? {
    guard isEmpty, let row = spec.noContent.value else { return nil }
    let columnCount = Names.Value.count(pageColumns.count, columns.counts)
    return drawn(
      row, fallback: BuiltInCell.empty.rawValue,
      names.adding(section: ["columns": columnCount], summaries: .none))
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
    terms.isEmpty ? .rows([]) : SummaryRows.union(windows, basis: .group, terms, self)
  }

  // MARK: Sections

  private func section(
    _ placed: PlacedSection, _ summaries: SummaryValues, _ names: Names,
    _ pageColumns: [PageColumn], _ prototypes: Prototypes, sectionNames: [TemplateName]
  ) -> PageSection {
    let windows = placed.windows ?? []
    let settings = placed.settings
    let isHidden = settings.isHidden
    let counts = SectionCounts(windows, isHidden: isHidden)
    var own = counts.names(columns.counts)
    own["group"] = .text(
      placed.isConsolidated ? [] : windows.first.map { Array($0.entry.name.utf8) } ?? [])
    own["columns"] = .count(pageColumns.count, columns.counts)
    let sectionNamesHere = names.adding(section: own, summaries: summaries)

    var rows: [Row: DrawnRow] = [:]
    func row(_ spec: FixedRowSpec, fallback: String, lines: LinesSpec? = nil) -> Row {
      let drawn = drawn(spec, fallback: fallback, sectionNamesHere, lines: lines)
      let text = String(decoding: drawn.text, as: UTF8.self)
      let row = Row(
        spec.cell.map { .cell(CellIdentifier($0.value), text: text) } ?? .literal(text: text),
        key: spec.key?.value, isHidden: spec.isHidden)
      rows[row] = drawn
      return row
    }
    let rowCell = BuiltInCell.row.rawValue
    let runs = windows.map { window in
      run(window, placed, sectionNamesHere, prototypes, sectionNames)
    }
    let line = summaryLine(
      summaries, title: settings.summaryTitle.map { sectionNamesHere.expand($0.template) },
      pageColumns)
    let section = Section(
      id: placed.id,
      content: placed.windows == nil
        ? .fixed(placed.fixed.map { row($0, fallback: rowCell, lines: settings.lines) })
        : .runs(runs.map(\.run)),
      isHidden: isHidden,
      before: settings.before.map { row($0, fallback: rowCell) },
      after: settings.after.map { row($0, fallback: rowCell) },
      noContent: settings.noContent.map { row($0, fallback: BuiltInCell.empty.rawValue) },
      hasSummary: line != nil)
    return PageSection(
      section: section, anchor: placed.id.map { Anchor.encode($0) },
      title: isHidden ? nil : title(settings.title, placed, sectionNamesHere),
      footer: settings.footer.map { sectionNamesHere.expand($0.template) },
      className: settings.className,
      group: placed.isConsolidated ? nil : windows.first.map { Array($0.entry.name.utf8) },
      runs: runs.map(\.page), summary: line, summaries: summaries.exported, rows: rows,
      isCollapsed: settings.isCollapsed, startsPage: settings.startsPage)
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
    let windows = placed.windows ?? []
    if terms.isEmpty { return .rows([]) }
    if placed.settings.summaryBasis == .group, windows.count == 1, let only = windows.first {
      guard let place = only.entry.place else { return .rows([]) }
      if let top { return .streamed(top, groups: [place]) }
      return .group(view.groups[place], order: order)
    }
    return SummaryRows.union(windows, basis: placed.settings.summaryBasis, terms, self)
  }

  private func run(
    _ window: SectionWindow, _ placed: PlacedSection, _ names: Names, _ prototypes: Prototypes,
    _ sectionNames: [TemplateName]
  ) -> (run: RowRun, page: PageRun) {
    let settings = window.entry.settings
    // In a consolidated section the words of a cut are those of the single section, and so are its
    // numbers: each cut has a line of its own.
    let cut =
      placed.isConsolidated
      ? names.adding(
        section: SectionCounts([window], isHidden: settings.isHidden).names(columns.counts)
          .merging(["group": .text(Array(window.entry.name.utf8))]) { own, _ in own },
        summaries: .none) : names
    let range = settings.range
    func words(_ setting: Setting<TemplateSpec>?, _ builtIn: String, _ count: Int) -> [UInt8] {
      if let template = setting?.value { return cut.expand(template.template) }
      var words = ByteBuffer(capacity: 32)
      let parts = builtIn.split(separator: "#", omittingEmptySubsequences: false)
      words.append(String(parts.first ?? ""))
      columns.counts.append(integer: Int64(count), to: &words)
      words.append(String(parts.last ?? ""))
      return words.bytes()
    }
    let run = RowRun(
      group: window.entry.id, count: window.count, earlier: window.earlier, more: window.more,
      cell: CellIdentifier(Prototypes.name(of: settings)),
      showsEarlier: !(range?.earlier.isOff ?? false), showsMore: !(range?.more.isOff ?? false),
      isHidden: settings.isHidden)
    let page = PageRun(
      rows: window.rows, window: window.window, isReversed: window.isReversed,
      drawing: .one(prototypes.place(of: settings)),
      sectionTexts: sectionNames.map { cut.text(of: $0) },
      earlier: words(range?.earlier, "# earlier", window.earlier),
      more: words(range?.more, "and # more", window.more), group: Array(window.entry.name.utf8))
    return (run, page)
  }

  /// A fixed row: its own text wins over its cell's.
  private func drawn(
    _ row: FixedRowSpec, fallback: String, _ names: Names, lines: LinesSpec? = nil
  ) -> DrawnRow {
    let cell = row.cell?.value ?? fallback
    let text =
      row.text.map { names.expand($0.template) }
      ?? names.expand(spec.cellText(of: cell)?.forFixedRows)
    let classes = spec.cellClasses(of: cell).joined(separator: " ")
    return DrawnRow(
      text: text, className: classes.isEmpty ? nil : classes,
      lines: LineBudget(spec.cellLines(of: cell), lines))
  }

  private func summaryLine(
    _ summaries: SummaryValues, title: [UInt8]?, _ pageColumns: [PageColumn],
    isReport: Bool = false
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
    return SummaryLine(title: title ?? standard, cells: cells)
  }
}
