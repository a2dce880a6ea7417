import Diagnostics
import Templating

/// Names of texts against the scopes of their places.
extension SpecDecoder {
  /// The scope of a place for the names that a text has, with names of its own.
  typealias ScopeMaker = (_ written: [String], _ own: [String]) -> TemplateScope

  mutating func resolved(
    _ text: TemplateSpec, in scope: ScopeMaker, own: [String] = []
  ) -> Template? {
    text.parsed.flatMap { $0.resolve(in: scope($0.writtenNames, own), into: &bag) }
  }

  /// Resolves what the cell of a row without data draws; of the rows that lack a name of it, the
  /// first is shown.
  private mutating func resolved(
    _ text: TemplateSpec, in scope: ScopeMaker, own: [String], usedBy row: FixedRowSpec
  ) -> Template? {
    var faults = DiagnosticBag()
    let template = text.parsed.flatMap {
      $0.resolve(in: scope($0.writtenNames, own), into: &faults)
    }
    let place = text.span.range.lowerBound
    guard template == nil, faultyTexts.insert(place).inserted else { return template }
    for var fault in faults.all {
      fault.secondary.append(Label(row.span, "this row uses the cell"))
      bag.add(fault)
    }
    return nil
  }

  mutating func resolve(_ text: inout TemplateSpec, in scope: ScopeMaker) {
    text.template = resolved(text, in: scope)
  }

  mutating func resolve(_ text: inout TemplateSpec?, in scope: ScopeMaker) {
    guard var found = text else { return }
    resolve(&found, in: scope)
    text = found
  }

  /// Refuses what can be refused in a text of rows before the fields are known.
  mutating func checkRowText(
    _ text: TemplateSpec, trusted: NameTable<Bool>, constants: ConstantNames, own: [String] = []
  ) {
    let scope: ScopeMaker = { written, own in
      var scope = TemplateScope()
      scope.unknownNames = .accept
      for name in own { scope.add(name) }
      scope.add("cells", .list(items: ScopeNames.cellScope))
      constants.add(for: written, to: &scope)
      for name in written where !name.hasPrefix("params.") {
        if NeighbourName.offset(of: name) != nil {
          scope.add(name, .section(TemplateScope()))
        } else {
          let field = name.hasPrefix("row.") ? String(name.dropFirst(4)) : name
          scope.add(name, isTrusted: trusted.contains(field))
        }
      }
      return scope
    }
    _ = resolved(text, in: scope, own: own)
  }

  /// Resolves what a row without data draws: its own words win over its cell's, and without a cell
  /// it has that of `fallback`.
  mutating func resolve(
    _ row: inout FixedRowSpec, fallback: BuiltInCell, in scope: ScopeMaker, _ spec: ReportSpec
  ) {
    var forms = spec.fixedForms(of: row.cell?.value ?? fallback.rawValue)
    if row.cell == nil, fallback == .row { forms = CellForms() }
    var seen = NameTable<Bool>()
    let values = (row.values + forms.values).filter { seen.add($0.name.value, true) == nil }
    let unused = unusedValues(of: row, fallback: fallback, spec)
    report(unused, of: row)
    // A name that was meant needs no second report.
    let own = values.map(\.name.value) + unused.compactMap(\.meant)
    let chain = row.cell.map { spec.cellChain(from: $0.value) } ?? []
    // A name that is not known may be that of a value which was refused.
    if row.hasFaultyValues || chain.contains(where: \.hasFaultyValues) { return }
    row.drawing.values = values.compactMap { value in
      resolved(value.value, in: scope).map { (value.name.value, $0) }
    }
    row.drawing.words = row.text.flatMap { resolved($0, in: scope, own: own) }
    // The row's own words stand in place of the cell's text, or in it where that asks for them.
    if let text = forms.text, row.text == nil || text.mentions("text") {
      row.drawing.text = resolved(
        text, in: scope, own: own + (row.text == nil ? [] : ["text"]), usedBy: row)
    }
    if let html = row.html {
      row.drawing.html = resolved(html, in: scope, own: own + ["text"])
    } else if let html = forms.html {
      row.drawing.html = resolved(html, in: scope, own: own + ["text"], usedBy: row)
    }
  }

  mutating func resolve(
    _ rows: inout [FixedRowSpec], in scope: ScopeMaker, _ spec: ReportSpec
  ) {
    for index in rows.indices { resolve(&rows[index], fallback: .row, in: scope, spec) }
  }

  mutating func resolve(
    _ settings: inout SectionSettings, names: ScopeNames, _ spec: ReportSpec
  ) {
    let section: ScopeMaker = { names.sectionScope(for: $0, own: $1) }
    settings.title.update { resolve(&$0, in: section) }
    settings.footer.update { resolve(&$0, in: section) }
    settings.summaryTitle.update { resolve(&$0, in: section) }
    settings.range.update { range in
      range.more.update { resolve(&$0, in: section) }
      range.earlier.update { resolve(&$0, in: section) }
    }
    let fixed: ScopeMaker = { names.sectionScope(for: $0, hasColumns: true, own: $1) }
    settings.noContent.update { resolve(&$0, fallback: .empty, in: fixed, spec) }
    settings.allHidden.update { resolve(&$0, fallback: .empty, in: fixed, spec) }
    settings.before.update { resolve(&$0, in: fixed, spec) }
    settings.after.update { resolve(&$0, in: fixed, spec) }
  }

  /// Resolves a part of the page; `scope` gets its own names and those of the cell's `values`.
  mutating func resolved(
    _ forms: CellForms, own: [String], in scope: ScopeMaker
  ) -> PartTemplate {
    let names = forms.values.map(\.name.value) + own
    var part = PartTemplate()
    part.values = forms.values.compactMap { value in
      resolved(value.value, in: scope).map { (value.name.value, $0) }
    }
    part.html = forms.html.flatMap { resolved($0, in: scope, own: names) }
    part.text = forms.text.flatMap { resolved($0, in: scope, own: names) }
    return part
  }
}
