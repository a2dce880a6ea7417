import Templating

extension SpecDecoder {
  /// Notes the names of a text that sees the fields of a row, each once.
  ///
  /// A name that the row, the section or the report has too means the field only where the data
  /// has one; such names are kept apart. Names of `own` are the text's own.
  mutating func useNames(
    in template: TemplateSpec, for purpose: FieldUse.Purpose, constants: ConstantNames,
    besides own: [String] = []
  ) {
    for use in template.parsed?.nameUses ?? [] {
      let name = use.name
      guard !own.contains(where: { $0.hasSameBytes(as: name) }), !name.hasSameBytes(as: "."),
        !constants.has(name)
      else {
        continue
      }
      let plain = name.hasSuffix(".raw") ? String(name.dropLast(4)) : name
      let use = FieldUse(
        name: plain.hasPrefix("row.") ? String(plain.dropFirst(4)) : plain,
        span: use.span, purpose: purpose, chain: use.chain)
      if ScopeNames.isReserved(plain) {
        possibleFieldUses.append(use)
      } else {
        fieldUses.append(use)
      }
    }
  }
}
