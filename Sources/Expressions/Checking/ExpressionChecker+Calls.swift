import Diagnostics

/// Functions, aggregates and patterns.
extension ExpressionChecker {
  mutating func call(
    _ name: [UInt8], _ receiver: NodeID?, _ arguments: [NodeID], _ id: NodeID
  ) -> ExpressionType {
    let text = String(decoding: name, as: UTF8.self)
    if let receiver {
      if let function = qualified(text, receiver) {
        return apply(function, arguments, id)
      }
      check(receiver)
      // The variable of a macro that lacks an argument is no name to look for.
      guard !isStrict || ListMacro(rawValue: text) == nil else {
        return unknownFunction(text, receiver: receiver, id)
      }
      for argument in arguments { check(argument) }
      guard let function = FunctionTable.function(text, dialect),
        function.style.allows(receiver: true)
      else {
        return unknownFunction(text, receiver: receiver, id)
      }
      // What does not fit may be meant for another function: `sets.contains(a, b)`.
      let hasForm = function.forms.contains { $0.parameters.count == arguments.count + 1 }
      if isStrict, !hasForm {
        if types[receiver] == .faulty { return .faulty }
        if case .unknown = resolutions[receiver] { return .dynamic }
      }
      return match(function, [receiver] + arguments, id)
    }
    if isStrict {
      if let type = special(text, arguments, id) { return type }
    }
    guard let function = FunctionTable.function(text, dialect),
      function.style.allows(receiver: false)
    else {
      for argument in arguments { check(argument) }
      return unknownFunction(text, receiver: nil, id)
    }
    if text == "now" { checkClock(id) }
    return apply(function, arguments, id)
  }

  private mutating func apply(
    _ function: FunctionDeclaration, _ arguments: [NodeID], _ id: NodeID
  ) -> ExpressionType {
    for argument in arguments { check(argument) }
    return match(function, arguments, id)
  }

