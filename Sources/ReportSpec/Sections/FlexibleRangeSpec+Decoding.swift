import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `flexible: {grow, min, max}` in a range of some length; `min` ≤ `length` ≤ `max`.
  mutating func flexible(
    _ entry: YAMLMapping.Entry?, in range: Keys, length: Located<Int>?
  ) -> FlexibleRangeSpec? {
    guard let entry, !entry.value.isFaulty else { return nil }
    let faults = bag.all.count
    guard
      let keys = keys(
        of: entry.value, named: "`flexible`", as: .flexible, example: "flexible: {grow: pin_side}")
    else { return nil }
    let spec = FlexibleRangeSpec(
      span: entry.value.span,
      grow: word(keys["grow"], as: RangeGrowth.self)?.value ?? .pinSide,
      min: integer(keys["min"], in: 0...Int.max),
      max: integer(
        keys["max"], in: 1...Int.max, help: "for no limit, take `max` out"))
    if range["length"] == nil, !isExplained(range.span, since: faults) {
      report(
        .missingKey, "a flexible range needs a `length`", at: entry.nameSpan,
        help: "say how many rows it shows at first: `length: 20`")
    }
    checkLimits(spec, length: length)
    return spec
  }

  private mutating func checkLimits(_ spec: FlexibleRangeSpec, length: Located<Int>?) {
    if let min = spec.min, let max = spec.max, min.value > max.value {
      report(
        .rangeLimits, "`min` is above `max`", at: min.span, other: max.span,
        "`max` is \(max.value)", help: "exchange the two numbers")
      return
    }
    guard let length else { return }
    if let min = spec.min, length.value < min.value {
      report(
        .rangeLimits, "`length` is below `min`", at: length.span, other: min.span,
        "`min` is \(min.value)", help: "a flexible range begins between `min` and `max`")
    }
    if let max = spec.max, length.value > max.value {
      report(
        .rangeLimits, "`length` is above `max`", at: length.span, other: max.span,
        "`max` is \(max.value)", help: "a flexible range begins between `min` and `max`")
    }
  }
}
