import Diagnostics
import Expressions
import YAMLTree

extension SpecDecoder {
  /// An expression; nil, with a report, where the node is no text.
  ///
  /// Every scalar is one, as `5` and `true` are expressions too.
  /// - Parameters:
  ///   - node: The value of the key.
  ///   - what: The key as a message calls it.
  ///   - purpose: What its names may be fields for.
  /// - Returns: The expression, whose text may have a fault that was reported.
  mutating func expression(
    _ node: YAMLNode, _ what: String, for purpose: FieldUse.Purpose = .expression
  ) -> ExpressionSpec? {
    if node.isFaulty { return nil }
    guard let scalar = node.scalar, !node.isNull else {
      let help = Self.comparisonHelp(node)
      wrongKind(node, what, wants: "an expression", help: help, quotable: help == nil)
      return nil
    }
    if scalar.text.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      report(.emptyName, "\(what) is empty", at: node.span, help: "write an expression")
      return nil
    }
    let expression = ExpressionSpec(scalar: scalar, parsed: parsed(scalar, node))
    for name in expression.parsed?.mentions ?? [] {
      possibleFieldUses.append(
        FieldUse(
          name: String(decoding: name, as: UTF8.self), span: scalar.span, purpose: purpose))
    }
    return expression
  }

  mutating func expression(
    _ entry: YAMLMapping.Entry?, for purpose: FieldUse.Purpose = .expression
  ) -> ExpressionSpec? {
    entry.flatMap { expression($0.value, quoted($0.name), for: purpose) }
  }

  /// `true`, `false` or an expression.
  mutating func condition(_ entry: YAMLMapping.Entry?) -> ConditionSpec? {
    guard let entry, !entry.value.isFaulty else { return nil }
    if let scalar = entry.value.scalar {
      if scalar.text == "true" { return .constant(true) }
      if scalar.text == "false" { return .constant(false) }
      if scalar.style == .plain, let meant = booleanMeant(by: entry.value) {
        wrongKind(
          entry.value, quoted(entry.name), wants: "`true`, `false` or an expression",
          help: "did you mean `\(meant)`?")
        return nil
      }
    }
    return expression(entry).map { .expression($0) }
  }

  private mutating func parsed(_ scalar: YAMLScalar, _ node: YAMLNode) -> ParsedExpression? {
    let places = ExpressionPlaces(of: scalar)
    let source = ExpressionSource(bytes: Array(scalar.text.utf8)) { places.span(of: $0) }
    var faults = DiagnosticBag()
    let parsed = ParsedExpression.parse(source, into: &faults)
    if parsed == nil, let help = QuoteAdvice.help(forCommentBehind: node) {
      cutExpressions.append(node.span.range.upperBound)
      report(
        .unquotedText, "the expression ends at the `#`, which starts a comment", at: scalar.span,
        help: help)
    } else {
      bag.add(contentsOf: faults)
    }
    return parsed
  }

  /// What to do about conditions in the forms of other tools: several in a list, or `{price: 5}`.
  private static func comparisonHelp(_ node: YAMLNode) -> String? {
    if let only = node.mapping?.entries.first, node.mapping?.entries.count == 1,
      let value = only.value.scalar, !only.value.isNull
    {
      let text = value.value == .string ? "\"\(value.text)\"" : value.text
      return "compare with `==`, as in \(quoted("\(only.name) == \(text)"))"
    }
    guard let items = node.sequence, items.count > 1,
      items.allSatisfy({ $0.scalar != nil && $0.scalar?.style == .plain }),
      items.contains(where: { $0.scalar?.text.contains(where: { "<>=".contains($0) }) == true })
    else { return nil }
    return "join the conditions with `&&`, or with `||`"
  }
}
