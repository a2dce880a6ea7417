import Diagnostics
import Expressions
import Values
import YAMLTree

extension SpecDecoder {
  /// The mapping `parameters`.
  mutating func parameters(_ entry: YAMLMapping.Entry?) -> [ParameterSpec] {
    namedEntries(
      entry, wants: "a mapping of parameters",
      example: "parameters: {region: {type: string, default: north}}"
    ).compactMap { parameter($0) }
  }

  private mutating func parameter(_ entry: YAMLMapping.Entry) -> ParameterSpec? {
    let what = "the parameter \(quoted(entry.name))"
    let example =
      entry.value.scalar.map { "\(entry.name): {default: \(flowText($0.text))}" }
      ?? "\(entry.name): {type: string}"
    guard let keys = keys(of: entry.value, named: what, as: .parameter, example: example) else {
      return nil
    }
    let faults = bag.all.count
    let name = variableName(entry, what, isMember: true)
    let declared = word(keys["type"], as: ParameterType.self)
    let texts = keys["default"].flatMap { defaultTexts($0, declared?.value) }
    let type = declared?.value ?? Self.type(of: keys["default"]?.value)
    let spec = ParameterSpec(
      name: name ?? Located(entry.name, entry.nameSpan), type: type, defaultTexts: texts,
      title: text(keys["title"]),
      isTrusted: boolean(keys["trusted"])?.value ?? false, checks: checks(keys, type, declared))
    if bag.all.count == faults { checkDefault(spec, keys) }
    return name == nil ? nil : spec
  }

  /// The type that a default has without `type`: that of the word as it is written.
  private static func type(of node: YAMLNode?) -> ParameterType {
    if node?.sequence != nil { return .list }
    guard let scalar = node?.scalar else { return .string }
    switch scalar.value {
    case .boolean: return .boolean
    case .string, .null: return .string
    case .integer, .float: break
    }
    // What YAML takes for a number is one only where data would be one (spec language §4): `007`
    // keeps its zeros.
    return switch Array(scalar.text.utf8).withUnsafeBytes({ ValueShape.of($0) }) {
    case .integer: .integer
    case .decimal, .number: .decimal
    default: .string
    }
  }

  private mutating func defaultTexts(
    _ entry: YAMLMapping.Entry, _ type: ParameterType?
  ) -> Located<[String]>? {
    if let type, type != .list, entry.value.sequence != nil {
      wrongKind(
        entry.value, "`default`", wants: type.words, help: "for several values, write `type: list`")
      return nil
    }
    if entry.value.sequence != nil || type == .list {
      let texts = oneOrMore(entry).map { text($0, "an entry of `default`") }
      return texts.contains { $0 == nil }
        ? nil : Located(texts.compactMap { $0?.value }, entry.value.span)
    }
    return text(entry).map { Located([$0.value], $0.span) }
  }

  private mutating func checks(
    _ keys: Keys, _ type: ParameterType, _ declared: Located<ParameterType>?
  ) -> ParameterChecks {
    var checks = ParameterChecks()
    checks.isRequired = boolean(keys["required"])?.value ?? false
    checks.minimum = bound(keys["minimum"], type)
    checks.maximum = bound(keys["maximum"], type)
    checks.exclusiveMinimum = bound(keys["exclusive_minimum"], type)
    checks.exclusiveMaximum = bound(keys["exclusive_maximum"], type)
    checks.minLength = length(keys["min_length"], type)
    checks.maxLength = length(keys["max_length"], type)
    checks.pattern = pattern(keys["pattern"], type)
    checks.allowed = allowed(keys["enum"], type)
    return checks
  }

  private mutating func bound(
    _ entry: YAMLMapping.Entry?, _ type: ParameterType
  ) -> Located<String>? {
    guard let entry, let text = text(entry) else { return nil }
    guard type.hasBounds else {
      unsuitable(entry, type, "it is for numbers, dates and times")
      return nil
    }
    guard type.value(of: text.value, in: .utc) != nil else {
      report(
        .wrongKind, "\(quoted(entry.name)) takes \(type.words), not \(quoted(text.value))",
        at: text.span, help: "write it in the type of the parameter")
      return nil
    }
    return text
  }

  private mutating func length(
    _ entry: YAMLMapping.Entry?, _ type: ParameterType
  ) -> Located<Int>? {
    guard let entry, let length = integer(entry, in: 0...Int.max) else { return nil }
    guard type == .string || type == .list else {
      unsuitable(entry, type, "it is for strings and lists")
      return nil
    }
    return length
  }

  private mutating func pattern(
    _ entry: YAMLMapping.Entry?, _ type: ParameterType
  ) -> Located<String>? {
    guard let entry, let text = text(entry) else { return nil }
    guard type == .string || type == .list else {
      unsuitable(entry, type, "it is for strings and lists")
      return nil
    }
    do throws(PatternFault) {
      _ = try Pattern.compile(Array(text.value.utf8), whole: true)
      return text
    } catch {
      report(
        .malformedPattern, error.message,
        at: entry.value.scalar?.sourceSpan(of: error.range) ?? text.span)
      return nil
    }
  }

  private mutating func allowed(
    _ entry: YAMLMapping.Entry?, _ type: ParameterType
  ) -> [Located<String>]? {
    guard
      let items = items(
        entry, wants: "a list of values", example: "enum: [north, south]",
        emptyHelp: "name the values that there may be")
    else { return nil }
    return distinctNames(items, "an entry of `enum`", wants: "a value").filter { text in
      if type == .list || type.value(of: text.value, in: .utc) != nil { return true }
      report(
        .wrongKind, "an entry of `enum` takes \(type.words), not \(quoted(text.value))",
        at: text.span, help: "write it in the type of the parameter")
      return false
    }
  }

  private mutating func unsuitable(
    _ entry: YAMLMapping.Entry, _ type: ParameterType, _ note: String
  ) {
    report(
      .conflictingKeys, "\(quoted(entry.name)) does not suit a parameter that is \(type.words)",
      at: entry.nameSpan, notes: [note], help: "take it out, or give the parameter another `type`")
  }

  private mutating func checkDefault(_ spec: ParameterSpec, _ keys: Keys) {
    guard let texts = spec.defaultTexts else { return }
    do throws(ParameterFault) {
      _ = try spec.defaultValue()
    } catch {
      let message = "the default of \(quoted(spec.name.value)) does not fit: \(error.message)"
      let help = error.help ?? "change the default, or what the parameter takes"
      if let check = error.check {
        report(
          .parameterValue, message, at: texts.span, other: check, "the check", help: help)
      } else {
        report(.parameterValue, message, at: texts.span, help: help)
      }
    }
  }
}
