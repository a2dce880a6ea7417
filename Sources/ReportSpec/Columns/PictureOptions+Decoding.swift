import Diagnostics
import YAMLTree

/// The options of the formats that draw more than text.
extension SpecDecoder {
  mutating func image(_ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else { return .image(ImageStyleSpec()) }
    guard
      let keys = keys(
        of: options.value, named: "`image`", as: .image, example: "{image: {alt: name}}")
    else { return nil }
    let alternative = name(keys["alt"], wants: "the name of a field")
    use(alternative, for: .column)
    return .image(
      ImageStyleSpec(
        alternative: alternative, height: integer(keys["height"], in: 8...400)?.value))
  }

  /// `{value: class}`; without options every value has the same look.
  mutating func badge(_ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else { return .badge([]) }
    guard let mapping = options.value.mapping else {
      wrongKind(
        options.value, "`badge`", wants: "a mapping of values to classes",
        help: "write `{badge: {VALUE: good}}`")
      return nil
    }
    var entries: [MapEntrySpec] = []
    for (index, entry) in mapping.entries.enumerated() where hasValue(entry, index, mapping) {
      guard let text = className(entry) else { continue }
      entries.append(MapEntrySpec(value: Located(entry.name, entry.nameSpan), text: text))
    }
    return .badge(entries)
  }

  mutating func bar(_ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else { return .bar(BarSpec()) }
    guard
      let keys = keys(
        of: options.value, named: "`bar`", as: .bar,
        example: "{bar: {max: \(options.value.scalar.map { flowText($0.text) } ?? "100")}}")
    else { return nil }
    return .bar(BarSpec(max: positive(keys["max"])?.value, text: innerFormat(keys["format"])))
  }

  mutating func heat(_ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else { return .heat(HeatSpec(palette: .blue)) }
    guard
      let keys = keys(
        of: options.value, named: "`heat`", as: .heat, example: "{heat: {from: 0, to: 100}}")
    else { return nil }
    let heat = HeatSpec(
      from: finite(keys["from"]), to: finite(keys["to"]),
      palette: word(keys["palette"], as: PaletteSpec.self)?.value ?? .blue,
      text: innerFormat(keys["format"]))
    if let from = heat.from, let to = heat.to, from.value >= to.value {
      report(
        .conflictingKeys, "`from` is not below `to`", at: to.span, other: from.span,
        "`from` is here", help: "colours run from the lower value to the higher one")
      return nil
    }
    return .heat(heat)
  }

  mutating func sparkline(
    _ name: Located<String>, _ options: YAMLMapping.Entry?
  ) -> FormatKindSpec? {
    let example = "format: {sparkline: {fields: [y2023, y2024, y2025]}}"
    guard let options else {
      return missingOption(name, "the fields of its values", example: example)
    }
    let faults = bag.all.count
    guard let keys = keys(of: options.value, named: "`sparkline`", as: .sparkline, example: example)
    else { return nil }
    guard let entry = keys["fields"] else {
      return isExplained(options.value.span, since: faults)
        ? nil : missingOption(name, "the fields of its values", example: example)
    }
    guard let items = items(entry, wants: "a list of fields") else { return nil }
    let fields = items.compactMap {
      self.name($0, "a field of `sparkline`", wants: "the name of a field")
    }
    if items.count < 2 {
      report(
        .emptyList, "a line needs two fields or more", at: entry.value.span,
        help: "name the fields in the order in which they are drawn")
      return nil
    }
    for field in fields { use(field, for: .column) }
    return fields.count == items.count ? .sparkline(fields) : nil
  }

  mutating func stars(_ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else { return .stars(max: 5) }
    guard
      let keys = keys(
        of: options.value, named: "`stars`", as: .stars,
        example: "{stars: {max: \(options.value.scalar.map { flowText($0.text) } ?? "5")}}")
    else { return nil }
    return .stars(max: integer(keys["max"], in: 1...20)?.value ?? 5)
  }

  /// How the number beside a picture is written: one of the formats of numbers.
  private mutating func innerFormat(_ entry: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let entry, let format = format(entry) else { return nil }
    switch format.kind {
    case .number, .integer, .percent, .currency, .bytes, .compact:
      return format.kind
    default:
      report(
        .unknownValue, "the number beside a picture takes a format of numbers", at: format.span,
        help: "use `number`, `integer`, `percent`, `currency`, `bytes` or `compact`")
      return nil
    }
  }

  private mutating func positive(_ entry: YAMLMapping.Entry?) -> Located<Double>? {
    guard let number = finite(entry) else { return nil }
    if number.value > 0 { return number }
    report(
      .numberOutOfRange, "\(quoted(entry?.name ?? "")) takes a number above 0", at: number.span)
    return nil
  }

  /// A number that is neither infinite nor NaN.
  private mutating func finite(_ entry: YAMLMapping.Entry?) -> Located<Double>? {
    guard let entry, !entry.value.isFaulty else { return nil }
    switch entry.value.scalar?.value {
    case .integer(let value?): return Located(Double(value), entry.value.span)
    case .float(let value) where value.isFinite: return Located(value, entry.value.span)
    default:
      wrongKind(entry.value, quoted(entry.name), wants: "a number")
      return nil
    }
  }
}
