import Values

/// Why an expression cannot be evaluated over some data: a fault of the caller.
package enum BindingFault: Error, Sendable {
  /// A field that the expression reads has no column.
  case missingColumn(field: Int, lookup: Int?)
  /// A column was read without its values.
  case missingValues(field: Int, lookup: Int?)
  /// A lookup that the expression reads is not there.
  case missingLookup(Int)
}

/// The records of a lookup.
package struct LookupData: Sendable {
  package let columns: [BoundColumn?]
  package let rowCount: Int
  package let index: LookupIndex?

  /// A lookup; `key` is the place of the key among the columns, nil for one record at most.
  package init(columns: [BoundColumn?], rowCount: Int, key: Int?) {
    self.columns = columns
    self.rowCount = rowCount
    index = key.flatMap { columns.indices.contains($0) ? columns[$0] : nil }
      .map { LookupIndex($0, rowCount: rowCount) }
  }
}

/// The tables that an expression is evaluated over; columns stand in the order of the scope.
package struct ExpressionData: Sendable {
  package var columns: [BoundColumn?]
  package var lookups: [LookupData]

  /// Columns that the expression does not read may be nil.
  package init(columns: [BoundColumn?] = [], lookups: [LookupData] = []) {
    self.columns = columns
    self.lookups = lookups
  }
}

/// Makes the nodes of a checked expression.
struct Binder {
  let expression: CheckedExpression
  let data: ExpressionData
  /// Whether nodes of known types take shortcuts.
  let usesTypes: Bool
  let environment: ExpressionEnvironment
  /// The number of macros around the present node.
  private var locals = 0
  /// The most variables of macros at once.
  private(set) var localCount = 0
  /// Whether a node has the same value everywhere.
  private let constant: [Bool]

  init(
    _ expression: CheckedExpression, _ data: ExpressionData,
    _ environment: ExpressionEnvironment, usesTypes: Bool
  ) {
    self.expression = expression
    self.data = data
    self.environment = environment
    self.usesTypes = usesTypes && expression.dialect == .report
    // Children stand before their parents.
    var constant: [Bool] = []
    constant.reserveCapacity(expression.tree.nodes.count)
    for id in expression.tree.nodes.indices {
      constant.append(Binder.isConstant(id, expression, constant))
    }
    self.constant = constant
  }

  var frame: Frame {
    Frame(
      environment: environment, liftsNull: expression.dialect == .report,
      slots: [ExpressionValue](repeating: .null, count: expression.scope.slotCount),
      locals: [ExpressionValue](repeating: .null, count: localCount),
      aggregates: [AggregateState](repeating: .unknown, count: expression.aggregates.count))
  }

  // MARK: - Nodes

  mutating func node(_ id: NodeID) throws(BindingFault) -> Node {
    let node = expression.tree[id]
    let range = node.range
    switch expression.resolutions[id] {
    case .constant(let value): return ConstantNode(value, range)
    case .slot(let slot): return try tested(SlotNode(slot, range), node)
    case .local(let local): return LocalNode(local, range)
    case .unknown(let fault): return FaultNode(fault, range)
    case .lookup, .namespace: return ConstantNode(.null, range)
    case .record(let source): return RecordPresence(try record(source), range)
    case .field(let source, let field):
      return try tested(try self.field(source, field, range), node)
    case .aggregate(let place):
      let call = expression.aggregates[place]
      let outer = locals
      locals = 0
      defer { locals = outer }
      return AggregateNode(place, call, try optionalNode(call.argument))
    case .function(let function, let form): return try call(function, form, node, id)
    case .none: break
    }
    return try plain(node, id)
  }

  /// `has(…)` of something that may be null rather than of a member of a map.
  private func tested(_ value: Node, _ node: SyntaxNode) throws(BindingFault) -> Node {
    if case .select(_, _, isTest: true) = node.kind { return PresenceNode(value, node.range) }
    return value
  }

  private mutating func plain(_ node: SyntaxNode, _ id: NodeID) throws(BindingFault) -> Node {
    let range = node.range
    switch node.kind {
    case .literal(let value): return ConstantNode(value, range)
    case .name, .call: return ConstantNode(.null, range)
    case .select(let operand, let member, let isTest):
      return MemberNode(try self.node(operand), member, isTest: isTest, range)
    case .index(let operand, let index):
      return IndexNode(try self.node(operand), try self.node(index), range)
    case .negate(let operand):
      return folded(NegateNode(try self.node(operand), range), [operand])
    case .not(let operand): return NotNode(try self.node(operand), range)
    case .binary(let operation, let left, let right):
      return try binary(operation, left, right, range)
    case .logical(let isAnd, let operands):
      return LogicalNode(isAnd: isAnd, try nodes(operands), range)
    case .conditional(let test, let first, let second):
      let type = expression.types[id]
      return ConditionalNode(
        try self.node(test), try self.node(first, as: type), try self.node(second, as: type),
        range)
    case .list(let elements):
      var type = ExpressionType.dynamic
      if case .list(let element) = expression.types[id] { type = element }
      return folded(ListNode(try nodes(elements, as: type), range), elements)
    case .map(let entries):
      var bound: [(key: Node, value: Node)] = []
      for entry in entries {
        bound.append((try self.node(entry.key), try self.node(entry.value)))
      }
      return MapNode(bound, range)
    case .macro(let macro, let collection, _, let condition, let body):
      return try self.macro(macro, collection, condition, body, range)
    }
  }

