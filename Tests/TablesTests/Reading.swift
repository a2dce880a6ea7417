import Diagnostics
import Tables
import Values

/// Reads CSV text held in memory.
func read(
  _ text: String, _ request: TableRequest = TableRequest(), dialect: CSVDialect = CSVDialect()
) throws -> Table {
  try read(Array(text.utf8), request, dialect: dialect)
}

/// Reads CSV bytes held in memory.
func read(
  _ bytes: [UInt8], _ request: TableRequest = TableRequest(), dialect: CSVDialect = CSVDialect()
) throws -> Table {
  var bag = DiagnosticBag()
  return try CSVDocument.open(DataFile(name: "data.csv", bytes: bytes), dialect: dialect)
    .read(request, into: &bag)
}

/// The warnings of a text that is read.
func warnings(_ text: String, _ request: TableRequest = TableRequest()) throws -> [Diagnostic] {
  var bag = DiagnosticBag()
  _ = try CSVDocument.open(DataFile(name: "data.csv", bytes: Array(text.utf8)))
    .read(request, into: &bag)
  return bag.all
}

/// The failure of a text that is refused; nil when it is read.
func failure(
  _ text: String, _ request: TableRequest = TableRequest(), dialect: CSVDialect = CSVDialect()
) -> DataFailure? {
  failure(Array(text.utf8), request, dialect: dialect)
}

/// The failure of bytes that are refused; nil when they are read.
func failure(
  _ bytes: [UInt8], _ request: TableRequest = TableRequest(), dialect: CSVDialect = CSVDialect()
) -> DataFailure? {
  do {
    _ = try read(bytes, request, dialect: dialect)
    return nil
  } catch {
    return error as? DataFailure
  }
}

extension DataFailure {
  /// `code: message` of each diagnostic.
  var lines: [String] { diagnostics.map { "\($0.code.name): \($0.message)" } }

  /// The bytes that the first diagnostic points at.
  var pointedAt: Range<Int>? { diagnostics.first?.primary?.span.range }
}

extension Table {
  /// The texts of all rows; nil for null.
  var rows: [[String?]] {
    (0..<rowCount).map { row in
      columns.map { column in
        texts.isNull(row: row, slot: column.slot)
          ? nil : String(decoding: texts.text(row: row, slot: column.slot), as: UTF8.self)
      }
    }
  }

  /// A field with the texts.
  func source(_ name: String) throws -> ColumnSource {
    guard let column = column(named: name) else { throw NoSuchField(name: name) }
    return ColumnSource(column, texts)
  }

  /// The types of the columns.
  var types: [FieldType?] { columns.map(\.type) }
}

struct NoSuchField: Error {
  let name: String
}

/// A value as a test states it.
func described(_ value: CellValue) -> String {
  switch value {
  case .null: "null"
  case .text(let bytes): "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  case .integer(let integer): "\(integer)"
  case .decimal(let decimal): "\(decimal.description)d"
  case .number(let number): "\(number)"
  case .boolean(let boolean): "\(boolean)"
  case .date(let days): "day \(days)"
  case .time(let nanoseconds): "time \(nanoseconds)"
  case .datetime(let instant): "instant \(instant)"
  case .duration(let duration): "duration \(duration)"
  }
}
