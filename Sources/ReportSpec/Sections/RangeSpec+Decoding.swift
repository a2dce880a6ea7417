import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `range: 3`, `range: {length, offset, from, of, flexible, more, earlier}` or `range: false`.
  mutating func rangeSetting(_ entry: YAMLMapping.Entry?) -> Setting<RangeSpec> {
    guard let entry, !entry.value.isFaulty else { return .unset }
    let node = entry.value
    switch node.scalar?.value {
    case .boolean(false)?: return .off(node.span)
    case .integer?, .float?:
      guard let length = length(node, "`range`") else { return .unset }
      return .set(
        RangeSpec(
          span: node.span, length: length, offset: nil, pin: .beginning, space: .shown,
          flexible: nil, more: .unset, earlier: .unset))
    case nil where node.mapping != nil: break
    default:
      wrongKind(
        node, "`range`", wants: "a number of rows, a mapping or `false`",
        help: "write `range: 20` or `range: {length: 20, from: end}`")
      return .unset
    }
    guard let keys = keys(of: node, named: "`range`", as: .range) else { return .unset }
    let length = keys["length"].flatMap { self.length($0.value, "`length`") }
    return .set(
      RangeSpec(
        span: node.span, length: length,
        offset: integer(keys["offset"], in: 0...Int.max),
        pin: word(keys["from"], as: RangePin.self)?.value ?? .beginning,
        space: word(keys["of"], as: RangeSpace.self)?.value ?? .shown,
        flexible: flexible(keys["flexible"], in: keys, length: length),
        more: templateSetting(keys["more"], isOnByDefault: true),
        earlier: templateSetting(keys["earlier"], isOnByDefault: true)))
  }

  private mutating func length(_ node: YAMLNode, _ what: String) -> Located<Int>? {
    let isZero = node.scalar?.value == .integer(0)
    return integer(
      node, what, in: 1...Int.max,
      help: isZero ? "to show no row, write `hidden: true`; for all rows, `range: false`" : nil)
  }
}
