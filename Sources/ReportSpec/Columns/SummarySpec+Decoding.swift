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
    let id = summaryID(of: name)
    if case .boolean(false)? = entry.value.scalar?.value {
      return SummaryTermSpec(id: id, name: name, function: nil)
    }
    guard let function = summaryFunction(entry) else { return nil }
    return SummaryTermSpec(id: id, name: name, function: function)
  }

  /// One of the words of `summary`; `{value: EXPR}` is refused as not there yet.
  mutating func summaryFunction(_ entry: YAMLMapping.Entry?) -> Located<SummaryFunction>? {
    guard let entry else { return nil }
    if let mapping = entry.value.mapping, mapping.entry("value") != nil {
      notYet("an expression as `summary`", .expressions, at: entry.value.span)
      return nil
    }
    return word(entry, as: SummaryFunction.self)
  }

  /// The column that a key of `summary` means: by its id, else by its field, else the field itself.
  private mutating func summaryID(of name: Located<String>) -> String {
    if columnIDs.contains(name.value) { return name.value }
    if let id = columnsOfFields[name.value] { return id }
    use(name, for: .summary)
    return name.value
  }
}
