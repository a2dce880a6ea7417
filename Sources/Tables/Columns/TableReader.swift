package import Diagnostics
import Values

extension CSVDocument {
  /// Reads the rows: finds the fields, checks every byte, and types the needed columns.
  ///
  /// Nothing is read twice but a field whose type turns out to be wider.
  ///
  /// - Parameters:
  ///   - request: the needed fields and what is known of them
  ///   - bag: gets warnings
  /// - Returns: the needed columns
  /// - Throws: ``DataFailure`` with every fault of the data, or of kind `io` where the file
  ///   changed while it was read
  package func read(
    _ request: TableRequest, into bag: inout DiagnosticBag
  ) throws(DataFailure) -> Table {
    var reader = try TableReader(document: self, request: request)
    reader.readRows()
    try file.checkUnchanged()
    return try reader.finish(into: &bag)
  }
}

/// Reads the needed fields of a file, block by block.
struct TableReader: ~Copyable {
  private let document: CSVDocument
  private let request: TableRequest
  private let plan: ReadPlan
  private var scanner: BlockScanner
  private var readers: [any ColumnReader] = []
  private var places: [CellPlace] = []
  private var marks: [RowLocator.Mark] = []
  /// Whether a fault was found, so that there will be no table.
  private var isFaulty = false
  private let stride: Int

  init(document: CSVDocument, request: TableRequest) throws(DataFailure) {
    self.document = document
    self.request = request
    let plan = try ReadPlan(document, request)
    self.plan = plan
    scanner = BlockScanner(document, plan, request)
    stride = plan.fields.count
  }

  mutating func readRows() {
    defer { if readers.isEmpty { makeReaders(expected: 0) } }
    guard document.bodyStart < document.file.count else { return }
    var block = RowBlock(stride: stride)
    var goesOn = true
    while goesOn {
      let firstRow = scanner.rowCount
      goesOn = scanner.scan(into: &block)
      guard block.rowCount > 0 else { break }
      if firstRow == 0 { prepare(for: block) }
      marks.append(RowLocator.Mark(row: firstRow, offset: block.start))
      if !isFaulty, scanner.faultCount > 0 { abandon() }
      if !scanner.isCounting { readColumns(of: block, firstRow: firstRow) }
      if !isFaulty {
        places.append(
          contentsOf: UnsafeBufferPointer(start: block.places, count: block.rowCount * stride))
      }
    }
  }

  /// Makes the readers when the first block tells how long the rows are.
  private mutating func prepare(for block: borrowing RowBlock) {
    let bytes = max(scanner.position - block.start, 1)
    let left = document.file.count - block.start
    let (product, overflow) = left.multipliedReportingOverflow(by: block.rowCount)
    // Every row has a byte for each field, or there will be no table.
    let most = left / max(document.fieldNames.count, 1) + 1
    let estimate = min(overflow ? block.rowCount : product / bytes, most)
    // A little more: reserving again copies everything.
    let expected = estimate + estimate / 32 + 64
    places.reserveCapacity(expected * stride)
    makeReaders(expected: expected)
  }

  private mutating func makeReaders(expected: Int) {
    let factory = StoreFactory(zone: request.zone, expected: expected)
    readers = plan.readers(factory, faultLimit: request.maxFaults)
  }

  /// Lets go of what only a table needs: short rows of a file with many fields would take far
  /// more memory than the file.
  private mutating func abandon() {
    isFaulty = true
    places = []
    for reader in readers { reader.abandon() }
  }

  private mutating func readColumns(of block: borrowing RowBlock, firstRow: Int) {
    let rewritten = UnsafePointer(scanner.rewritten.base)
    let base = document.file.base
    places.withUnsafeBufferPointer { before in
      let past = PastTexts(places: before, stride: stride, rowCount: firstRow)
      for (slot, reader) in readers.enumerated() {
        let texts = BlockTexts(
          places: block.places + slot, stride: stride, firstRow: firstRow,
          count: block.rowCount, hasNull: block.hasNull[slot], file: base, rewritten: rewritten)
        reader.read(texts, past: past)
      }
    }
  }

  /// Puts the table together, or the faults.
  mutating func finish(into bag: inout DiagnosticBag) throws(DataFailure) -> Table {
    let rowCount = scanner.rowCount
    let locator = RowLocator(document, rowCount: rowCount, marks: marks)
    let columns = readers.map { $0.finish(rowCount: isFaulty ? 0 : rowCount) }
    let report = ReadReport(
      document: document, plan: plan, locator: locator, limit: request.maxFaults)
    try report.throwFaults(ShapeFaults(scanner), columns)
    let texts = CellTexts(
      places: places, stride: stride, rowCount: rowCount, file: document.file,
      rewritten: scanner.takeRewritten())
    report.addWarnings(columns, to: &bag)
    let table = Table(document, plan, columns, texts, locator)
    if !plan.key.isEmpty { try KeyCheck(table: table, slots: plan.key).run(request.maxFaults) }
    return table
  }
}

extension BlockScanner {
  /// A scanner for the rows in a range of the file, or for all of them.
  init(
    _ document: CSVDocument, _ plan: ReadPlan, _ request: TableRequest,
    range: Range<Int>? = nil
  ) {
    let range = range ?? document.body
    self.init(
      parser: RowParser(document, end: range.upperBound), position: range.lowerBound,
      fieldCount: document.fieldNames.count, slots: plan.slotOfField,
      missing: MissingWords(request.missing), faultLimit: request.maxFaults)
  }
}

extension RowParser {
  /// A parser of the file, or of its bytes before `end`.
  init(_ document: CSVDocument, end: Int? = nil) {
    self.init(
      base: document.file.base, end: end ?? document.file.count,
      delimiter: document.dialect.delimiter)
  }
}

extension RowLocator {
  init(_ document: CSVDocument, rowCount: Int, marks: [Mark]) {
    self.init(
      file: document.file, delimiter: document.dialect.delimiter,
      fieldCount: document.fieldNames.count, rowCount: rowCount, marks: marks)
  }
}

extension Table {
  init(
    _ document: CSVDocument, _ plan: ReadPlan, _ columns: [ReadColumn], _ texts: CellTexts,
    _ locator: RowLocator
  ) {
    self.init(
      file: document.file, fieldNames: document.fieldNames,
      columns: zip(plan.fields, columns).enumerated().map { slot, pair in
        Column(
          name: pair.0.name, type: pair.1.type, slot: slot, scale: pair.1.scale,
          values: pair.1.values, hasNulls: pair.1.hasNulls)
      },
      texts: texts, rowCount: texts.rowCount, fieldIndices: plan.fields.map(\.index),
      locator: locator)
  }
}
