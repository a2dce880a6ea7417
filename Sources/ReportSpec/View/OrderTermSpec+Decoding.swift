import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `name`, `-name` or `{field: name, descending: true, collate: locale}`.
  mutating func orderTerm(_ node: YAMLNode) -> OrderTermSpec? {
    if node.isFaulty { return nil }
    guard node.mapping != nil else { return shortOrderTerm(node) }
    if let help = shortForm(of: node) {
      report(
        .wrongKind, "an entry of `order` has no direction as a value", at: node.span, help: help)
      return nil
    }
    let faults = bag.all.count
    guard let keys = keys(of: node, named: "an entry of `order`", as: .orderTerm) else {
      return nil
    }
    let field = name(keys["field"], wants: "the name of a field")
    use(field, for: .order)
    let isDescending = boolean(keys["descending"])?.value ?? false
    let collation = word(keys["collate"], as: CollationSpec.self)?.value ?? .bytes
    guard let field else {
      if !isExplained(node, since: faults) {
        report(
          .missingKey, "an entry of `order` needs `field`", at: node.span,
          help: "name the field: `{field: …}`")
      }
      return nil
    }
    return OrderTermSpec(
      span: node.span, field: field, isDescending: isDescending, collation: collation)
  }

  private mutating func shortOrderTerm(_ node: YAMLNode) -> OrderTermSpec? {
    guard
      let text = name(
        node, "an entry of `order`", wants: "the name of a field, `-` before it to turn")
    else { return nil }
    if isListWithoutSpaces(node) {
      report(
        .wrongKind, "this is one text, not a list of entries", at: text.span,
        help: "put a space behind the `-` of each entry: `- price`, or `- -price` to turn it")
      return nil
    }
    if let mend = directionMend(text.value) {
      report(
        .wrongKind, "an entry of `order` has no word for its direction", at: text.span, help: mend)
      return nil
    }
    let isDescending = text.value.utf8.first == UInt8(ascii: "-")
    let field = isDescending ? String(text.value.unicodeScalars.dropFirst()) : text.value
    if field.isEmpty {
      report(
        .emptyName, "`-` names no field", at: text.span, help: "put a field behind it: `-price`")
      return nil
    }
    use(Located(field, text.span), for: .order)
    return OrderTermSpec(
      span: node.span, field: Located(field, text.span), isDescending: isDescending,
      collation: .bytes)
  }

  /// The language's form of `price desc`, which query languages have.
  private func directionMend(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, let field = words.first, let word = words.last else { return nil }
    let turned: String
    switch word.lowercased() {
    case "desc", "descending": turned = "-\(field)"
    case "asc", "ascending": turned = String(field)
    default: return nil
    }
    return "write \(quoted(turned)), or for a field of this name `{field: \(flowText(text))}`"
  }

  /// The language's form of `{price: desc}`, which other tools have.
  private func shortForm(of node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, let only = entries.first, entries.count == 1,
      let word = only.value.scalar?.text.lowercased()
    else { return nil }
    switch word {
    case "desc", "descending": return "write `-\(only.name)`"
    case "asc", "ascending": return "write \(quoted(only.name))"
    default: return nil
    }
  }
}
