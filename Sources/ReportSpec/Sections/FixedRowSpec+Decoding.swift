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
      return FixedRowSpec(
        span: node.span, cell: cell, text: nil, html: nil, values: [], key: nil, isHidden: nil)
    }
    let faults = bag.all.count
    guard let keys = keys(of: node, named: what, as: place) else { return nil }
    let cell = name(keys["cell"], wants: "the name of a cell")
    let text = template(keys["text"], of: .text)
    let html = template(keys["html"], of: .html)
    let hasFaultyForms = isExplained(node, since: faults)
    let values = values(keys["values"])
    let key = name(keys["key"], wants: "a text that identifies the row")
    let isHidden = condition(keys["hidden"])
    if cell == nil, text == nil, html == nil {
      if !isExplained(node, since: faults) {
        report(
          .missingKey, "\(place.name) needs `cell` or `text`", at: node.span,
          help: "write what it shows: `{text: …}`")
      }
      return nil
    }
    return FixedRowSpec(
      span: node.span, cell: cell, text: text, html: html, values: values,
      hasFaultyValues: Self.isFaulty(values, of: keys["values"]),
      hasFaultyForms: hasFaultyForms, key: key, isHidden: isHidden)
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

  /// A row that stands for others, `no_content` or `all_hidden`, or `false`.
  mutating func noteSetting(
    _ entry: YAMLMapping.Entry?, as place: KeyPlace
  ) -> Setting<FixedRowSpec> {
    guard let entry else { return .unset }
    let what = quoted(entry.name)
    if case .boolean(let isOn)? = entry.value.scalar?.value {
      if !isOn { return .off(entry.value.span) }
      wrongKind(
        entry.value, what, wants: "a text, a cell or `false`",
        help: "write what it shows: `\(entry.name): {text: …}`")
      return .unset
    }
    if let items = entry.value.sequence {
      wrongKind(
        entry.value, what, wants: "one row",
        help: items.isEmpty ? "write `\(entry.name): {text: …}`" : "take the brackets away")
      return .unset
    }
    return fixedRow(entry.value, what, as: place).map { .set($0) } ?? .unset
  }
}
