import Diagnostics

/// A lookup and a field of the same name: expressions would never see the lookup, as inner names
/// win (spec language §5).
extension SpecDecoder {
  mutating func checkVariableNames(_ spec: ReportSpec) {
    var fields = NameTable<SourceSpan>()
    for field in spec.data.fields { fields.add(field.name.value, field.name.span) }
    for lookup in spec.data.lookups {
      guard let field = fields[lookup.name.value] else { continue }
      report(
        .duplicateName, "a lookup and a field are both named \(quoted(lookup.name.value))",
        at: lookup.name.span, other: field, "the field is here",
        help: "give the lookup another name; expressions see the field")
    }
  }
}
