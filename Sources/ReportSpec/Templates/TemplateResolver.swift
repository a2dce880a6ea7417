package import Diagnostics
package import Templating

extension ReportSpec {
  /// Resolves the names of every text that sees no fields, and notes those that do.
  mutating func resolveTemplates(with decoder: inout SpecDecoder) {
    let names = scopeNames(commonTo: nil)
    let page = names.reportScope()
    title.update { decoder.resolve(&$0, in: page) }
    subtitle.update { decoder.resolve(&$0, in: page) }
    footer.update { decoder.resolve(&$0, in: page) }
    summaryTitle.update { decoder.resolve(&$0, in: page) }
    noContent.update { row in
      decoder.resolve(&row.text, in: names.reportScope(hasColumns: true))
    }
    resolveSettings(with: &decoder)
    resolveCells(with: &decoder)
  }

  private mutating func resolveSettings(with decoder: inout SpecDecoder) {
    // A default's text must suit every section that it may reach.
    decoder.resolve(&defaults, names: scopeNames(commonTo: sectionsWithData))
    for index in sections.indices {
      let names = scopeNames(commonTo: [sections[index].settings])
      decoder.resolve(&sections[index].settings, names: names)
      if case .fixedRows(var rows) = sections[index].content {
        decoder.resolve(&rows, in: names.sectionScope(hasColumns: true))
        sections[index].content = .fixedRows(rows)
      }
    }
    if let own = consolidate?.settings {
      var settings = own
      decoder.resolve(&settings, names: scopeNames(commonTo: [own]))
      consolidate?.settings = settings
    }
  }

  private mutating func resolveCells(with decoder: inout SpecDecoder) {
    var roles: [[CellUse]] = Array(repeating: [], count: cells.count)
    for use in cellUses + impliedCellUses {
      guard let text = cellChain(from: use.name.value).first(where: { $0.text != nil }),
        let index = cells.firstIndex(where: { $0.name.value.hasSameBytes(as: text.name.value) })
      else { continue }
      roles[index].append(use)
    }
    for index in cells.indices {
      guard var text = cells[index].text else { continue }
      resolve(&text, used: roles[index], with: &decoder)
      cells[index].text = text
    }
  }

  private func resolve(
    _ text: inout CellTextSpec, used uses: [CellUse], with decoder: inout SpecDecoder
  ) {
    var fixed: [SectionSettings] = []
    var isOnPage = false
    var isInRows = false
    for use in uses {
      switch use.role {
      case .row: isInRows = true
      case .fixedRow(hasText: false): fixed += use.settings.map { [$0] } ?? sectionsWithData
      case .page(hasText: false): isOnPage = true
      case .fixedRow(hasText: true), .page(hasText: true): break
      }
    }
    if isInRows { decoder.useNames(in: text.written, for: .cellText) }
    if !fixed.isEmpty {
      let scope = scopeNames(commonTo: fixed).sectionScope(hasColumns: true)
      text.forFixedRows = decoder.resolved(text.written, in: scope)
    }
    if isOnPage {
      let scope = scopeNames(commonTo: nil).reportScope(hasColumns: true)
      text.forPage = decoder.resolved(text.written, in: scope)
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
    var decoder = SpecDecoder(source: source)
    defer { bag.add(contentsOf: decoder.bag) }
    let names = scopeNames(commonTo: sectionsDrawn(by: cell))
    return decoder.resolved(text, in: names.rowScope(fields: fields))
  }

  private func sectionsDrawn(by cell: String?) -> [SectionSettings] {
    guard let cell else { return sectionsWithData }
    return sectionsWithData.filter { settings in
      let drawn = effective(settings).cell?.value ?? BuiltInCell.row.rawValue
      return drawn.hasSameBytes(as: cell)
        || cellChain(from: drawn).contains { $0.name.value.hasSameBytes(as: cell) }
    }
  }

  /// The names for texts that stand in all of these settings; nil: those of the report alone.
  private func scopeNames(commonTo settings: [SectionSettings]?) -> ScopeNames {
    var names = ScopeNames()
    names.reportSummaries = effectiveSummary.map(\.id)
    names.fields = namedFields
    let lists = (settings ?? sectionsWithData).map { effective($0).summary.map(\.id) }
    guard let first = lists.first else { return names }
    let common = first.filter { id in
      lists.allSatisfy { list in list.contains { $0.hasSameBytes(as: id) } }
    }
    names.sectionSummaries = common
    names.otherSummaries = lists.joined().filter { id in
      !common.contains { $0.hasSameBytes(as: id) }
    }
    return names
  }

  /// The fields that the spec names outside of templates.
  private var namedFields: [String] {
    (columns ?? []).map(\.field.value) + data.fields.map(\.name.value) + data.key.map(\.value)
      + (view.group.map { [$0.value] } ?? []) + view.order.map(\.field.value)
  }
}
