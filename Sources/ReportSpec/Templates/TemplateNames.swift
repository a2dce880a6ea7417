import Templating

extension SpecDecoder {
  /// Notes every name of a text that sees the fields of a row.
  ///
  /// A name may turn out to be one of the section's; only the fields of the data can tell.
  mutating func useNames(in template: TemplateSpec, for purpose: FieldUse.Purpose) {
    for name in template.parsed?.writtenNames ?? [] {
      let field = name.hasSuffix(".raw") ? String(name.dropLast(4)) : name
      use(Located(field, template.span), for: purpose)
    }
  }
}
