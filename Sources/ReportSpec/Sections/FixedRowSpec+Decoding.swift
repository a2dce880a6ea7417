import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// A fixed row: the name of a cell, or a mapping with `cell`, `text` or both.
  mutating func fixedRow(_ node: YAMLNode, _ what: String, as place: KeyPlace) -> FixedRowSpec? {
    if node.isFaulty { return nil }
    if node.mapping == nil {
      guard
        let cell = name(node, what, wants: "the name of a cell, or `{text: …}`")
      else { return nil }
      return FixedRowSpec(span: node.span, cell: cell, text: nil, key: nil, isHidden: false)
    }
    let faults = bag.all.count
    guard let keys = keys(of: node, named: what, as: place) else { return nil }
    let cell = name(keys["cell"], wants: "the name of a cell")
    let text = template(keys["text"])
    let key = name(keys["key"], wants: "a text that identifies the row")
    let isHidden = condition(keys["hidden"])
    if cell == nil, text == nil {
      if !isExplained(node.span, since: faults) {
        report(
          .missingKey, "\(place.name) needs `cell` or `text`", at: node.span,
          help: "write what it shows: `{text: …}`")
      }
      return nil
    }
    return FixedRowSpec(
      span: node.span, cell: cell, text: text, key: key, isHidden: isHidden?.value ?? false)
  }

  mutating func fixedRows(_ entry: YAMLMapping.Entry?, emptyHelp: String? = nil) -> [FixedRowSpec] {
    oneOrMore(entry, emptyHelp: emptyHelp).compactMap {
      fixedRow($0, "a row of `\(entry?.name ?? "rows")`", as: .fixedRow)
    }
  }

  mutating func fixedRowsSetting(_ entry: YAMLMapping.Entry?) -> Setting<[FixedRowSpec]> {
    guard let entry else { return .unset }
    if case .boolean(false)? = entry.value.scalar?.value { return .off(entry.value.span) }
    return .set(fixedRows(entry))
  }

  mutating func noContentSetting(_ entry: YAMLMapping.Entry?) -> Setting<FixedRowSpec> {
    guard let entry else { return .unset }
    if case .boolean(let isOn)? = entry.value.scalar?.value {
      if !isOn { return .off(entry.value.span) }
      wrongKind(
        entry.value, "`no_content`", wants: "a text, a cell or `false`",
        help: "write what it shows: `no_content: {text: …}`")
      return .unset
    }
    if let items = entry.value.sequence {
      wrongKind(
        entry.value, "`no_content`", wants: "one row",
        help: items.isEmpty ? "write `no_content: {text: …}`" : "take the brackets away")
      return .unset
    }
    return fixedRow(entry.value, "`no_content`", as: .noContent).map { .set($0) } ?? .unset
  }

  /// A condition: `true` or `false`; an expression is refused as not there yet.
  mutating func condition(_ entry: YAMLMapping.Entry?) -> Located<Bool>? {
    guard let entry else { return nil }
    if let scalar = entry.value.scalar, case .string = scalar.value,
      booleanMeant(by: entry.value) == nil
    {
      notYet("an expression as \(quoted(entry.name))", .expressions, at: entry.value.span)
      return nil
    }
    return boolean(entry)
  }
}
