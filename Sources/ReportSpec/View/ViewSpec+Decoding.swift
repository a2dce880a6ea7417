import Diagnostics
import YAMLTree

extension SpecDecoder {
  mutating func view(_ entry: YAMLMapping.Entry?) -> ViewSpec {
    guard let entry,
      let keys = keys(
        of: entry.value, named: "`view`", as: .view, example: "view: {group: FIELD, order: [FIELD]}"
      )
    else { return .absent }
    let group = groupField(keys["group"])
    let ungrouped = name(keys["ungrouped"], wants: "the name of a group")
    if let ungrouped, keys["group"] == nil {
      warn(
        .noEffect, "`ungrouped` does nothing without `group`", at: ungrouped.span,
        help: "add `group: FIELD`, or take it out")
    }
    return ViewSpec(
      where: expression(keys["where"], for: .dataExpression),
      aggregate: aggregate(keys["aggregate"]), group: group, ungrouped: ungrouped,
      order: oneOrMore(keys["order"]).compactMap { orderTerm($0) })
  }

  private mutating func groupField(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    guard let entry else { return nil }
    if let list = entry.value.sequence, !list.isEmpty {
      if let only = list.first?.scalar, list.count == 1 {
        wrongKind(
          entry.value, "`group`", wants: "the name of a field",
          help: "write `group: \(flowText(only.text))`")
      } else {
        reserved("nested groups", at: entry.value.span, help: "name one field: `group: FIELD`")
      }
      return nil
    }
    let field = name(entry, wants: "the name of a field")
    use(field, for: .group)
    return field
  }
}
