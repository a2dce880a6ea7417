import Diagnostics
import Expressions
import Values

/// A small table and what expressions over it give.
struct Fixture {
  struct Field {
    let name: String
    let type: FieldType?
    let texts: [String?]

    init(_ name: String, _ type: FieldType?, _ texts: [String?]) {
      self.name = name
      self.type = type
      self.texts = texts
    }
  }

  struct Refused: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]
    var description: String { diagnostics.map(\.message).joined(separator: "; ") }
  }

  var names = ExpressionNames()
  var place = ExpressionPlace.data
  var data = ExpressionData()
  var environment = ExpressionEnvironment()
  var hasClock = true

  init(_ fields: [Field] = [], at place: ExpressionPlace = .data) {
    names.fields = fields.map { ExpressionField($0.name, $0.type) }
    data.columns = fields.map { Fixture.column($0) }
    self.place = place
  }

  /// Adds a lookup with a key, or one of a single record.
  mutating func add(lookup name: String, _ fields: [Field], key: String?) {
    let place = key.flatMap { key in fields.firstIndex { $0.name == key } }
    names.lookups.append(
      ExpressionLookup(
        name, fields.map { ExpressionField($0.name, $0.type) },
        key: place.map { ExpressionType(fields[$0].type) }))
    data.lookups.append(
      LookupData(
        columns: fields.map { Fixture.column($0) }, rowCount: fields.first?.texts.count ?? 0,
        key: place))
  }

  static func column(_ field: Field) -> BoundColumn {
    var bytes: [UInt8] = []
    var places: [CellPlace] = []
    for text in field.texts {
      places.append(
        CellPlace(offset: bytes.count, count: text?.utf8.count ?? 0, isNull: text == nil))
      bytes += Array((text ?? "").utf8)
    }
    let store = MemoryTexts(bytes)
    let texts = CellTexts(
      places: places, stride: 1, rowCount: places.count, file: store, rewritten: store)
    return BoundColumn(
      Column(
        name: field.name, type: field.type, slot: 0, scale: 0, values: values(field),
        hasNulls: field.texts.contains { $0 == nil }), texts)
  }

  private static func values(_ field: Field) -> ColumnValues {
    func all<Value>(_ missing: Value, _ read: (UnsafeRawBufferPointer) -> Value?) -> [Value] {
      field.texts.map { text in
        text.flatMap { text in Array(text.utf8).withUnsafeBytes { read($0) } } ?? missing
      }
    }
    switch field.type {
    case nil, .string: return .none
    case .integer: return .integer(all(0) { try? NumberText.integer($0) })
    case .decimal:
      let decimals = all(Decimal(0)) { Decimal(parsing: $0) }
      let scale = decimals.map(\.scale).max() ?? 0
      let wide = decimals.compactMap { try? $0.rescaled(to: scale).coefficient }
      guard wide.count == decimals.count else { return .mixedDecimal(decimals) }
      let narrow = wide.compactMap { Int64(exactly: $0) }
      return narrow.count == wide.count
        ? .decimal(narrow, scale: scale) : .wideDecimal(wide, scale: scale)
    case .number: return .number(all(0) { try? NumberText.double($0) })
    case .boolean: return .boolean(all(false) { $0.elementsEqual("true".utf8) })
    case .date: return .date(all(0) { CivilDate.read($0) })
    case .time: return .time(all(0) { TimeOfDay.read($0) })
    case .datetime:
      return .datetime(all(.zero) { DateTimeText.read($0)?.instant(in: .utc).instant })
    case .duration: return .duration(all(.zero) { DurationText.read($0) })
    }
  }

  var scope: ExpressionScope {
    var scope = ExpressionScope(at: place, names)
    scope.hasClock = hasClock
    return scope
  }

  /// What the checker says about an expression, and the expression unless it is refused.
  func check(
    _ text: String, as purpose: ExpressionPurpose = .any
  ) -> (expression: CheckedExpression?, diagnostics: [Diagnostic]) {
    var bag = DiagnosticBag()
    let parsed = ParsedExpression.parse(ExpressionSource(text), into: &bag)
    let checked = parsed?.check(scope, as: purpose, into: &bag)
    return (checked, bag.all)
  }

  func bind(
    _ text: String, as purpose: ExpressionPurpose = .any, usesTypes: Bool = true
  ) throws -> BoundExpression {
    let (checked, diagnostics) = check(text, as: purpose)
    guard let checked else { throw Refused(diagnostics: diagnostics) }
    return try BoundExpression(checked, over: data, in: environment, usesTypes: usesTypes)
  }

  /// The value at a row as a readable text, computed with and without shortcuts.
  func show(_ text: String, row: Int = 0) throws -> String {
    let typed = Fixture.show { try bind(text).value(row: row) }
    let general = Fixture.show { try bind(text, usesTypes: false).value(row: row) }
    guard typed == general else { return "typed \(typed), general \(general)" }
    return typed
  }

  static func show(_ body: () throws -> ExpressionValue) -> String {
    do {
      return show(try body())
    } catch let fault as EvaluationFault {
      return "fault: \(fault.message)"
    } catch let refused as Refused {
      return "refused: \(refused)"
    } catch {
      return "error: \(error)"
    }
  }

  static func show(_ value: ExpressionValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .uint(let value): return "\(value)u"
    case .double(let value): return "\(value) double"
    case .decimal(let value): return "\(value) decimal"
    case .string(let text): return "'\(text.string)'"
    case .bytes(let bytes): return "\(bytes)"
    case .list(let list): return "[" + list.map(show).joined(separator: ", ") + "]"
    case .map(let map):
      return "{"
        + zip(map.keys, map.values).map { "\(show($0)): \(show($1))" }
        .joined(separator: ", ") + "}"
    case .timestamp, .duration, .date, .time:
      return "\(value.typeName.split(separator: ".").last ?? "") \(text(value))"
    case .type(let name): return name
    }
  }

  private static func text(_ value: ExpressionValue) -> String {
    var buffer = ByteBuffer()
    switch value {
    case .timestamp(let value): DateTimeText.append(instant: value, offset: 0, to: &buffer)
    case .duration(let value): DurationText.append(value, to: &buffer)
    case .date(let value): CivilDate.append(days: value, to: &buffer)
    case .time(let value): TimeOfDay.append(nanoseconds: value, to: &buffer)
    default: break
    }
    return String(decoding: buffer.bytes(), as: UTF8.self)
  }
}
