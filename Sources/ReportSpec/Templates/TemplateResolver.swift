package import Diagnostics
package import Templating

extension ReportSpec {
  /// Resolves the names of every text that sees no fields, and notes those that do.
  mutating func resolveTemplates(with decoder: inout SpecDecoder) {
    let spec = self
    let summaries = SpecSummaries(self)
    let names = summaries.names(commonTo: sectionsWithData)
    let page: SpecDecoder.ScopeMaker = { names.reportScope(for: $0, own: $1) }
    title.update { decoder.resolve(&$0, in: page) }
    subtitle.update { decoder.resolve(&$0, in: page) }
    footer.update { decoder.resolve(&$0, in: page) }
    summaryTitle.update { decoder.resolve(&$0, in: page) }
    noContent.update { row in
      decoder.resolve(
        &row, fallback: .empty, in: { names.reportScope(for: $0, hasColumns: true, own: $1) }, spec)
    }
    // A default's text must suit every section that it may reach.
    decoder.resolve(&defaults, names: names, spec)
    for index in sections.indices {
      let names = summaries.names(of: sections[index].settings)
      decoder.resolve(&sections[index].settings, names: names, spec)
      if case .fixedRows(var rows) = sections[index].content {
        decoder.resolve(
          &rows, in: { names.sectionScope(for: $0, hasColumns: true, own: $1) }, spec)
        sections[index].content = .fixedRows(rows)
      }
    }
    if var settings = consolidate?.settings {
      decoder.resolve(&settings, names: summaries.names(of: settings), spec)
      consolidate?.settings = settings
    }
    parts = PartResolver(self, names).parts(with: &decoder)
    checkRowTemplates(with: &decoder)
    for column in columns ?? [] {
      if case .link(let link)? = column.format?.kind {
        decoder.useNames(in: link, for: .link, constants: ConstantNames(self))
        decoder.checkRowText(link, trusted: trustedFields, constants: ConstantNames(self))
      }
    }
  }

  /// Notes the fields that cells of rows name, and refuses what can be refused without data.
  private func checkRowTemplates(with decoder: inout SpecDecoder) {
    var seen = NameTable<Bool>()
    for use in cellUses + impliedCellUses {
      switch use.role {
      case .row, .chosenByField: break
      case .fixedRow, .page: continue
      }
      guard seen.add(use.name.value, true) == nil, !cellChain(from: use.name.value).isEmpty else {
        continue
      }
      let forms = rowForms(of: use.name.value)
      let own = forms.values.map(\.name.value)
      // A name may be that of a value which was refused.
      if cellChain(from: use.name.value).contains(where: \.hasFaultyValues) { continue }
      for text in [forms.text, forms.html].compactMap({ $0 }) {
        decoder.useNames(in: text, for: .cellText, constants: ConstantNames(self), besides: own)
        decoder.checkRowText(text, trusted: trustedFields, constants: ConstantNames(self), own: own)
      }
      for value in forms.values {
        decoder.useNames(in: value.value, for: .cellText, constants: ConstantNames(self))
        decoder.checkRowText(value.value, trusted: trustedFields, constants: ConstantNames(self))
      }
    }
  }

  /// The fields that may print as markup.
  ///
  /// Behind `view.aggregate` a field has the trust of what it is made of, whatever its name.
  private var trustedFields: NameTable<Bool> {
    let trusted = NameTable(data.fields.filter(\.isTrusted).map(\.name.value))
    guard let aggregate = view.aggregate else { return trusted }
    let made = aggregate.fields.filter { field in
      switch field.kind {
      case .function(let function, let source):
        function.value.givesValueOfRow && trusted.contains(source.value)
      case .count, .value: false
      }
    }
    return NameTable(
      aggregate.by.map(\.value).filter(trusted.contains) + made.map(\.name.value))
  }

  /// The uses of named cells that replace built-in ones.
  private var impliedCellUses: [CellUse] {
    BuiltInCell.allCases.compactMap { cell in
      let name = Located(cell.rawValue, span)
      return switch cell {
      case .row: CellUse(name: name, role: .row, settings: nil)
      // Its places are resolved where they stand.
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

  /// Resolves a text, HTML or link of rows, once the fields are known.
  ///
  /// Inner names win: the cell's `values`, the fields, by name and as `row.FIELD`, then `index`,
  /// `number`, `key` and `columns`, then the section's names, then the report's.
  /// - Parameters:
  ///   - text: The text or HTML of a cell, one of its `values`, or the address of a link.
  ///   - fields: The names of the fields of the data.
  ///   - cell: The named cell that it belongs to; nil for links, which every section draws.
  ///   - own: Names of the cell's `values` that the text sees.
  ///   - bag: Takes a fault for each name that is unknown.
  /// - Returns: nil exactly if there was a fault, here or when the text was parsed.
  package func resolve(
    _ text: TemplateSpec, fields: [String], cell: String? = nil, own: [String] = [],
    into bag: inout DiagnosticBag
  ) -> Template? {
    guard let parsed = text.parsed else { return nil }
    let drawn = sectionsDrawn(by: cell)
    let names = SpecSummaries(self).names(commonTo: drawn)
    let distances = drawn.map { Set($0.dependsOn.over(defaults.dependsOn).value ?? []) }
    let common = distances.dropFirst().reduce(distances.first ?? []) { $0.intersection($1) }
    let row = RowNames(
      fields: fields, trusted: trustedFields, neighbours: common.sorted(), own: own,
      hasCells: parsed.kind == .html)
    return parsed.resolve(in: names.rowScope(row, for: parsed.writtenNames), into: &bag)
  }

  /// The built-in row with its names resolved: it sees the cells of the columns and no fields.
  package func resolvedBuiltInRow(into bag: inout DiagnosticBag) -> Template? {
    let names = ScopeNames()
    return builtInForms[.row]?.html?.parsed.flatMap { parsed in
      parsed.resolve(
        in: names.rowScope(RowNames(fields: [], hasCells: true), for: parsed.writtenNames),
        into: &bag)
    }
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
struct SpecSummaries {
  private let inherited: SummaryIDs
  private let report: SummaryIDs
  private let anySection: SummaryIDs
  private let fields: NameTable<Bool>
  private let constants: ConstantNames

  init(_ spec: ReportSpec) {
    constants = ConstantNames(spec)
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
    ScopeNames(
      section: section, report: report, anySection: anySection, fields: fields,
      constants: constants)
  }
}
