import Diagnostics
package import Expressions
package import Values

extension ParameterSpec {
  /// The value of the default; null where there is none.
  /// - Parameter zone: The zone of a datetime without an offset.
  /// - Returns: A value of the type.
  /// - Throws: What is wrong with it, which decoding reports too.
  package func defaultValue(in zone: Zone = .utc) throws(ParameterFault) -> ExpressionValue {
    guard let texts = defaultTexts?.value else { return .null }
    return try value(of: texts, in: zone)
  }

  /// The value of an argument, such as `north` of `--set region=north`.
  ///
  /// Commas separate the entries of a list; an empty text is the list without entries, and for
  /// types other than lists and strings it is no value.
  /// - Parameters:
  ///   - argument: The text.
  ///   - zone: The zone of a datetime without an offset.
  /// - Returns: A value of the type.
  /// - Throws: Why the text is not of the type, or the check that it fails.
  package func value(
    ofArgument argument: String, in zone: Zone = .utc
  ) throws(ParameterFault) -> ExpressionValue {
    guard type == .list else { return try value(of: [argument], in: zone) }
    let entries = argument.utf8.split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return try value(
      of: argument.isEmpty ? [] : entries.map { String(Substring($0)) }, in: zone)
  }

  private func value(of texts: [String], in zone: Zone) throws(ParameterFault) -> ExpressionValue {
    guard type != .list else {
      try checkLength(texts.count, ("entry", "entries"), of: "the list")
      for text in texts { try checkText(text) }
      return .list(texts.map { .text($0) })
    }
    let text = texts.first ?? ""
    guard let value = type.value(of: text, in: zone) else {
      throw ParameterFault("\(quoted(text)) is not \(type.words)", help: type.help)
    }
    if type == .string {
      try checkLength(text.unicodeScalars.count, ("character", "characters"), of: quoted(text))
    }
    try checkText(text, value, in: zone)
    try checkBounds(value, text, in: zone)
    return value
  }

  private func checkLength(
    _ count: Int, _ units: (one: String, many: String), of what: String
  ) throws(ParameterFault) {
    let unit = count == 1 ? units.one : units.many
    if let least = checks.minLength, count < least.value {
      throw ParameterFault(
        "\(what) has \(count) \(unit), fewer than \(least.value)", check: least.span)
    }
    if let most = checks.maxLength, count > most.value {
      throw ParameterFault(
        "\(what) has \(count) \(unit), more than \(most.value)", check: most.span)
    }
  }

  /// Checks a value, or an entry of a list, against `pattern` and `enum`.
  private func checkText(
    _ text: String, _ value: ExpressionValue? = nil, in zone: Zone = .utc
  ) throws(ParameterFault) {
    if let pattern = checks.pattern,
      let compiled = try? Pattern.compile(Array(pattern.value.utf8), whole: true)
    {
      let matches = Array(text.utf8).withUnsafeBytes { PatternMatcher(compiled).matches($0) }
      if matches != true {
        throw ParameterFault(
          "\(quoted(text)) does not match the pattern", check: pattern.span)
      }
    }
    guard let allowed = checks.allowed, let first = allowed.first else { return }
    let isAllowed = allowed.contains { entry in
      guard let value, let other = type.value(of: entry.value, in: zone) else {
        return entry.value.hasSameBytes(as: text)
      }
      return value.equals(other)
    }
    if !isAllowed {
      throw ParameterFault(
        "\(quoted(text)) is not \(list(allowed.map(\.value), "or"))",
        help: Suggestion.help(for: text, among: allowed.map(\.value)), check: first.span)
    }
  }

  private func checkBounds(
    _ value: ExpressionValue, _ text: String, in zone: Zone
  ) throws(ParameterFault) {
    let bounds: [(bound: Located<String>?, fails: (Int) -> Bool, words: String)] = [
      (checks.minimum, { $0 < 0 }, "is below the minimum"),
      (checks.maximum, { $0 > 0 }, "is above the maximum"),
      (checks.exclusiveMinimum, { $0 <= 0 }, "is not above"),
      (checks.exclusiveMaximum, { $0 >= 0 }, "is not below"),
    ]
    for (bound, fails, words) in bounds {
      guard let bound, let limit = type.value(of: bound.value, in: zone),
        let order = value.compared(with: limit), fails(order)
      else { continue }
      throw ParameterFault(
        "\(quoted(text)) \(words) \(quoted(bound.value))", check: bound.span)
    }
  }
}

extension ParameterType {
  /// The type of the parameter in expressions.
  package var expressionType: ExpressionType {
    switch self {
    case .string: .string
    case .integer: .int
    case .decimal: .decimal
    case .number: .double
    case .boolean: .bool
    case .date: .date
    case .time: .time
    case .datetime: .timestamp
    case .duration: .duration
    case .list: .list(.string)
    }
  }

  /// The value that a text is of this type, in the forms that declared fields have; nil for none.
  func value(of text: String, in zone: Zone) -> ExpressionValue? {
    Array(text.utf8).withUnsafeBytes { bytes -> ExpressionValue? in
      switch self {
      case .string, .list: .text(text)
      case .integer: (try? NumberText.integer(bytes)).map { .int($0) }
      case .decimal: (try? Decimal.read(bytes)).map { .decimal($0) }
      case .number: (try? NumberText.double(bytes)).flatMap { $0.isNaN ? nil : .double($0) }
      case .boolean: text == "true" ? .bool(true) : (text == "false" ? .bool(false) : nil)
      case .date: CivilDate.read(bytes).map { .date($0) }
      case .time: TimeOfDay.read(bytes).map { .time($0) }
      case .datetime: DateTimeText.read(bytes).map { .timestamp($0.instant(in: zone).instant) }
      case .duration: DurationText.read(bytes).map { .duration($0) }
      }
    }
  }

  /// How a value of the type is written, where its name does not say it.
  fileprivate var help: String? {
    switch self {
    case .boolean: "write `true` or `false`"
    case .date: "write a day as in `2026-11-30`"
    case .time: "write a time as in `09:30`"
    case .datetime: "write a time on a day, as in `2026-11-30T09:30`"
    case .duration: "write a length of time, as in `90 min` or `PT1H30M`"
    case .string, .integer, .decimal, .number, .list: nil
    }
  }

  /// Whether values of the type have an order, so that they may have bounds.
  var hasBounds: Bool {
    switch self {
    case .string, .boolean, .list: false
    case .integer, .decimal, .number, .date, .time, .datetime, .duration: true
    }
  }
}

extension ExpressionValue {
  /// The order of two values of one type; nil where there is none.
  fileprivate func compared(with other: ExpressionValue) -> Int? {
    func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
      first < second ? -1 : (first > second ? 1 : 0)
    }
    return switch (self, other) {
    case (.int(let first), .int(let second)): order(first, second)
    case (.decimal(let first), .decimal(let second)): first.compared(with: second)
    case (.double(let first), .double(let second)): order(first, second)
    case (.date(let first), .date(let second)): order(first, second)
    case (.time(let first), .time(let second)): order(first, second)
    case (.timestamp(let first), .timestamp(let second)): order(first, second)
    case (.duration(let first), .duration(let second)): order(first, second)
    default: nil
    }
  }
}
