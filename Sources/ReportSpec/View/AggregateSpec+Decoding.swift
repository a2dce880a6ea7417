import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `aggregate: {by: [type, date], fields: {sold: count, revenue: {sum: price}}}`.
  mutating func aggregate(_ entry: YAMLMapping.Entry?) -> AggregateSpec? {
    guard let entry, !entry.value.isFaulty else { return nil }
    let faults = bag.all.count
    guard
      let keys = keys(
        of: entry.value, named: "`aggregate`", as: .aggregate,
        example: "aggregate: {by: [FIELD], fields: {number: count}}")
    else { return nil }
    let by = distinctNames(
      oneOrMore(keys["by"], emptyHelp: "name the fields whose values make the rows"), "`by`",
      wants: "the name of a field")
    for field in by { use(field, for: .aggregate) }
    let fields = aggregateFields(keys["fields"])
    if keys["by"] == nil, !isExplained(entry.value, since: faults) {
      report(
        .missingKey, "`aggregate` needs `by`", at: entry.value.span,
        help: "name the fields whose values make the rows: `by: [FIELD]`")
    }
    if by.isEmpty { return nil }
    let spec = AggregateSpec(
      span: entry.value.span, by: by, fields: fields,
      hasFaults: isExplained(entry.value, since: faults))
    var seen = NameTable<SourceSpan>()
    for name in spec.names {
      guard let first = seen.add(name.value, name.span) else { continue }
      report(
        .duplicateName, "two fields of `aggregate` are named \(quoted(name.value))",
        at: name.span, other: first, "the first one", help: "give one of them another name")
    }
    return spec
  }

  private mutating func aggregateFields(_ entry: YAMLMapping.Entry?) -> [AggregateFieldSpec] {
    namedEntries(
      entry, "`fields` of `aggregate`", wants: "a mapping of fields",
      example: "fields: {number: count, revenue: {sum: price}}"
    ).compactMap { entry in
      aggregateKind(entry).map {
        AggregateFieldSpec(name: Located(entry.name, entry.nameSpan), kind: $0)
      }
    }
  }

  /// `count`, `{sum: price}` or `{value: EXPR}`.
  private mutating func aggregateKind(_ entry: YAMLMapping.Entry) -> AggregateFieldSpec.Kind? {
    guard let mapping = entry.value.mapping else { return aggregateWord(entry) }
    let words = SummaryFunction.allCases.map(\.rawValue)
    guard let only = mapping.entries.first, mapping.entries.count == 1 else {
      report(
        .wrongKind, "\(quoted(entry.name)) takes one function with its field", at: entry.value.span,
        help: "write `{sum: FIELD}`, or compute it: `{value: sum(a) / sum(b)}`")
      return nil
    }
    guard !only.value.isFaulty, hasValue(only, 0, mapping) else { return nil }
    if only.name == "value" {
      return expression(only, for: .dataExpression).map { .value($0) }
    }
    guard let function = SummaryFunction(rawValue: only.name) else {
      unknownValue(
        Located(only.name, only.nameSpan), "\(quoted(entry.name)) in `aggregate`",
        among: words + ["value"])
      return nil
    }
    let field = name(only, wants: "the name of a field")
    use(field, for: .aggregate)
    return field.map { .function(Located(function, only.nameSpan), field: $0) }
  }

  private mutating func aggregateWord(_ entry: YAMLMapping.Entry) -> AggregateFieldSpec.Kind? {
    let wants = "`count`, `{sum: FIELD}` or `{value: EXPR}`"
    guard let word = name(entry, wants: wants) else { return nil }
    if word.value == "count" { return .count }
    if SummaryFunction(rawValue: word.value) != nil {
      report(
        .missingKey, "\(quoted(word.value)) needs a field", at: word.span,
        help: "write `{\(word.value): FIELD}`")
    } else {
      unknownValue(
        word, "\(quoted(entry.name)) in `aggregate`", among: ["count"],
        elseHelp: "write `count`, `{sum: FIELD}` or `{value: EXPR}`")
    }
    return nil
  }
}
