import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `cell: NAME`, or `cells:` with one rule that has no condition.
  mutating func cellChoice(_ keys: Keys) -> CellChoiceSpec? {
    let single = keys["cell"].flatMap { cellName($0) }
    let ruled = keys["cells"].flatMap { cellRules($0) }
    if let cell = keys["cell"], let cells = keys["cells"] {
      report(
        .conflictingKeys, "`cell` and `cells` stand in the same place", at: cells.nameSpan,
        other: cell.nameSpan, "`cell` is here", help: "keep one of them")
    }
    return single ?? ruled
  }

  private mutating func cellName(_ entry: YAMLMapping.Entry) -> CellChoiceSpec? {
    if let mapping = entry.value.mapping, mapping.entry("field") != nil {
      notYet("a cell chosen by a field", .sections, at: entry.value.span)
      return nil
    }
    if entry.value.mapping != nil {
      wrongKind(
        entry.value, "`cell`", wants: "the name of a cell",
        help: "describe the cell under the top-level `cells` and name it here")
      return nil
    }
    return name(entry, wants: "the name of a cell").map { CellChoiceSpec(span: $0.span, cell: $0) }
  }

  private mutating func cellRules(_ entry: YAMLMapping.Entry) -> CellChoiceSpec? {
    guard
      let rules = items(
        entry, wants: "a list of rules", example: "cells: [{cell: row}]",
        emptyHelp: "name a cell: `cells: [{cell: row}]`")
    else { return nil }
    var choice: CellChoiceSpec?
    for rule in rules {
      let faults = bag.all.count
      guard
        let keys = keys(
          of: rule, named: "a rule of `cells`", as: .cellRule, example: "{cell: row}")
      else { continue }
      let hasCondition = rule.mapping?.entry("when") != nil
      guard let cellEntry = keys["cell"] else {
        if !isExplained(rule.span, since: faults) {
          report(
            .missingKey, "a rule of `cells` needs `cell`", at: rule.span,
            help: "name the cell that draws the row: `{cell: row}`")
        }
        continue
      }
      guard let found = cellName(cellEntry), !hasCondition else { continue }
      if let first = choice {
        report(
          .unreachableRule, "this rule is never reached", at: rule.span, other: first.span,
          "this rule has no condition and takes every row", help: "keep one of them")
      } else {
        choice = CellChoiceSpec(span: rule.span, cell: found.cell)
      }
    }
    return choice
  }
}
