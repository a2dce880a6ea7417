import Diagnostics
import Templating

/// Names of `values` that no template has.
///
/// A row that gives such a value means another name: an error. A cell may keep one that it used
/// before: a warning.
extension SpecDecoder {
  /// A value of a row that its cell does not declare and that none of its templates names.
  struct UnusedValue {
    let name: Located<String>
    /// The name that is probably meant.
    let meant: String?
  }

  /// Finds the values of a row that are not used, and what is meant by them as long as suggestions
  /// may be sought.
  mutating func unusedValues(
    of row: FixedRowSpec, fallback: BuiltInCell, _ spec: ReportSpec
  ) -> [UnusedValue] {
    guard !row.values.isEmpty, let known = valueNames(of: row, fallback: fallback, spec) else {
      return []
    }
    let used = NameTable(known.declared + known.written)
    let unused = row.values.map(\.name).filter { !used.contains($0.value) }
    if unused.isEmpty { return [] }
    // The names of the place would do without a value.
    let candidates = known.declared + known.written.filter { !ScopeNames.isReserved($0) }
    var open = NameTable(candidates)
    for value in row.values { open.remove(value.name.value) }
    return unused.map { name in
      guard maySeekSuggestion(among: candidates.count) else {
        return UnusedValue(name: name, meant: nil)
      }
      let meant = Suggestion.best(for: name.value, among: candidates) ?? open.onlyName
      if let meant { open.remove(meant) }
      return UnusedValue(name: name, meant: meant)
    }
  }

  mutating func report(_ values: [UnusedValue], of row: FixedRowSpec) {
    for value in values {
      let name = value.name.value
      report(
        .unusedValue,
        row.cell.map {
          "the cell \(quoted($0.value)) does not print a value \(quoted(name))"
        } ?? "this row does not print the value \(quoted(name))",
        at: value.name.span,
        help: value.meant.map { "did you mean \(quoted($0))?" }
          ?? "write `{{\(name)}}` where the value belongs, or take it out")
    }
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
      add([cell.text, cell.html], to: chain)
      add(chain.flatMap { [$0.text, $0.html] }, to: [cell])
      add(spec.builtInForms(under: cell.name.value), to: [cell])
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

  /// The names of values that the cell of a row declares and those that the row's templates have;
  /// nil where a fault may hide some.
  private func valueNames(
    of row: FixedRowSpec, fallback: BuiltInCell, _ spec: ReportSpec
  ) -> (declared: [String], written: [String])? {
    if row.hasFaultyForms { return nil }
    let name = row.cell?.value ?? fallback.rawValue
    var forms = TemplateNameList([row.text, row.html])
    let chain = row.cell == nil && fallback == .row ? [] : spec.cellChain(from: name)
    if row.cell != nil, !isSound(chain, from: name) { return nil }
    for cell in chain { forms.add([cell.text, cell.html]) }
    if row.cell != nil || fallback != .row { forms.add(spec.builtInForms(under: name)) }
    return forms.isFaulty ? nil : (chain.flatMap(\.values).map(\.name.value), forms.names)
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
}
