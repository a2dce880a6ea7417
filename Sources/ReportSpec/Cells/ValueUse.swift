import Diagnostics
import Templating

/// Names of `values` that no template has.
///
/// A row that gives such a value means another name: an error. A cell may keep one that it used
/// before: a warning.
extension SpecDecoder {
  /// Reports the values of a row that its cell does not declare and that none of its templates
  /// names.
  ///
  /// - Returns: The names that are probably meant, which need no second report.
  mutating func unusedValues(
    of row: FixedRowSpec, fallback: BuiltInCell, _ spec: ReportSpec
  ) -> [String] {
    guard !row.values.isEmpty, !row.hasFaultyForms else { return [] }
    let name = row.cell?.value ?? fallback.rawValue
    var forms = TemplateNameList([row.text, row.html])
    let chain = row.cell == nil && fallback == .row ? [] : spec.cellChain(from: name)
    if row.cell != nil, !isSound(chain, from: name) { return [] }
    for cell in chain { forms.add([cell.text, cell.html]) }
    if row.cell != nil || fallback != .row { forms.add(spec.builtInForms(under: name)) }
    guard !forms.isFaulty else { return [] }
    let declared = chain.flatMap(\.values).map(\.name.value)
    var used = NameTable<Bool>(forms.names)
    for name in declared { used.set(name, true) }
    var meant: [String] = []
    let given = NameTable(row.values.map(\.name.value))
    for value in row.values where !used.contains(value.name.value) {
      // The names of the place would do without a value.
      let candidates = declared + forms.names.filter { !ScopeNames.isReserved($0) }
      let open = NameTable(candidates.filter { !given.contains($0) && !meant.contains($0) }).names
      let best =
        maySeekSuggestion(among: candidates.count)
        ? Suggestion.best(for: value.name.value, among: candidates)
          ?? (open.count == 1 ? open.first : nil) : nil
      if let best { meant.append(best) }
      report(
        .unusedValue,
        row.cell.map {
          "the cell \(quoted($0.value)) does not print a value \(quoted(value.name.value))"
        } ?? "this row does not print the value \(quoted(value.name.value))",
        at: value.name.span,
        help: best.map { "did you mean \(quoted($0))?" }
          ?? "write `{{\(value.name.value)}}` where the value belongs, or take it out")
    }
    return meant
  }

  /// Warns of values of cells that no template names, in a spec without errors.
  mutating func checkUnusedValues(_ spec: ReportSpec) {
    if hasErrors { return }
    let cells = spec.cells.filter { !$0.values.isEmpty }
    guard !cells.isEmpty else { return }
    // A cell's values are seen by what it extends and by what extends it.
    var users: [[UInt8]: TemplateNameList] = [:]
    func add(_ templates: [TemplateSpec?], to chain: [CellSpec]) {
      for cell in chain where !cell.values.isEmpty {
        users[Array(cell.name.value.utf8), default: TemplateNameList([])].add(templates)
      }
    }
    for cell in spec.cells {
      let chain = spec.cellChain(from: cell.name.value)
      var templates = chain.flatMap { [$0.text, $0.html] }
      templates += spec.builtInForms(under: cell.name.value)
      add(templates, to: chain)
    }
    for row in spec.fixedRows {
      add([row.text, row.html], to: row.cell.map { spec.cellChain(from: $0.value) } ?? [])
    }
    // The template of a section prints its heading.
    let ofSection = spec.parts.section.html?.names.map(\.text) ?? []
    for cell in cells {
      var used = users[Array(cell.name.value.utf8)] ?? TemplateNameList([])
      if spec.baseCell(of: cell.name.value) == .heading { used.names += ofSection }
      let names = NameTable(used.names)
      for value in cell.values where !names.contains(value.name.value) {
        warn(
          .unusedValue, "nothing prints the value \(quoted(value.name.value))",
          at: value.name.span,
          help: "write `{{\(value.name.value)}}` into the cell's `text` or `html`, or take it out")
      }
    }
  }

  /// Whether nothing of a chain is missing because of a fault.
  private func isSound(_ chain: [CellSpec], from name: String) -> Bool {
    guard !faultyCells.contains(name), !cellsAreFaulty,
      !chain.contains(where: { $0.hasFaultyForms || $0.hasFaultyValues })
    else { return false }
    guard let base = chain.isEmpty ? name : chain.last?.extends?.value else { return true }
    return BuiltInCell(rawValue: base) != nil
  }
}

/// The names that some templates have.
private struct TemplateNameList {
  var names: [String] = []
  /// Whether a template had a fault, so that names are missing.
  private(set) var isFaulty = false

  init(_ templates: [TemplateSpec?]) {
    add(templates)
  }

  mutating func add(_ templates: [TemplateSpec?]) {
    for template in templates.compactMap({ $0 }) {
      guard let parsed = template.parsed else {
        isFaulty = true
        continue
      }
      for name in parsed.writtenNames {
        names.append(name)
        // A name with dots may be one of a value, or begin with one.
        if name.hasSuffix(".raw") { names.append(String(name.dropLast(4))) }
      }
    }
  }
}

extension ReportSpec {
  /// The built-in templates under a cell.
  fileprivate func builtInForms(under name: String) -> [TemplateSpec?] {
    guard let base = baseCell(of: name), let forms = builtInForms[base] else { return [] }
    return [forms.text, forms.html]
  }

  /// Every row of the spec.
  fileprivate var fixedRows: [FixedRowSpec] {
    var rows = [noContent.value].compactMap { $0 }
    for settings in allSettings {
      rows += (settings.before.value ?? []) + (settings.after.value ?? [])
      rows += [settings.noContent.value, settings.allHidden.value].compactMap { $0 }
    }
    for section in sections {
      if case .fixedRows(let own) = section.content { rows += own }
    }
    return rows
  }
}
