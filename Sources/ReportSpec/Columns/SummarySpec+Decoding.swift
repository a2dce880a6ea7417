import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `summary: {price: mean, value: sum}` or `summary: false`.
  mutating func summarySetting(_ entry: YAMLMapping.Entry?) -> Setting<[SummaryTermSpec]> {
    guard let entry, !entry.value.isFaulty else { return .unset }
    if case .boolean(false)? = entry.value.scalar?.value { return .off(entry.value.span) }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, "`summary`", wants: "a mapping of columns, or `false`",
        help: "write `summary: {COLUMN: sum}`")
      return .unset
    }
    var terms: [SummaryTermSpec] = []
    for (index, term) in mapping.entries.enumerated() where hasValue(term, index, mapping) {
      if let term = summaryTerm(term) { terms.append(term) }
    }
    return .set(terms)
  }

  private mutating func summaryTerm(_ entry: YAMLMapping.Entry) -> SummaryTermSpec? {
    if entry.value.isFaulty { return nil }
    let name = Located(entry.name, entry.nameSpan)
    // What an expression makes may have a name of its own, for templates.
    let id = summaryID(of: name, isField: entry.value.mapping?.entry("value") == nil)
    if case .boolean(false)? = entry.value.scalar?.value {
      return SummaryTermSpec(id: id, name: name, value: .off)
    }
    return summaryValue(entry).map { SummaryTermSpec(id: id, name: name, value: $0) }
  }

  /// One of the words of `summary`, or `{value: EXPR}`.
  mutating func summaryValue(_ entry: YAMLMapping.Entry) -> SummaryValueSpec? {
    guard let mapping = entry.value.mapping else {
      return word(entry, as: SummaryFunction.self).map { .function($0) }
    }
    if let only = mapping.entries.first, SummaryFunction(rawValue: only.name) != nil {
      let field = only.value.scalar.map(\.text) ?? "FIELD"
      report(
        .wrongKind, "\(quoted(entry.name)) takes a word or `{value: …}`", at: entry.value.span,
        help: field.hasSameBytes(as: entry.name)
          ? "write `\(entry.name): \(only.name)`" : "write `{value: \(only.name)(\(field))}`")
      return nil
    }
    let faults = bag.all.count
    guard let keys = keys(of: entry.value, named: quoted(entry.name), as: .summaryTerm) else {
      return nil
    }
    if let value = expression(keys["value"]) { return .expression(value) }
    if keys["value"] == nil, !isExplained(entry.value, since: faults) {
      report(
        .missingKey, "\(quoted(entry.name)) needs `value`", at: entry.value.span,
        help: "write an expression over the rows: `{value: sum(price)}`")
    }
    return nil
  }

  /// The column that a key of `summary` means: by its id, else by its field, else the field itself.
  private mutating func summaryID(of name: Located<String>, isField: Bool) -> String {
    if columnIDs.contains(name.value) { return name.value }
    if let id = columnsOfFields[name.value] { return id }
    if isField { use(name, for: .summary) }
    return name.value
  }
}
