package import Values

/// A field of a table as expressions see it.
package struct ExpressionField: Sendable {
  package let name: [UInt8]
  package let type: ExpressionType

  /// A field of the data; a nil type stands for a field without any value.
  package init(_ name: String, _ type: FieldType?) {
    self.init(name: Array(name.utf8), type: ExpressionType(type))
  }

  package init(name: [UInt8], type: ExpressionType) {
    self.name = name
    self.type = type
  }
}

/// The fields of a table, found by name; of two with one name the first counts.
package struct ExpressionTable: Sendable {
  package private(set) var fields: [ExpressionField]
  private var indexes: [[UInt8]: Int]

  package init(_ fields: [ExpressionField]) {
    self.fields = fields
    indexes = Dictionary(
      fields.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The place of a field; nil where there is none of the name.
  package func index(of name: [UInt8]) -> Int? { indexes[name] }

  /// Adds a field behind those there are.
  package mutating func append(_ field: ExpressionField) {
    if indexes[field.name] == nil { indexes[field.name] = fields.count }
    fields.append(field)
  }

  /// Gives the field at a place another type.
  package mutating func set(_ type: ExpressionType, at place: Int) {
    guard fields.indices.contains(place) else { return }
    fields[place] = ExpressionField(name: fields[place].name, type: type)
  }
}

/// A lookup of the data (spec language §4).
package struct ExpressionLookup: Sendable {
  package let name: String
  package let table: ExpressionTable
  /// The type of the key; nil for a lookup of one record at most.
  package let key: ExpressionType?

  package init(_ name: String, _ fields: [ExpressionField], key: ExpressionType?) {
    self.name = name
    table = ExpressionTable(fields)
    self.key = key
  }
}

/// What an expression may name at its place.
///
/// Names are found in this order: variables of macros, fields, then the rest as it was added; of
/// two that are equal the first counts.
package struct ExpressionScope: Sendable {
  /// What becomes of a name that the scope does not have.
  package enum UnknownNames: Sendable {
    /// An error.
    case error
    /// Nothing is said: a check that has no data at hand. The expression cannot be bound.
    case accept
  }

  /// A value that whoever evaluates sets before a row or section.
  struct Slot: Sendable {
    let name: String
    let type: ExpressionType
  }

  /// What a name stands for.
  enum Entry: Sendable {
    case slot(Int)
    case namespace(Int)
    case lookup(Int)
    /// The row itself.
    case row
    /// The row that is so many places behind the current one.
    case neighbor(Int)
  }

  /// A family of names, such as those behind `params.`.
  struct Namespace: Sendable {
    let name: String
    var entries: [[UInt8]: Int] = [:]
    var order: [String] = []
  }

  package var unknownNames = UnknownNames.error
  /// The fields of the data; table 0.
  package let table: ExpressionTable
  /// Whether fields are visible outside of aggregates.
  package var seesRow: Bool
  /// Whether there are rows to aggregate.
  package var hasAggregates = false
  /// The neighbours that `depends_on` names; nil where there are none at all.
  package var neighbors: Set<Int>?
  /// Whether `now()` has a value.
  package var hasClock = true
  private(set) var slots: [Slot] = []
  private(set) var namespaces: [Namespace] = []
  package private(set) var lookups: [ExpressionLookup] = []
  private var entries: [[UInt8]: Entry] = [:]
  private var order: [String] = []
  private var places: [[UInt8]: String] = [:]

  /// A scope with the fields of a table and nothing else.
  package init(fields: [ExpressionField] = [], seesRow: Bool = true) {
    self.init(ExpressionTable(fields), seesRow: seesRow)
  }

  /// A scope with a table and nothing else.
  package init(_ table: ExpressionTable, seesRow: Bool) {
    self.table = table
    self.seesRow = seesRow
  }

  /// Adds a value with a name that may have dots, such as `count`.
  /// - Returns: The place of the value when the expression is evaluated.
  @discardableResult
  package mutating func add(_ name: String, _ type: ExpressionType) -> Int {
    let slot = newSlot(name, type)
    add(name, .slot(slot))
    return slot
  }

  /// Adds a value to a family: `family.name`.
  /// - Returns: The place of the value; a name that is there already keeps its place.
  @discardableResult
  package mutating func add(
    _ name: String, _ type: ExpressionType, in family: String
  ) -> Int {
    let space = addNamespace(family)
    let key = Array(name.utf8)
    if let slot = namespaces[space].entries[key] { return slot }
    let slot = newSlot("\(family).\(name)", type)
    namespaces[space].entries[key] = slot
    namespaces[space].order.append(name)
    return slot
  }

  /// Adds a name for a value of a family, so that `total` is `report.total`.
  package mutating func add(_ name: String, standingFor slot: Int) {
    guard slots.indices.contains(slot) else { return }
    add(name, .slot(slot))
  }

  /// Adds a family, which may stay empty.
  @discardableResult
  package mutating func addNamespace(_ family: String) -> Int {
    if let known = namespaces.firstIndex(where: { $0.name.utf8.elementsEqual(family.utf8) }) {
      return known
    }
    namespaces.append(Namespace(name: family))
    add(family, Entry.namespace(namespaces.count - 1))
    return namespaces.count - 1
  }

  /// Adds a lookup; it becomes table `1 + its place among the lookups`.
  package mutating func add(_ lookup: ExpressionLookup) {
    lookups.append(lookup)
    add(lookup.name, Entry.lookup(lookups.count - 1))
  }

  /// Adds `row`.
  package mutating func addRow() {
    add("row", .row)
  }

  /// Adds `previous` and `next`.
  package mutating func addNeighborNames() {
    add("previous", .neighbor(-1))
    add("next", .neighbor(1))
  }

  /// Adds a name that is known in another place, which the error then tells.
  package mutating func add(_ name: String, knownIn place: String) {
    places[Array(name.utf8)] = place
  }

  /// The place of a value by its whole name, such as `count` or `params.region`.
  package func slot(named name: String) -> Int? {
    if case .slot(let slot) = entries[Array(name.utf8)] { return slot }
    return slots.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// How many values there are to set.
  package var slotCount: Int { slots.count }

  /// The whole name of a value.
  package func slotName(_ slot: Int) -> String {
    slots.indices.contains(slot) ? slots[slot].name : ""
  }

  /// The names that a field hides, in the order in which they were added.
  package var hiddenByFields: [String] {
    guard seesRow else { return [] }
    return order.filter { name in
      let key = Array(name.utf8)
      return table.index(of: key) != nil && !Self.neverFields.contains(key)
    }
  }

  /// Names that are never fields (spec language §5).
  static let neverFields: [[UInt8]] = ["row", "section", "report", "params"].map {
    Array($0.utf8)
  }

  // MARK: - For the checker

  func entry(_ name: [UInt8]) -> Entry? { entries[name] }

  func place(of name: [UInt8]) -> String? { places[name] }

  /// Table 0 has the rows, the others are the lookups.
  func table(_ number: Int) -> ExpressionTable? {
    if number == 0 { return table }
    return lookups.indices.contains(number - 1) ? lookups[number - 1].table : nil
  }

  /// Every name that may stand alone, for suggestions.
  func names(withFields: Bool) -> [String] {
    (withFields ? table.fields.map { String(decoding: $0.name, as: UTF8.self) } : []) + order
  }

  private mutating func add(_ name: String, _ entry: Entry) {
    let key = Array(name.utf8)
    guard entries[key] == nil else { return }
    entries[key] = entry
    order.append(name)
  }

  private mutating func newSlot(_ name: String, _ type: ExpressionType) -> Int {
    slots.append(Slot(name: name, type: type))
    return slots.count - 1
  }
}