  /// A function with a dot in its name, such as `math.abs`, unless its first part is a variable.
  private func qualified(_ name: String, _ receiver: NodeID) -> FunctionDeclaration? {
    guard let path = tree.path(of: receiver), let first = path.first,
      !locals.contains(where: { $0.name == first })
    else { return nil }
    let prefix = String(
      decoding: Array(path.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self)
    return FunctionTable.function("\(prefix).\(name)", dialect)
  }

  private mutating func checkClock(_ id: NodeID) {
    readsClock = true
    guard !scope.hasClock else { return }
    report(
      .missingClock, "`now()` has no value", at: tree[id].range,
      help: ["give the time with `--now`, or set SOURCE_DATE_EPOCH"])
  }

  // MARK: - What is not a plain function

  /// `at(n)` and the aggregates; nil for other names.
  private mutating func special(
    _ name: String, _ arguments: [NodeID], _ id: NodeID
  ) -> ExpressionType? {
    if name == "at" {
      guard arguments.count == 1, case .literal(.int(let offset)) = tree[arguments[0]].kind,
        let offset = Int(exactly: offset), offset.magnitude <= 1_000_000
      else {
        report(
          .expressionType, "`at` takes one integer that is written out, as in `at(-2)`",
          at: tree[id].range)
        return .faulty
      }
      return neighbor(offset, "at(\(offset))", id)
    }
    guard let function = AggregateFunction(rawValue: name) else { return nil }
    if !function.takes(arguments.count) {
      // `min(a, b)` is the least of its arguments.
      if (function == .min || function == .max) && arguments.count > 1 { return nil }
      for argument in arguments { check(argument) }
      report(
        .expressionType, "`\(name)` takes one argument, not \(arguments.count)",
        at: tree[id].range)
      return .faulty
    }
    return aggregate(function, arguments.first, id)
  }

  private mutating func aggregate(
    _ function: AggregateFunction, _ argument: NodeID?, _ id: NodeID
  ) -> ExpressionType {
    let range = tree[id].range
    guard scope.hasAggregates, !isInAggregate else {
      report(
        .expressionPlace,
        isInAggregate
          ? "an aggregate within an aggregate"
          : "`\(function.rawValue)` is over the rows of a group, and there is none here",
        at: range)
      return .faulty
    }
    var type = ExpressionType.int
    if let argument {
      isInAggregate = true
      // Variables of macros outside have no meaning for the rows of the group.
      let outer = locals
      locals = []
      type = check(argument)
      locals = outer
      isInAggregate = false
      if type == .faulty { return .faulty }
    }
    guard let result = function.result(of: type) else {
      report(
        .expressionType, "`\(function.rawValue)` does not take \(type.words)",
        at: tree[argument ?? id].range)
      return .faulty
    }
    resolutions[id] = .aggregate(aggregates.count)
    aggregates.append(
      AggregateCall(function: function, argument: argument, type: result, range: range))
    return result
  }

  // MARK: - Arguments

  private mutating func match(
    _ function: FunctionDeclaration, _ arguments: [NodeID], _ id: NodeID
  ) -> ExpressionType {
    let forms = function.forms.filter { $0.takes(arguments.count) }
    guard let first = forms.first else {
      if isStrict { return reportCount(function, arguments.count, id) }
      resolutions[id] = .unknown(
        EvaluationFault(.noOverload("`\(function.name)` does not take so many arguments")))
      return .dynamic
    }
    unify(arguments)
    let form = forms.first { accepts($0, arguments) }
    guard let form = form ?? (isStrict ? nil : first) else {
      reportArgument(function, first, arguments, id)
      return .faulty
    }
    resolutions[id] = .function(function, form)
    if function.name == "matches" { checkPattern(arguments) }
    checkLiteral(function, form, arguments)
    return result(function, form, arguments)
  }

  private func accepts(_ form: FunctionForm, _ arguments: [NodeID]) -> Bool {
    arguments.enumerated().allSatisfy { accepts(form.parameter($0.offset), types[$0.element]) }
  }

  private func accepts(_ parameter: Parameter, _ type: ExpressionType) -> Bool {
    if type.isOpen { return true }
    switch parameter {
    case .any: return type.isScalar || type == .type || !isStrict
    case .type(let wanted): return accepts(wanted, type)
    case .oneOf(let wanted): return wanted.contains { accepts($0, type) }
    case .anyList:
      if case .list = type { return true }
      return false
    case .numbers:
      if case .list(let element) = type { return element.isNumber || element.isOpen }
      return type.isNumber
    }
  }

  private func accepts(_ wanted: ExpressionType, _ type: ExpressionType) -> Bool {
    switch (wanted, type) {
    case (.list, .list), (.map, .map): true
    default: wanted == type
    }
  }

  private mutating func result(
    _ function: FunctionDeclaration, _ form: FunctionForm, _ arguments: [NodeID]
  ) -> ExpressionType {
    switch form.result {
    case .fixed(let type): return type
    case .argument(let index):
      return arguments.indices.contains(index) ? types[arguments[index]] : .dynamic
    case .common:
      if arguments.count == 1 {
        if case .list(let element) = types[arguments[0]] { return element }
        return types[arguments[0]]
      }
      guard isStrict else { return .dynamic }
      guard let type = joined(arguments) else {
        let words = arguments.map { types[$0].words }.joined(separator: ", ")
        report(
          .expressionType, "the arguments of `\(function.name)` do not go together: \(words)",
          at: range(of: arguments))
        return .faulty
      }
      return type
    }
  }

  private func range(of ids: [NodeID]) -> Range<Int> {
    guard let first = ids.first, let last = ids.last else { return 0..<0 }
    let start = tree[first].range.lowerBound
    return start..<max(start, tree[last].range.upperBound)
  }

  private mutating func reportCount(
    _ function: FunctionDeclaration, _ count: Int, _ id: NodeID
  ) -> ExpressionType {
    let isMember = function.style == .member
    let counts = Set(function.forms.map { $0.parameters.count - (isMember ? 1 : 0) }).sorted()
    let wanted = counts.map(String.init).joined(separator: " or ")
    report(
      .expressionType,
      "`\(function.name)` takes \(wanted) argument\(counts == [1] ? "" : "s"), not "
        + "\(count - (isMember ? 1 : 0))",
      at: tree[id].range)
    return .faulty
  }

  private mutating func reportArgument(
    _ function: FunctionDeclaration, _ form: FunctionForm, _ arguments: [NodeID], _ id: NodeID
  ) {
    for (index, argument) in arguments.enumerated()
    where !accepts(form.parameter(index), types[argument]) {
      let type = types[argument]
      var help: [String] = []
      if case .type(.string) = form.parameter(index), type.isNumber || type.isTemporal {
        help = ["make a string of it with `string(…)`"]
      } else if case .oneOf(let wanted) = form.parameter(index), type == .int,
        wanted == [.double, .decimal]
      {
        help = ["an integer has nothing to round"]
      }
      report(
        .expressionType, "`\(function.name)` does not take \(type.words)",
        at: tree[argument].range, help: help)
      return
    }
  }

  /// A pattern that is written out is compiled here, so that its faults have a place.
  private mutating func checkPattern(_ arguments: [NodeID]) {
    guard isStrict, arguments.count == 2,
      case .literal(.string(let text)) = tree[arguments[1]].kind
    else { return }
    do throws(PatternFault) {
      _ = try Pattern.compile(text.bytes)
    } catch {
      let range = tree[arguments[1]].range
      // Offsets in the pattern are those of the literal when it has no escapes.
      let isPlain = range.count == text.count + 2
      let start = range.lowerBound + 1 + error.range.lowerBound
      report(
        .malformedPattern, "the pattern is malformed: \(error.message)",
        at: isPlain && !error.range.isEmpty ? start..<range.upperBound - 1 : range)
    }
  }

  /// Functions that read a text which is mostly written out, as in `date("2026-11-30")`.
  private static let readers: Set<String> = [
    "date", "time", "timestamp", "duration", "decimal", "int", "uint", "double", "bool",
  ]

  /// A text that is written out is read here, so that a wrong one is known before any row.
  private mutating func checkLiteral(
    _ function: FunctionDeclaration, _ form: FunctionForm, _ arguments: [NodeID]
  ) {
    guard isStrict, Self.readers.contains(function.name), arguments.count == 1,
      case .one(let body) = form.body, case .literal(let value) = tree[arguments[0]].kind,
      case .string = value
    else { return }
    var frame = Frame(
      environment: ExpressionEnvironment(), liftsNull: true, slots: [], locals: [],
      aggregates: [])
    do throws(EvaluationFault) {
      _ = try body(value, &frame)
    } catch {
      report(.expressionType, error.message, at: tree[arguments[0]].range)
    }
  }

  // MARK: - Unknown functions

  private static let otherNames: [String: String] = [
    "length": "size", "len": "size", "lower": "lowerAscii", "upper": "upperAscii",
    "tolower": "lowerAscii", "toupper": "upperAscii", "abs": "math.abs", "round": "math.round",
    "floor": "math.floor", "ceil": "math.ceil", "ceiling": "math.ceil", "trunc": "math.trunc",
    "greatest": "math.greatest", "least": "math.least", "ifnull": "coalesce", "nvl": "coalesce",
    "substr": "substring", "avg": "mean", "average": "mean", "today": "date(now())",
    "isnull": "x == null", "str": "string", "number": "decimal",
    "includes": "contains", "like": "matches", "regex": "matches", "sqrt": "math.sqrt",
  ]

  private mutating func unknownFunction(
    _ name: String, receiver: NodeID?, _ id: NodeID
  ) -> ExpressionType {
    guard isStrict else {
      resolutions[id] = .unknown(EvaluationFault(.noOverload("the function `\(name)` is unknown")))
      return .dynamic
    }
    if let receiver, types[receiver] == .faulty { return .faulty }
    var help: [String] = []
    if let function = FunctionTable.function(name, dialect) {
      help = [
        function.style == .member
          ? "write `x.\(name)(…)`" : "write `\(name)(…)`, without a dot before it"
      ]
    } else if ListMacro(rawValue: name) != nil, receiver != nil {
      help = ["give a variable and an expression, as in `list.\(name)(x, x > 0)`"]
    } else if AggregateFunction(rawValue: name) != nil || name == "at" {
      help = ["write `\(name)(…)`, without a dot before it"]
    } else if let other = Self.otherNames[name.lowercased()] {
      help = ["did you mean `\(other)`?"]
    } else {
      var names = FunctionTable.names(receiver: receiver != nil, dialect)
      names += receiver == nil ? AggregateFunction.allCases.map(\.rawValue) : []
      names += receiver != nil ? ["all", "exists", "exists_one", "map", "filter"] : ["has"]
      if let found = Suggestion.best(for: name, among: names + Self.otherNames.keys.sorted()) {
        help = ["did you mean `\(Self.otherNames[found] ?? found)`?"]
      }
    }
    report(
      .unknownFunction, "the function `\(name)` is unknown", at: tree[id].nameRange, help: help)
    return .faulty
  }
}
