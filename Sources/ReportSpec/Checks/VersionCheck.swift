import Diagnostics
import YAMLTree

/// `sectional: 1` must stand in every spec and name the version of the language.
extension SpecDecoder {
  mutating func checkVersion(_ root: YAMLNode, _ keys: Keys) {
    guard let entry = keys["sectional"] else {
      if root.mapping?.entry("sectional") == nil {
        report(
          .missingVersion, "the spec does not say its language version",
          at: SourceSpan(source, root.span.range.lowerBound..<root.span.range.lowerBound),
          help: "add the line `sectional: 1`")
      }
      return
    }
    guard let scalar = entry.value.scalar else {
      wrongKind(entry.value, "`sectional`", wants: "the version 1", help: "write `sectional: 1`")
      return
    }
    if scalar.value == .integer(1) { return }
    if scalar.text == "1" {
      wrongKind(entry.value, "`sectional`", wants: "the number 1", help: "take the quotes away")
      return
    }
    let isOther: Bool
    if case .integer = scalar.value { isOther = true } else { isOther = false }
    report(
      .unknownVersion,
      isOther
        ? "this spec is written for version \(scalar.text) of the language"
        : "\(quoted(scalar.text)) is not the version of the language",
      at: entry.value.span,
      help: isOther ? "this program reads version 1: `sectional: 1`" : "write `sectional: 1`")
  }
}
