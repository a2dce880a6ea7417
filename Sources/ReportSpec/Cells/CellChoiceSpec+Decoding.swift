import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `cell: NAME`, `cell: {field: …}` or the rules of `cells`.
  mutating func cellChoice(_ keys: Keys) -> CellChoiceSpec? {
    let single = keys["cell"].flatMap { singleCell($0) }
    let ruled = keys["cells"].flatMap { cellRules($0) }
    if let cell = keys["cell"], let cells = keys["cells"] {
      report(
        .conflictingKeys, "`cell` and `cells` stand in the same place", at: cells.nameSpan,
        other: cell.nameSpan, "`cell` is here", help: "keep one of them")
    }
    return single ?? ruled
  }

  private mutating func singleCell(_ entry: YAMLMapping.Entry) -> CellChoiceSpec? {
    if let mapping = entry.value.mapping,
      mapping.entry("field") != nil || mapping.entry("default") != nil
    {
      return cellField(entry)
    }
    return cellName(entry).map { CellChoiceSpec($0) }
  }

  /// `cell: {field: kind, default: row}`; without `default` the cell is `row`.
  private mutating func cellField(_ entry: YAMLMapping.Entry) -> CellChoiceSpec? {
    let faults = bag.all.count
    guard let keys = keys(of: entry.value, named: "`cell`", as: .cellField) else { return nil }
    let field = name(keys["field"], wants: "the name of a field")
    use(field, for: .cellChoice)
    let fallback = keys["default"].flatMap { cellName($0) }
    guard let field else {
      if !isExplained(entry.value, since: faults) {
        report(
          .missingKey, "`cell` needs `field` beside `default`", at: entry.value.span,
          help: "name the field whose values name cells, or write the cell alone")
      }
      return nil
    }
    return CellChoiceSpec(
      span: entry.value.span,
      kind: .field(
        field, default: fallback ?? Located(BuiltInCell.row.rawValue, entry.value.span)))
  }

  private mutating func cellName(_ entry: YAMLMapping.Entry) -> Located<String>? {
    if let mapping = entry.value.mapping {
      // A rule of `cells` names the wrong key, not the wrong place.
      let isRule = mapping.entry("when") != nil
      wrongKind(
        entry.value, quoted(entry.name), wants: "the name of a cell",
        help: isRule
          ? "rules are a list under `cells`: `cells: [{when: …, cell: NAME}, {cell: row}]`"
          : "describe the cell under the top-level `cells` and name it here")
      return nil
    }
    return name(entry, wants: "the name of a cell")
  }

  private mutating func cellRules(_ entry: YAMLMapping.Entry) -> CellChoiceSpec? {
    guard
      let items = items(
        entry, wants: "a list of rules", example: "cells: [{cell: row}]",
        emptyHelp: "name a cell: `cells: [{cell: row}]`")
    else { return nil }
    let faults = bag.all.count
    var rules: [CellRuleSpec] = []
    var last: SourceSpan?
    for item in items {
      guard let rule = cellRule(item) else { continue }
      if let last {
        report(
          .unreachableRule, "this rule is never reached", at: item.span, other: last,
          "this rule has no condition and takes every row",
          help: rule.when == nil ? "keep one of them" : "put it before that one")
        continue
      }
      if rule.when == nil { last = item.span }
      rules.append(rule)
    }
    if let rule = rules.last, last == nil {
      if !isExplained(entry.value, since: faults) {
        report(
          .incompleteRules, "the last rule of `cells` has a condition, so rows may be left over",
          at: rule.span, help: "add a rule without `when` behind it: `{cell: row}`")
      }
      return nil
    }
    return rules.isEmpty
      ? nil : CellChoiceSpec(span: entry.value.span, kind: .rules(rules))
  }

  private mutating func cellRule(_ node: YAMLNode) -> CellRuleSpec? {
    let faults = bag.all.count
    guard
      let keys = keys(of: node, named: "a rule of `cells`", as: .cellRule, example: "{cell: row}")
    else { return nil }
    let when = expression(keys["when"])
    let cell = keys["cell"].flatMap { cellName($0) }
    guard let cell else {
      if keys["cell"] == nil, !isExplained(node, since: faults) {
        report(
          .missingKey, "a rule of `cells` needs `cell`", at: node.span,
          help: "name the cell that draws the row: `{cell: row}`")
      }
      return nil
    }
    // A condition with a fault makes no rule for every row.
    if when == nil, node.mapping?.entry("when") != nil { return nil }
    return CellRuleSpec(span: node.span, when: when, cell: cell)
  }
}
