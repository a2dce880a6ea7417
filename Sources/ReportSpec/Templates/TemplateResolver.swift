package import Diagnostics
package import Templating

extension ReportSpec {
  /// Resolves the names of every text that sees no fields, and notes those that do.
  mutating func resolveTemplates(with decoder: inout SpecDecoder) {
    let summaries = SpecSummaries(self)
    let names = summaries.names(commonTo: sectionsWithData)
    let page: SpecDecoder.ScopeMaker = { names.reportScope(for: $0) }
    title.update { decoder.resolve(&$0, in: page) }
    subtitle.update { decoder.resolve(&$0, in: page) }
    footer.update { decoder.resolve(&$0, in: page) }
    summaryTitle.update { decoder.resolve(&$0, in: page) }
    noContent.update { row in
      decoder.resolve(&row.text, in: { names.reportScope(for: $0, hasColumns: true) })
    }
    // A default's text must suit every section that it may reach.
    decoder.resolve(&defaults, names: names)
    for index in sections.indices {
      let names = summaries.names(of: sections[index].settings)
      decoder.resolve(&sections[index].settings, names: names)
      if case .fixedRows(var rows) = sections[index].content {
        decoder.resolve(&rows, in: { names.sectionScope(for: $0, hasColumns: true) })
        sections[index].content = .fixedRows(rows)
      }
    }
    if var settings = consolidate?.settings {
      decoder.resolve(&settings, names: summaries.names(of: settings))
      consolidate?.settings = settings
    }
    resolveCells(with: &decoder, summaries)
    for column in columns ?? [] {
      if case .link(let link)? = column.format?.kind {
        decoder.useNames(in: link, for: .link)
        decoder.checkRowText(link)
      }
    }
  }

  private mutating func resolveCells(
    with decoder: inout SpecDecoder, _ summaries: SpecSummaries
  ) {
    var roles: [[CellUse]] = Array(repeating: [], count: cells.count)
    // Whose text a name draws; nil for none.
    var drawn = NameTable<Int?>()
    for use in cellUses + impliedCellUses {
      let name = use.name.value
      if drawn[name] == nil {
        let cell = cellChain(from: name).first { $0.text != nil }
        drawn.set(name, cell.flatMap { cellTable[$0.name.value] })
      }
      if let index = drawn[name] ?? nil { roles[index].append(use) }
    }
    for index in cells.indices {
      guard var text = cells[index].text else { continue }
      resolve(&text, used: roles[index], with: &decoder, summaries)
      cells[index].text = text
    }
  }

  private func resolve(
    _ text: inout CellTextSpec, used uses: [CellUse], with decoder: inout SpecDecoder,
    _ summaries: SpecSummaries
  ) {
    var fixed: [SectionSettings] = []
    var isOnPage = false
    var isInRows = false
    for use in uses {
      switch use.role {
      case .row, .chosenByField: isInRows = true
      case .fixedRow(hasText: false): fixed += use.settings.map { [$0] } ?? sectionsWithData
      case .page(hasText: false): isOnPage = true
      case .fixedRow(hasText: true), .page(hasText: true): break
      }
    }
    if isInRows {
      decoder.useNames(in: text.written, for: .cellText)
      decoder.checkRowText(text.written)
    }
    if !fixed.isEmpty {
      let names = summaries.names(commonTo: fixed)
      text.forFixedRows = decoder.resolved(
        text.written, in: { names.sectionScope(for: $0, hasColumns: true) })
    }
    if isOnPage {
      let names = summaries.names(commonTo: sectionsWithData)
      text.forPage = decoder.resolved(
        text.written, in: { names.reportScope(for: $0, hasColumns: true) })
    }
  }

  /// The uses of named cells that replace built-in ones.
  private var impliedCellUses: [CellUse] {
    BuiltInCell.allCases.compactMap { cell in
      let name = Located(cell.rawValue, span)
      return switch cell {
      case .row: CellUse(name: name, role: .row, settings: nil)
      // Its places bring their own text.
      case .empty: nil
      case .heading, .summary, .more:
        CellUse(name: name, role: .fixedRow(hasText: false), settings: nil)
      }
    }
  }

  /// The settings of sections that can draw rows of data, `consolidate` among them.
  private var sectionsWithData: [SectionSettings] {
    let own = sections.compactMap { section -> SectionSettings? in
      if case .fixedRows = section.content { nil } else { section.settings }
    }
    return own + (consolidate.map { [$0.settings] } ?? [])
  }

  /// Resolves a text or link of rows, once the fields are known.
  ///
  /// Inner names win: the fields, by name and as `row.FIELD`, then `index`, `number`, `key` and
  /// `columns`, then the section's names, then the report's.
  /// - Parameters:
  ///   - text: The text of a cell or the address of a link.
  ///   - fields: The names of the fields of the data.
  ///   - cell: The named cell whose text it is; nil for links, which every section draws.
  ///   - bag: Takes a fault for each name that is unknown.
  /// - Returns: nil exactly if there was a fault, here or when the text was parsed.
  package func resolve(
    _ text: TemplateSpec, fields: [String], cell: String? = nil, into bag: inout DiagnosticBag
  ) -> Template? {
    guard let parsed = text.parsed else { return nil }
    let names = SpecSummaries(self).names(commonTo: sectionsDrawn(by: cell))
    return parsed.resolve(
      in: names.rowScope(fields: fields, for: parsed.writtenNames), into: &bag)
  }

  private func sectionsDrawn(by cell: String?) -> [SectionSettings] {
    guard let cell else { return sectionsWithData }
    return sectionsWithData.filter { settings in
      let choice = settings.cell ?? defaults.cell
      if choice?.isByField == true { return true }
      let drawn = choice?.cells.map(\.value) ?? [BuiltInCell.row.rawValue]
      return drawn.contains { name in
        name.hasSameBytes(as: cell)
          || cellChain(from: name).contains { $0.name.value.hasSameBytes(as: cell) }
      }
    }
  }
}

/// What the sections and the report of a spec sum up, for the scopes of their texts.
private struct SpecSummaries {
  private let inherited: SummaryIDs
  private let report: SummaryIDs
  private let anySection: SummaryIDs
  private let fields: NameTable<Bool>

  init(_ spec: ReportSpec) {
    inherited = SummaryIDs(inherited: spec.inheritedSummary)
    report = SummaryIDs(inherited: spec.effectiveSummary)
    anySection = inherited.union(of: spec.allSettings.dropFirst().map(\.summary))
    fields = NameTable(
      (spec.columns ?? []).compactMap { $0.field?.value } + spec.data.fields.map(\.name.value)
        + spec.data.key.map(\.value) + (spec.view.group.map { [$0.value] } ?? [])
        + spec.view.order.map(\.field.value))
  }

  /// The names for the texts of one section.
  func names(of settings: SectionSettings) -> ScopeNames {
    names(inherited.merged(with: settings.summary))
  }

  /// The names for a text that stands in several sections.
  func names(commonTo settings: [SectionSettings]) -> ScopeNames {
    names(inherited.common(to: settings.map(\.summary)))
  }

  private func names(_ section: SummaryIDs) -> ScopeNames {
    ScopeNames(section: section, report: report, anySection: anySection, fields: fields)
  }
}
