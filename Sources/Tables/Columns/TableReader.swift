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
  let document: CSVDocument
  let request: TableRequest
  let plan: ReadPlan
  private var scanner: BlockScanner
  private var readers: [any ColumnReader] = []
  private var places: [CellPlace] = []
  private var marks: [RowLocator.Mark] = []
  private let stride: Int

  init(document: CSVDocument, request: TableRequest) throws(DataFailure) {
    self.document = document
    self.request = request
    let plan = try ReadPlan(document, request)
    self.plan = plan
    let parser = RowParser(
      base: document.file.base, end: document.file.count, delimiter: document.dialect.delimiter)
    scanner = BlockScanner(
      parser: parser, position: document.bodyStart, fieldCount: document.fieldNames.count,
      slots: plan.slotOfField, missing: MissingWords(request.missing),
      faultLimit: request.maxFaults)
    stride = plan.fields.count
  }

  mutating func readRows() {
    guard !document.isBlank, document.bodyStart < document.file.count else { return }
    var block = RowBlock(stride: stride)
    var goesOn = true
    while goesOn {
      let firstRow = scanner.rowCount
      goesOn = scanner.scan(into: &block)
      guard block.rowCount > 0 else { break }
      if firstRow == 0 { prepare(for: block) }
      marks.append(RowLocator.Mark(row: firstRow, offset: block.start))
      readColumns(of: block, firstRow: firstRow)
      places.append(
        contentsOf: UnsafeBufferPointer(start: block.places, count: block.rowCount * stride))
    }
  }

  /// Makes the readers when the first block tells how long the rows are.
  private mutating func prepare(for block: borrowing RowBlock) {
    let bytes = max(scanner.position - block.start, 1)
    let left = document.file.count - block.start
    let (product, overflow) = left.multipliedReportingOverflow(by: block.rowCount)
    let estimate = overflow ? block.rowCount : product / bytes
    // A little more: reserving again copies everything.
    let expected = estimate + estimate / 32 + 64
    if !overflow { places.reserveCapacity(expected * stride) }
    let factory = StoreFactory(zone: request.zone, expected: expected)
    readers = plan.fields.enumerated().map { slot, field in
      if let declaration = field.declaration {
        DeclaredReader(
          declaration, keeps: field.values, factory: factory, faultLimit: request.maxFaults)
      } else {
        InferredReader(slot: slot, keeps: field.values, factory: factory)
      }
    }
  }

  private mutating func readColumns(of block: borrowing RowBlock, firstRow: Int) {
    let rewritten = UnsafePointer(scanner.rewritten.base)
    let base = document.file.base
    places.withUnsafeBufferPointer { before in
      let past = PastTexts(places: before, stride: stride, rowCount: firstRow)
      for (slot, reader) in readers.enumerated() {
        let texts = BlockTexts(
          places: block.places + slot, stride: stride, firstRow: firstRow,
          count: block.rowCount, file: base, rewritten: rewritten)
        reader.read(texts, past: past)
      }
    }
  }

  /// Puts the table together, or the faults.
  mutating func finish(into bag: inout DiagnosticBag) throws(DataFailure) -> Table {
    let rowCount = scanner.rowCount
    let fieldNames = document.fieldNames
    if scanner.isOutOfMemory {
      throw .unreadable(document.file.name, 12)
    }
    let locator = RowLocator(
      file: document.file, delimiter: document.dialect.delimiter,
      fieldCount: fieldNames.count, rowCount: rowCount, marks: marks)
    let columns = readers.map { $0.finish(rowCount: rowCount) }
    let report = ReadReport(
      document: document, plan: plan, locator: locator, limit: request.maxFaults)
    let shapes = ShapeFaults(
      faults: scanner.faults, count: scanner.faultCount, encoding: scanner.encodingFault,
      position: scanner.position)
    let texts = CellTexts(
      places: places, stride: stride, rowCount: rowCount, file: document.file,
      rewritten: scanner.takeRewritten())
    try report.throwFaults(shapes, columns, texts)
    guard rowCount <= Int(UInt32.max) else {
      throw DataFailure(
        .content, .dataTooManyRows, "`\(document.file.name)` has \(rowCount) rows",
        help: ["the limit is \(UInt32.max); split the file"])
    }
    report.addWarnings(columns, to: &bag)
    let table = Table(
      file: document.file, fieldNames: fieldNames,
      columns: plan.fields.enumerated().map { slot, field in
        let read = columns.indices.contains(slot) ? columns[slot] : ReadColumn()
        return Column(
          name: field.name, type: read.type ?? field.declaration?.type, slot: slot,
          scale: read.scale, values: read.values, hasNulls: read.hasNulls)
      },
      texts: texts, rowCount: rowCount, fieldIndices: plan.fields.map(\.index),
      locator: locator)
    if !plan.key.isEmpty { try KeyCheck(table: table, slots: plan.key).run(request.maxFaults) }
    return table
  }
}
