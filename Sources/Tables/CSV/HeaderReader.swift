import Diagnostics

/// Reads and checks the names of the fields.
struct HeaderReader {
  let file: DataFile
  let parser: RowParser

  /// The names in the row at `start`, and where the next row begins.
  func names(at start: Int) throws(DataFailure) -> (names: [String], next: Int) {
    var fields: [RawField] = []
    let row = try readRow(at: start, into: &fields)
    var faults: [Diagnostic] = []
    var firsts: [[UInt8]: RawField] = [:]
    var names: [String] = []
    for (index, field) in fields.enumerated() {
      let name = parser.text(of: field)
      names.append(String(decoding: name, as: UTF8.self))
      if name.isEmpty {
        faults.append(
          Diagnostic(
            .dataEmptyHeader, .error, "field \(index + 1) of the header has no name",
            at: span(field),
            help: [
              "give it a name in the file's first line"
            ]))
      } else if let first = firsts[name] {
        faults.append(
          Diagnostic(
            .dataDuplicateHeader, .error, "two fields are named `\(excerpt(name))`",
            at: Label(span(field), "the second"),
            secondary: [Label(span(first), "the first")],
            help: ["rename one of them in the file's first line"]))
      } else {
        firsts[name] = field
      }
    }
    guard faults.isEmpty else { throw FaultList.failure(faults, total: faults.count, limit: 50) }
    return (names, row.next)
  }

  /// Checks names given by the spec against each other and against the first row.
  func check(names: [String], firstRow start: Int) throws(DataFailure) {
    var fields: [RawField] = []
    let row = try readRow(at: start, into: &fields)
    let place = SourceSpan(file.source, start..<row.end)
    guard names.count == row.fieldCount else {
      let given =
        names.isEmpty ? "no `names` are given" : "`names` has \(counted(names.count, "name"))"
      throw DataFailure(
        .content, .dataNamesCount,
        "\(given), but the first row has \(counted(row.fieldCount, "field"))", at: place,
        help: ["`names` needs one name for each field of a file without a header"])
    }
    var seen: Set<[UInt8]> = []
    for name in names {
      guard !name.isEmpty else {
        throw DataFailure(.content, .dataEmptyHeader, "a name in `names` is empty")
      }
      guard seen.insert(Array(name.utf8)).inserted else {
        throw DataFailure(
          .content, .dataDuplicateHeader,
          "`\(excerpt(Array(name.utf8)))` stands twice in `names`")
      }
    }
  }

  private func readRow(
    at start: Int, into fields: inout [RawField]
  ) throws(DataFailure) -> RowParser.Row {
    let row = parser.row(at: start, fields: &fields, limit: CSVDocument.maxFields)
    let messages = RowMessages(file: file, parser: parser, names: [])
    if let fault = EncodingCheck.firstFault(file.base, start..<row.end, end: file.count) {
      throw DataFailure(
        .content, [messages.encoding(fault, row: nil, start: start)])
    }
    if let fault = row.fault {
      throw DataFailure(.content, [messages.fault(fault, row: nil, start: start)])
    }
    guard row.fieldCount <= CSVDocument.maxFields else {
      throw DataFailure(
        .content, .dataLimit,
        "the first row has \(row.fieldCount) fields; the limit is \(CSVDocument.maxFields)",
        at: SourceSpan(file.source, start..<min(start + 1, row.end)),
        help: ["check `delimiter` and the line ends of the file"])
    }
    return row
  }

  private func span(_ field: RawField) -> SourceSpan {
    SourceSpan(file.source, field.outer)
  }
}
