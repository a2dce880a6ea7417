import Diagnostics
import Values

/// A CSV file whose header is read: the names of its fields are known, its rows are not.
package struct CSVDocument: Sendable {
  package let file: DataFile
  package let dialect: CSVDialect
  /// The names of all fields in the order of the file; empty for an input without any line.
  package let fieldNames: [String]
  /// Whether the input has no header line at all: then every name is taken for a field of it.
  package let isBlank: Bool
  /// Where the first data row begins, blank lines aside.
  let bodyStart: Int
  /// The bytes of all data rows.
  var body: Range<Int> { bodyStart..<max(bodyStart, file.count) }

  /// The most fields that a row may have.
  package static let maxFields = 10_000

  /// Reads the header of a file.
  ///
  /// - Throws: ``DataFailure`` of kind `content` for other encodings and formats, and for
  ///   duplicate, empty or unreadable names; of kind `io` where the file changed
  package static func open(
    _ file: DataFile, dialect: CSVDialect = CSVDialect()
  ) throws(DataFailure) -> CSVDocument {
    do throws(DataFailure) {
      return try readHeader(of: file, dialect)
    } catch {
      // What looks like bad content may be a file that is being written.
      try file.checkUnchanged()
      throw error
    }
  }

  private static func readHeader(
    of file: DataFile, _ dialect: CSVDialect
  ) throws(DataFailure) -> CSVDocument {
    try FileSignature.check(file)
    guard file.count < CellPlace.maxOffset else {
      throw .tooLarge(file.name, limit: CellPlace.maxOffset - 1)
    }
    let head = UnsafeBufferPointer(start: file.base, count: min(file.count, 3))
    var start = head.elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
    let parser = RowParser(base: file.base, end: file.count, delimiter: dialect.delimiter)
    for _ in 0..<max(dialect.skipRows, 0) where start < file.count {
      start = parser.afterLineEnd(parser.lineEnd(from: start))
    }
    start = parser.skipBlankLines(from: start)
    guard start < file.count else {
      let names = dialect.header ? [] : dialect.names
      return CSVDocument(
        file: file, dialect: dialect, fieldNames: names, isBlank: names.isEmpty,
        bodyStart: file.count)
    }
    let reader = HeaderReader(file: file, parser: parser)
    if dialect.header {
      let (names, next) = try reader.names(at: start)
      return CSVDocument(
        file: file, dialect: dialect, fieldNames: names, isBlank: false, bodyStart: next)
    }
    try reader.check(names: dialect.names, firstRow: start)
    return CSVDocument(
      file: file, dialect: dialect, fieldNames: dialect.names, isBlank: false, bodyStart: start)
  }

  /// Those of `names` that the file does not have, in their order.
  package func unknown(_ names: [String]) -> [String] {
    guard !isBlank else { return [] }
    let known = FieldIndex(fieldNames)
    return names.filter { known[$0] == nil }
  }

  /// A line of help where the file has one field, whose name holds what looks like another
  /// delimiter; nil otherwise.
  package var delimiterHelp: String? {
    guard dialect.header, fieldNames.count == 1, let name = fieldNames.first else { return nil }
    let candidates: [(byte: UInt8, shown: String)] = [
      (0x3B, ";"), (0x09, "\\t"), (0x7C, "|"), (0x2C, ","),
    ]
    let best = candidates.filter { $0.byte != dialect.delimiter }
      .map { candidate in (candidate.shown, name.utf8.count { $0 == candidate.byte }) }
      .reduce(("", 0)) { $1.1 > $0.1 ? $1 : $0 }
    guard best.1 > 0 else { return nil }
    return "the header is one field with `\(best.0)` in it: perhaps `delimiter: \"\(best.0)\"`"
  }
}

/// Looks up fields by the bytes of their names: `String` would merge canonically equal ones.
struct FieldIndex {
  private let places: [[UInt8]: Int]

  init(_ names: [String]) {
    var places: [[UInt8]: Int] = [:]
    for (index, name) in names.enumerated() where places[Array(name.utf8)] == nil {
      places[Array(name.utf8)] = index
    }
    self.places = places
  }

  subscript(name: String) -> Int? {
    places[Array(name.utf8)]
  }
}
