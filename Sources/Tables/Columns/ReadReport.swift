import Diagnostics
import Glibc
import Values

/// What the scanner found wrong with the shape of rows.
struct ShapeFaults {
  let faults: [ShapeFault]
  let count: Int
  let encoding: EncodingFault?
  let isCountOnly: Bool
  let isOutOfMemory: Bool
  /// Where the first row begins that was not read.
  let position: Int

  init(_ scanner: borrowing BlockScanner) {
    faults = scanner.faults
    count = scanner.faultCount
    isCountOnly = scanner.isCounting
    encoding = scanner.encodingFault
    isOutOfMemory = scanner.isOutOfMemory
    position = scanner.position
  }

  /// Whether nothing was found.
  var isNone: Bool { count == 0 && encoding == nil && !isOutOfMemory }
}

/// Turns what was found while reading into diagnostics.
struct ReadReport {
  let document: CSVDocument
  let plan: ReadPlan
  let locator: RowLocator
  let limit: Int

  private var messages: RowMessages {
    RowMessages(
      file: document.file,
      parser: RowParser(document), names: document.fieldNames)
  }

  /// A diagnostic with what it is sorted by.
  private struct Found {
    let row: Int
    let field: Int
    let diagnostic: Diagnostic
  }

  /// Throws when anything was found.
  func throwFaults(_ shapes: ShapeFaults, _ columns: [ReadColumn]) throws(DataFailure) {
    if shapes.isOutOfMemory { throw .unreadable(document.file.name, ENOMEM) }
    if locator.rowCount > Int(UInt32.max) {
      throw DataFailure(
        .content, .dataLimit, "`\(document.file.name)` has \(locator.rowCount) rows",
        help: ["the limit is \(UInt32.max); split the file"])
    }
    var found = shapes.faults.map { Found(row: $0.row, field: -1, diagnostic: diagnostic($0)) }
    var total = shapes.count
    for (slot, column) in columns.enumerated() {
      total += column.badCount
      found += column.badRows.map { row in
        Found(
          row: row, field: plan.fields[slot].index,
          diagnostic: badValue(row: row, slot: slot))
      }
    }
    if let fault = shapes.encoding {
      total += 1
      found.append(
        Found(
          row: locator.rowCount, field: -1,
          diagnostic: encoding(fault, from: shapes.position)))
    }
    guard !found.isEmpty else { return }
    found.sort { ($0.row, $0.field) < ($1.row, $1.field) }
    // Values were no longer read when only rows were counted.
    let isLeast =
      shapes.isCountOnly
      && plan.fields.contains { $0.declaration.map { $0.type != .string } ?? false }
    throw FaultList.failure(
      found.map(\.diagnostic), total: total, isLeast: isLeast, limit: limit)
  }

  private func diagnostic(_ fault: ShapeFault) -> Diagnostic {
    switch fault.kind {
    case .ragged(let count):
      messages.ragged(count, row: fault.row, start: fault.start)
    case .tooLong(let slot, let count):
      messages.tooLong(
        field: plan.fields[slot].index, count: count, row: fault.row, start: fault.start)
    case .within(let within):
      messages.fault(within, row: fault.row, start: fault.start)
    }
  }

  /// Finds the row of a byte; rows between were not read because of it.
  private func encoding(_ fault: EncodingFault, from position: Int) -> Diagnostic {
    let messages = messages
    var row = locator.rowCount
    var start = messages.parser.skipBlankLines(from: position)
    var fields: [RawField] = []
    while true {
      let read = messages.parser.row(at: start, fields: &fields, limit: 0)
      let next = messages.parser.skipBlankLines(from: read.next)
      guard fault.offset >= next, next > start, next < document.file.count else { break }
      start = next
      row += 1
    }
    return messages.encoding(fault, row: row, start: start)
  }

  private func badValue(row: Int, slot: Int) -> Diagnostic {
    let field = plan.fields[slot]
    let text = locator.text(ofRow: row, field: field.index)
    let type = field.declaration?.type ?? .string
    let span = SourceSpan(document.file.source, locator.range(ofRow: row, field: field.index))
    return Diagnostic(
      .dataBadValue, .error,
      "`\(excerpt(text))` is not \(type.phrase), row \(row + 1), column "
        + "`\(excerpt(Array(field.name.utf8)))`",
      at: span, help: BadValueHelp.lines(text, declaration: field.declaration))
  }
}

extension ReadReport {
  /// Adds what is worth saying although the data was read.
  func addWarnings(_ columns: [ReadColumn], to bag: inout DiagnosticBag) {
    for (slot, column) in columns.enumerated() {
      if let remark = column.remark { bag.add(warning(remark, slot: slot)) }
      if let row = column.clock.firstRow {
        bag.add(localTimes(column.clock, row: row, slot: slot))
      }
    }
  }

  private func warning(_ remark: InferenceRemark, slot: Int) -> Diagnostic {
    let field = plan.fields[slot]
    let name = "`\(excerpt(Array(field.name.utf8)))`"
    func span(_ row: Int) -> SourceSpan {
      SourceSpan(document.file.source, locator.range(ofRow: row, field: field.index))
    }
    switch remark {
    case .likelyMissing(let word, let count, let row, let type):
      let shown = excerpt(word)
      return Diagnostic(
        .dataLikelyMissing, .warning,
        "column \(name) is text because of `\(shown)` (\(counted(count, "row"))); every other "
          + "value is \(type.phrase)",
        at: span(row),
        help: [
          "`missing: [\"\", \(quoted(shown))]` reads it as null; declare the type `string` to keep it"
        ])
    case .outOfRange(let text, let row):
      return Diagnostic(
        .dataNumberOutOfRange, .warning,
        "column \(name) is text because of the number `\(excerpt(text))`, row \(row + 1)",
        at: span(row),
        help: [
          "decimals have at most 38 digits, numbers end near 1.8e308; declare the type `string` "
            + "to keep it as text"
        ])
    }
  }

  private func localTimes(_ clock: LocalTimes, row: Int, slot: Int) -> Diagnostic {
    let field = plan.fields[slot]
    var parts: [String] = []
    if clock.gapCount > 0 { parts.append("\(clock.gapCount) that do not exist") }
    if clock.overlapCount > 0 { parts.append("\(clock.overlapCount) that exist twice") }
    return Diagnostic(
      .dataLocalTime, .warning,
      "column `\(excerpt(Array(field.name.utf8)))` has local times in its zone: "
        + parts.joined(separator: " and "),
      at: SourceSpan(document.file.source, locator.range(ofRow: row, field: field.index)),
      help: ["they are read with the earlier offset; write the offset, as in `02:30+01:00`"])
  }

  /// A word as a YAML list takes it.
  private func quoted(_ word: String) -> String {
    let isPlain =
      word.utf8.allSatisfy {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2F || $0 == 0x20 || $0 >= 0x80
      } && word.utf8.first.map { $0 | 0x20 >= 0x61 } ?? false
    let words = ["true", "false", "null", "True", "False", "Null", "TRUE", "FALSE", "NULL"]
    return isPlain && !words.contains(word)
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
  }
}

extension FieldType {
  /// The type as a sentence has it.
  var phrase: String {
    switch self {
    case .integer: "an integer"
    case .string, .decimal, .number, .boolean, .date, .time, .datetime, .duration:
      "a \(rawValue)"
    }
  }
}
