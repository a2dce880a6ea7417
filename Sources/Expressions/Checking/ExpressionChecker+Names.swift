import Diagnostics

/// Names, members and indexes.
extension ExpressionChecker {
  private static let typeNames: Set<String> = [
    "bool", "bytes", "double", "int", "list", "map", "null_type", "string", "type", "uint",
    "google.protobuf.Timestamp", "google.protobuf.Duration",
  ]
  private static let reportTypeNames: Set<String> = ["decimal", "date", "time"]

  mutating func name(_ name: [UInt8], isAbsolute: Bool, _ id: NodeID) -> ExpressionType {
    if !isAbsolute, let local = locals.lastIndex(where: { $0.name == name }) {
      resolutions[id] = .local(local)
      return locals[local].type
    }
    if let type = resolve(name, id) { return type }
    let text = String(decoding: name, as: UTF8.self)
    if scope.unknownNames == .accept || !isStrict {
      resolutions[id] = .unknown(EvaluationFault(.unknownName(text)))
      return .dynamic
    }
    reportUnknown(text, name, id)
    return .faulty
  }

  /// What a whole name, which may have dots, stands for; nil where it is unknown.
  private mutating func resolve(_ name: [UInt8], _ id: NodeID) -> ExpressionType? {
    if let field = scope.table.index(of: name), !ExpressionScope.neverFields.contains(name),
      scope.seesRow || isInAggregate
    {
      if !isInAggregate { readsRow = true }
      resolutions[id] = .field(.current, field)
      return scope.table.fields[field].type
    }
    if let entry = scope.entry(name) { return resolve(entry, name, id) }
    // Without data a field may have the name of a type: `type`, `date`.
    if isStrict, scope.unknownNames == .accept, scope.seesRow || isInAggregate { return nil }
    let text = String(decoding: name, as: UTF8.self)
    if Self.typeNames.contains(text) || isStrict && Self.reportTypeNames.contains(text) {
      resolutions[id] = .constant(.type(text))
      return .type
    }
    return nil
  }

  private mutating func resolve(
    _ entry: ExpressionScope.Entry, _ name: [UInt8], _ id: NodeID
  ) -> ExpressionType {
    switch entry {
    case .slot(let slot):
      resolutions[id] = .slot(slot)
      return scope.slots[slot].type
    case .namespace(let space):
      resolutions[id] = .namespace(space)
      return .namespace(space)
    case .lookup(let lookup):
      guard scope.lookups[lookup].key == nil else {
        resolutions[id] = .lookup(lookup)
        return .lookup(lookup)
      }
      resolutions[id] = .record(.single(lookup: lookup))
      return .record(lookup + 1)
    case .row:
      if !isInAggregate { readsRow = true }
      resolutions[id] = .record(.current)
      return .record(0)
    case .neighbor(let offset):
      return neighbor(offset, String(decoding: name, as: UTF8.self), id)
    }
  }

  /// A neighbouring row, if `depends_on` names it.
  mutating func neighbor(_ offset: Int, _ name: String, _ id: NodeID) -> ExpressionType {
    let range = tree[id].range
    guard let declared = scope.neighbors, !isInAggregate else {
      report(
        .expressionPlace,
        isInAggregate
          ? "`\(name)` has no meaning within an aggregate"
          : "`\(name)` is known only to the rows of a section", at: range)
      return .faulty
    }
    guard declared.contains(offset) || offset == 0 else {
      let all = (declared.union([offset])).sorted().map(String.init).joined(separator: ", ")
      report(
        .undeclaredNeighbor, "`\(name)` is a row that `depends_on` does not name", at: range,
        help: ["write `depends_on: [\(all)]` in the section"])
      return .faulty
    }
    readsRow = true
    resolutions[id] = .record(offset == 0 ? .current : .neighbor(offset))
    return .record(0)
  }