  mutating func nodes(
    _ ids: [NodeID], as type: ExpressionType = .dynamic
  ) throws(BindingFault) -> [Node] {
    var result: [Node] = []
    for id in ids { result.append(try node(id, as: type)) }
    return result
  }

  /// A node whose integers become decimals or doubles where that is the type of the whole.
  private mutating func node(
    _ id: NodeID, as type: ExpressionType
  ) throws(BindingFault) -> Node {
    let node = try node(id)
    guard expression.dialect == .report, expression.types[id] != type,
      type == .decimal || type == .double
    else { return node }
    return folded(WideningNode(node, toDecimal: type == .decimal), [id])
  }

  private mutating func optionalNode(_ id: NodeID?) throws(BindingFault) -> Node? {
    guard let id else { return nil }
    return try node(id)
  }

  private mutating func macro(
    _ macro: ListMacro, _ collection: NodeID, _ condition: NodeID?, _ body: NodeID,
    _ range: Range<Int>
  ) throws(BindingFault) -> Node {
    let collection = try node(collection)
    let local = locals
    locals += 1
    defer { locals -= 1 }
    localCount = max(localCount, locals)
    return MacroNode(
      macro, over: collection, local: local,
      condition: try optionalNode(condition), body: try node(body), range)
  }

  /// A node over constants as a constant, unless it has no value.
  func folded(_ node: Node, _ operands: [NodeID]) -> Node {
    guard operands.allSatisfy({ constant[$0] }) else { return node }
    var frame = Frame(
      environment: environment, liftsNull: expression.dialect == .report, slots: [], locals: [],
      aggregates: [])
    guard let value = try? node.value(&frame) else { return node }
    return ConstantNode(value, node.range)
  }

  private static func isConstant(
    _ id: NodeID, _ expression: CheckedExpression, _ known: [Bool]
  ) -> Bool {
    switch expression.resolutions[id] {
    case .constant: return true
    case .none: break
    case .function(let function, _) where function.isPure: break
    default: return false
    }
    switch expression.tree[id].kind {
    case .literal: return true
    case .negate, .binary, .list, .call:
      return SyntaxTree.children(of: expression.tree[id].kind).allSatisfy { known[$0] }
    default: return false
    }
  }

  // MARK: - Fields

  private mutating func field(
    _ source: RecordSource, _ field: Int, _ range: Range<Int>
  ) throws(BindingFault) -> Node {
    let lookup = source.table == 0 ? nil : source.table - 1
    if let lookup, !data.lookups.indices.contains(lookup) {
      throw .missingLookup(lookup)
    }
    let columns = lookup.map { data.lookups[$0].columns } ?? data.columns
    guard columns.indices.contains(field), let column = columns[field] else {
      throw .missingColumn(field: field, lookup: lookup)
    }
    if case .none = column.column.values, let type = column.column.type, type != .string {
      throw .missingValues(field: field, lookup: lookup)
    }
    let node = Binder.field(column, range)
    if case .current = source { return node }
    return ElsewhereField(try record(source), node, range)
  }

  static func field(_ source: BoundColumn, _ range: Range<Int>) -> Node {
    let nulls = NullMask(source)
    switch source.column.values {
    case .none: return TextField(source, range)
    case .integer(let values): return IntegerField(values, nulls, range)
    case .decimal(let values, let scale):
      return DecimalField(values, scale: scale, nulls, range)
    case .number(let values): return NumberField(values, nulls, range)
    case .date(let values): return DateField(values, nulls, range)
    default:
      if source.column.type == .string { return TextField(source, range) }
      return CellField(source.column.values, nulls, range)
    }
  }

  private mutating func record(_ source: RecordSource) throws(BindingFault) -> RecordNode {
    switch source {
    case .current: return CurrentRow()
    case .neighbor(let offset): return NeighborRow(offset)
    case .single(let lookup):
      guard data.lookups.indices.contains(lookup) else { throw .missingLookup(lookup) }
      return SingleRecord(rowCount: data.lookups[lookup].rowCount)
    case .keyed(let lookup, let key): return KeyedRecord(try index(lookup), try node(key))
    }
  }

  func index(_ lookup: Int) throws(BindingFault) -> LookupIndex {
    guard data.lookups.indices.contains(lookup), let index = data.lookups[lookup].index else {
      throw .missingLookup(lookup)
    }
    return index
  }
}
