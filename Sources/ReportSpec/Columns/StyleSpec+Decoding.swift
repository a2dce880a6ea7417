import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The list `styles` of a column.
  mutating func styles(_ entry: YAMLMapping.Entry?) -> [StyleSpec] {
    guard
      let items = items(
        entry, wants: "a list of styles", example: "styles: [{when: price > 100, bold: true}]",
        emptyHelp: "add a style, or take `styles` out")
    else { return [] }
    return items.compactMap { style($0) }
  }

  private mutating func style(_ node: YAMLNode) -> StyleSpec? {
    let faults = bag.all.count
    guard let keys = keys(of: node, named: "a style", as: .style) else { return nil }
    let when = expression(keys["when"])
    let className = className(keys["class"])
    let isBold = boolean(keys["bold"])
    let color = color(keys["color"])
    guard let when else {
      if !isExplained(node, since: faults) {
        report(
          .missingKey, "a style needs `when`", at: node.span,
          help: "say for which rows it is: `when: …`; a whole column has `when: true`")
      }
      return nil
    }
    if className == nil, color == nil, isBold?.value != true, !isExplained(node, since: faults) {
      report(
        .missingKey, "a style needs `class`, `bold: true` or `color`", at: node.span,
        help: "say what it changes, such as `bold: true`")
    }
    return StyleSpec(
      span: node.span, when: when, className: className, isBold: isBold?.value ?? false,
      color: color)
  }

  /// A named color of CSS, `#rgb` or `#rrggbb`.
  private mutating func color(_ entry: YAMLMapping.Entry?) -> Located<ColorSpec>? {
    guard let entry, let text = name(entry, wants: "a color such as `red` or `\"#c00\"`") else {
      return nil
    }
    let color = text.value.lowercased()
    if let color = CSSColors.color(color) { return Located(color, text.span) }
    let isHex = CSSColors.color("#" + color) != nil
    let help: String
    if isHex {
      help = "write `color: \"#\(color)\"`"
    } else if let meant = Suggestion.best(for: color, among: CSSColors.names) {
      help = "did you mean \(quoted(meant))?"
    } else {
      help = "write a name of CSS such as `red`, or red, green and blue as in `\"#cc0000\"`"
    }
    report(.unknownValue, "there is no color \(quoted(text.value))", at: text.span, help: help)
    return nil
  }
}