  /// Constants as other languages write them.
  private static let constants = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null",
    "nil": "null", "none": "null", "undefined": "null",
  ]

  private mutating func reportUnknown(_ text: String, _ name: [UInt8], _ id: NodeID) {
    let range = tree[id].range
    if scope.table.index(of: name) != nil, !scope.seesRow {
      report(
        .expressionPlace, "`\(text)` is a field, and there is no single row here", at: range,
        help: scope.hasAggregates ? ["take it over all rows, as in `sum(\(text))`"] : [])
      return
    }
    if let place = scope.place(of: name) {
      report(.expressionPlace, "`\(text)` is known only to \(place)", at: range)
      return
    }
    if FunctionTable.function(text, dialect) != nil
      || AggregateFunction(rawValue: text) != nil && scope.hasAggregates
    {
      report(
        .unknownName, "`\(text)` is a function; its arguments are missing", at: range,
        help: ["write `\(text)(…)`"])
      return
    }
    var help: [String] = []
    if hasManyErrors {
      // A suggestion goes through all names.
    } else if let constant = Self.constants[text.lowercased()] {
      help = ["did you mean `\(constant)`?"]
    } else if let suggestion = Suggestion.help(
      for: text, among: scope.names(withFields: scope.seesRow || isInAggregate))
    {
      help = [suggestion]
    } else if let member = scope.namespaces.first(where: { $0.entries[name] != nil }) {
      help = ["did you mean `\(member.name).\(text)`?"]
    }
    if quotable.contains(id) { help.append("for the text itself, quote it: `\"\(text)\"`") }
    report(.unknownName, "the name `\(text)` is unknown", at: range, help: help)
  }

  // MARK: - Members

  mutating func select(
    _ operand: NodeID, _ member: [UInt8], isTest: Bool, _ id: NodeID
  ) -> ExpressionType {
    // The longest name wins: `a.b.c` is first looked for as one name.
    if !isTest, let path = tree.path(of: id), let first = path.first,
      !locals.contains(where: { $0.name == first }),
      path.count == 1 || !ExpressionScope.neverFields.contains(first),
      let type = resolve(Array(path.joined(separator: [UInt8(ascii: ".")])), id)
    {
      return type
    }
    if let fault = misspelled(id) { return fault }
    let type = check(operand)
    let result = self.member(member, of: operand, type, id)
    return isTest && result != .faulty ? .bool : result
  }

  /// A name with dots that is near to a known one, such as `item.cod`; nil for others.
  private mutating func misspelled(_ id: NodeID) -> ExpressionType? {
    guard isStrict, !hasManyErrors, scope.unknownNames == .error, let path = tree.path(of: id),
      let first = path.first, !locals.contains(where: { $0.name == first }),
      scope.entry(first) == nil, scope.table.index(of: first) == nil
    else { return nil }
    let text = String(
      decoding: Array(path.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self)
    let names = scope.names(withFields: scope.seesRow || isInAggregate)
    guard let help = Suggestion.help(for: text, among: names.filter { $0.utf8.contains(0x2e) })
    else { return nil }
    report(.unknownName, "the name `\(text)` is unknown", at: tree[id].range, help: [help])
    return .faulty
  }

  private mutating func member(
    _ member: [UInt8], of operand: NodeID, _ type: ExpressionType, _ id: NodeID
  ) -> ExpressionType {
    let range = tree[id].nameRange
    let text = String(decoding: member, as: UTF8.self)
    switch type {
    case .record(let number):
      guard case .record(let source) = resolutions[operand] else { return .dynamic }
      return field(member, of: number, source, range, id)
    case .namespace(let space):
      if let slot = scope.namespaces[space].entries[member] {
        resolutions[id] = .slot(slot)
        return scope.slots[slot].type
      }
      // What a spec declares is known without data.
      if scope.unknownNames == .accept, !isStrict {
        resolutions[id] = .unknown(EvaluationFault(.unknownName(text)))
        return .dynamic
      }
      let family = scope.namespaces[space]
      report(
        .unknownName, "`\(family.name)` has no `\(text)`", at: range,
        help: Suggestion.help(for: text, among: family.order).map { [$0] } ?? [])
      return .faulty
    case .lookup(let lookup):
      let name = scope.lookups[lookup].name
      report(
        .expressionType, "the lookup `\(name)` has many records", at: range,
        help: ["say which one, as in `\(name)[key].\(text)`"])
      return .faulty
    case .map(_, let value): return value
    default:
      guard isStrict, !type.isOpen else { return type == .faulty ? .faulty : .dynamic }
      report(.expressionType, "\(type.words) has no member `\(text)`", at: range)
      return .faulty
    }
  }

  private mutating func field(
    _ name: [UInt8], of number: Int, _ source: RecordSource, _ range: Range<Int>, _ id: NodeID
  ) -> ExpressionType {
    guard let table = scope.table(number) else { return .dynamic }
    if let field = table.index(of: name) {
      resolutions[id] = .field(source, field)
      return table.fields[field].type
    }
    let text = String(decoding: name, as: UTF8.self)
    if scope.unknownNames == .accept {
      resolutions[id] = .unknown(EvaluationFault(.unknownName(text)))
      return .dynamic
    }
    let owner = number == 0 ? "the data" : "the lookup `\(scope.lookups[number - 1].name)`"
    let names = table.fields.map { String(decoding: $0.name, as: UTF8.self) }
    report(
      .unknownName, "\(owner) has no field `\(text)`", at: range,
      help: Suggestion.help(for: text, among: names).map { [$0] } ?? [])
    return .faulty
  }

  // MARK: - Indexes

  mutating func index(_ operand: NodeID, _ index: NodeID, _ id: NodeID) -> ExpressionType {
    let type = check(operand)
    let key = check(index)
    let range = tree[index].range
    switch type {
    case .record, .namespace:
      guard case .literal(.string(let text)) = tree[index].kind else {
        report(
          .expressionType, "the name behind `\(source.text(tree[operand].range))` is written out",
          at: range, help: ["write it in quotes, as in `row[\"Unit price\"]`"])
        return .faulty
      }
      return member(text.bytes, of: operand, type, id, at: range)
    case .lookup(let lookup):
      let wanted = scope.lookups[lookup].key ?? .dynamic
      if !areComparable(wanted, key) {
        report(
          .expressionType,
          "the key of `\(scope.lookups[lookup].name)` is \(wanted.words), not \(key.words)",
          at: range)
      }
      resolutions[id] = .record(.keyed(lookup: lookup, key: index))
      return .record(lookup + 1)
    case .list(let element):
      if isStrict, key != .int, key != .uint, !key.isOpen {
        report(.expressionType, "the index of a list is an integer, not \(key.words)", at: range)
      }
      return element
    case .map(let wanted, let value):
      if isStrict, !areComparable(wanted, key) {
        report(.expressionType, "the key is \(key.words), not \(wanted.words)", at: range)
      }
      return value
    default:
      guard isStrict, !type.isOpen else { return type == .faulty ? .faulty : .dynamic }
      report(
        .expressionType, "\(type.words) has no index", at: range,
        help: type == .string ? ["write `charAt(…)` for a character of a string"] : [])
      return .faulty
    }
  }

  private mutating func member(
    _ name: [UInt8], of operand: NodeID, _ type: ExpressionType, _ id: NodeID,
    at range: Range<Int>
  ) -> ExpressionType {
    guard case .record(let number) = type, case .record(let source) = resolutions[operand] else {
      return member(name, of: operand, type, id)
    }
    return field(name, of: number, source, range, id)
  }
}
