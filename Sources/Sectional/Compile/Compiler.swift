import Diagnostics
import Formatting
import Mappings
import Rendering
import ReportSpec
import Sections
import Tables
import Templating
import Values

/// Stage 7: puts together the sections and the page of one output.
struct Compiler {
  let report: DrawnReport
  private let images: ConfinedImages

  init(_ report: DrawnReport) {
    self.report = report
    images = ConfinedImages(folder: report.loaded.folder)
  }

  private var spec: ReportSpec { report.loaded.spec }
  private var columns: ColumnCompiler { report.columns }

  /// The page of an output, with its sections.
  func page(for output: OutputKind) throws(PipelineFailure) -> (SectionList, Page) {
    var rowTexts = RowTexts(spec, columns)
    let pictures = PictureCompiler(
      columns, drawn: report.sections.flatMap(\.drawings), images: images)
    let pageColumns = columns.pageColumns(in: output, pictures: pictures) { rowTexts.compile($0) }
    var prototypes = Prototypes(spec)
    for drawing in report.sections.flatMap(\.drawings) {
      prototypes.add(
        drawing.cells, drawing.window.entry.settings, &rowTexts, drawsHTML: output == .html)
    }
    for window in report.windows { prototypes.check(window.entry.settings, &rowTexts) }
    if rowTexts.faults.hasErrors { throw PipelineFailure(.content, rowTexts.faults.all) }

    let dataCount = report.sections.count { $0.placed.windows != nil }
    let names = Names(
      report: reportNames(sections: dataCount), summaries: report.summaries,
      constants: columns.constants)
    let parts = DrawnParts(PageParts(spec), output)
    let sections = try report.sections.map { drawn throws(PipelineFailure) in
      try section(
        drawn, names, pageColumns, prototypes, sectionNames: rowTexts.sectionNames, parts)
    }
    let page = Page(
      title: title(names), subtitle: text(spec.subtitle, names), footer: text(spec.footer, names),
      language: columns.locale.identifier,
      isRightToLeft: columns.locale.isRightToLeft, columns: pageColumns,
      expectsColumns: expectsColumns(in: output), sections: sections,
      noContent: noContent(names, pageColumns, parts),
      noContentPlace: report.isEmpty && !report.hidesNoContent ? firstDataPlace : -1,
      summary: summaryLine(
        report.summaries, title: spec.summaryTitle.value.map { names.expand($0.template) },
        pageColumns, names, parts, isReport: true),
      summaries: report.summaries.exported,
      texts: columns.table.texts, prototypes: prototypes.prototypes, counts: columns.counts,
      key: columns.key, names: parts.names(names.withColumns(pageColumns, columns), ofPage: true))
    return (SectionList(unchecked: sections.map(\.section)), page)
  }

  // MARK: The report

  private func title(_ names: Names) -> [UInt8]? {
    switch spec.title {
    case .unset: report.loaded.baseName
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
    guard report.isEmpty, !report.hidesNoContent, let row = spec.noContent.value else { return nil }
    return drawn(
      row, fallback: BuiltInCell.empty.rawValue, names.withColumns(pageColumns, columns), parts)
  }

  /// Whether the rows of some section, if it had any, might be drawn as columns.
  private func expectsColumns(in output: OutputKind) -> Bool {
    func drawsColumns(_ name: String) -> Bool {
      let forms = spec.rowForms(of: name)
      return (output == .html ? forms.html : forms.text) == nil
    }
    if report.windows.isEmpty { return true }
    return report.windows.contains { window in
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
    let shares = GroupShares(report.windows)
    return [
      "total": .count(shares.total, columns.counts),
      "count": .count(shares.count, columns.counts),
      "sections": .count(sections, columns.counts),
    ]
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
      drawn, rows: { report.sectionRows(placed) }, columns: pageColumns.count,
      SectionDrawer(spec, report.context, report.view))

    func makeRow(
      _ spec: FixedRowSpec, _ fallback: BuiltInCell, lines: LinesSpec? = nil
    ) throws(PipelineFailure) -> FixedRow {
      let isHidden = try conditions.isHidden(spec)
      let drawn = self.drawn(
        spec, fallback: fallback.rawValue, sectionNamesHere, parts, lines: lines)
      let text = String(decoding: drawn.text, as: UTF8.self)
      let row = Row(
        spec.cell.map { .cell(CellIdentifier($0.value), text: text) } ?? .literal(text: text),
        key: spec.key.map { RowKey($0.value) }, isHidden: isHidden)
      return FixedRow(row: row, drawn: drawn)
    }
    let rows = try placed.fixed.map { row throws(PipelineFailure) in
      try makeRow(row, .row, lines: settings.lines)
    }
    let before = try settings.before.map { row throws(PipelineFailure) in try makeRow(row, .row) }
    let after = try settings.after.map { row throws(PipelineFailure) in try makeRow(row, .row) }
    let noContent = try settings.noContent.map { row throws(PipelineFailure) in
      try makeRow(row, .empty)
    }
    let allHidden = try settings.allHidden.map { row throws(PipelineFailure) in
      try makeRow(row, .empty)
    }
    let runs = drawn.drawings.map { drawing in
      run(drawing, placed, sectionNamesHere, pageColumns, prototypes, sectionNames, parts)
    }
    let line = summaryLine(
      summaries, title: settings.summaryTitle.map { sectionNamesHere.expand($0.template) },
      pageColumns, sectionNamesHere, parts)
    let section = Section(
      id: placed.id,
      content: placed.windows == nil ? .fixed(rows.map(\.row)) : .runs(runs.map(\.run)),
      isHidden: isHidden, before: before.map(\.row), after: after.map(\.row),
      noContent: noContent?.row, allHidden: allHidden?.row, hasSummary: line != nil)
    let title =
      isHidden
      ? nil
      : title(settings.title, placed, sectionNamesHere).map {
        parts.heading($0, sectionNamesHere)
      }
    return PageSection(
      section: section, anchor: placed.id.map { Anchor.encode($0) }, title: title,
      footer: settings.footer.map { sectionNamesHere.expand($0.template) },
      className: settings.className,
      group: placed.isConsolidated ? nil : windows.first.map { Array($0.entry.name.utf8) },
      runs: runs.map(\.page), summary: line, summaries: summaries.exported,
      rows: DrawnRows(
        before: before.map(\.drawn), own: rows.map(\.drawn), after: after.map(\.drawn),
        noContent: noContent?.drawn, allHidden: allHidden?.drawn),
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
