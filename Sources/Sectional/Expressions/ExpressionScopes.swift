import Diagnostics
import Expressions
import ReportSpec

/// What expressions may name, place by place (the table of spec language §5).
struct ExpressionScopes: Sendable {
  private var table: ExpressionTable
  /// The fields by their places in every scope.
  var fields: [ExpressionField] { table.fields }
  var parameters: [(name: String, type: ExpressionType)]
  var lookups: [ExpressionLookup]
  /// Whether `now()` has a value.
  var hasClock: Bool
  /// The type of the field that makes the groups.
  var groupType = ExpressionType.string
  /// The type of the key: that of its field, or a list of texts where it has several.
  var keyType = ExpressionType.string
  /// Expressions over what errors hide are not checked.
  var errors = SpecErrors.none
  /// What becomes of names that are not known; accepted without data.
  var unknownNames = ExpressionScope.UnknownNames.error

  init(
    fields: [ExpressionField], parameters: [(name: String, type: ExpressionType)],
    lookups: [ExpressionLookup], hasClock: Bool
  ) {
    table = ExpressionTable(fields)
    self.parameters = parameters
    self.lookups = lookups
    self.hasClock = hasClock
  }

  /// What a place has itself.
  struct Surroundings {
    /// The summaries of the section or report with their types.
    var summaries: [(id: String, type: ExpressionType)] = []
    /// `depends_on`.
    var neighbors: Set<Int> = []
    /// The names of the cell's `values`.
    var cellValues: [String] = []

    static var none: Surroundings { Surroundings() }
  }

  /// The type of a field; nil for one that is not known.
  func type(ofField name: String) -> ExpressionType? {
    table.index(of: Array(name.utf8)).map { table.fields[$0].type }
  }

  /// Adds a field behind those there are.
  mutating func add(_ field: ExpressionField) {
    table.append(field)
  }

  /// Puts other fields in the place of those there are.
  mutating func replaceFields(_ fields: [ExpressionField]) {
    table = ExpressionTable(fields)
  }

  /// Gives a field that is there a type.
  mutating func set(_ type: ExpressionType, ofField name: String) {
    if let place = table.index(of: Array(name.utf8)) { table.set(type, at: place) }
  }

  /// Takes the types of the group and of the key from the fields.
  mutating func setTypes(_ spec: ReportSpec) {
    let key = spec.rowKey
    keyType =
      key.count > 1
      ? .list(.string) : key.first.map { type(ofField: $0.value) ?? .dynamic } ?? .string
    groupType = spec.view.group.map { type(ofField: $0.value) ?? .dynamic } ?? .string
  }

  /// The scope of a place.
  func scope(
    at place: ExpressionPlace, _ surroundings: Surroundings = .none
  ) -> ExpressionScope {
    var names = ExpressionNames()
    names.table = table
    names.parameters = parameters
    names.lookups = lookups
    names.summaries = surroundings.summaries
    names.cellValues = surroundings.cellValues
    names.neighbors = surroundings.neighbors
    names.groupType = groupType
    names.keyType = keyType
    var scope = ExpressionScope(at: place, names)
    scope.hasClock = hasClock
    scope.unknownNames = unknownNames
    return scope
  }

  /// Checks an expression at its place; nil with errors, which the bag then has.
  func check(
    _ expression: ExpressionSpec, at place: ExpressionPlace, as purpose: ExpressionPurpose,
    _ surroundings: Surroundings = .none, into bag: inout DiagnosticBag
  ) -> CheckedExpression? {
    errors.hides(expression)
      ? nil : expression.parsed?.check(scope(at: place, surroundings), as: purpose, into: &bag)
  }
}
