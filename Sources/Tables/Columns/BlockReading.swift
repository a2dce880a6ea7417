package import Diagnostics
import Values

extension CSVDocument {
  /// Whether the rows can be read block by block: the type of every needed field is declared,
  /// and no key has to be checked.
  package func canStream(_ request: TableRequest) -> Bool {
    guard request.key.isEmpty, let plan = try? ReadPlan(self, request) else { return false }
    return plan.fields.allSatisfy { $0.declaration != nil }
  }

  /// Reads the rows block by block, in memory that does not grow with the file.
  ///
  /// Each block is a table of its own: its rows count from 0, its decimals have the scale of the
  /// block, and nothing of it may be kept but copies. What the blocks are used for must not be
  /// shown before the call returns, since faults may come last.
  ///
  /// - Parameters:
  ///   - request: what is needed; see ``canStream(_:)``
  ///   - bag: gets warnings
  ///   - body: gets each block and the number of its first row in the file
  /// - Returns: the number of rows
  /// - Throws: ``DataFailure`` with every fault of the data, or of kind `io` where the file
  ///   changed while it was read
  package func readBlocks(
    _ request: TableRequest, into bag: inout DiagnosticBag,
    _ body: (_ block: Table, _ firstRow: Int) -> Void
  ) throws(DataFailure) -> Int {
    let plan = try ReadPlan(self, request)
    return try finish(readBlocks(of: self.body, plan, request, body), plan, request, into: &bag)
      .rowCount
  }

  /// Reads the blocks of a range of the file that begins with a row.
  func readBlocks(
    of range: Range<Int>, _ plan: ReadPlan, _ request: TableRequest,
    _ body: (_ block: Table, _ firstRow: Int) -> Void
  ) -> BlocksRead {
    var scanner = BlockScanner(self, plan, request, range: range)
    var block = RowBlock(stride: plan.fields.count, times: 4)
    var columns = plan.fields.map { _ in ReadColumn() }
    var marks: [RowLocator.Mark] = []
    var goesOn = !range.isEmpty
    while goesOn {
      let firstRow = scanner.rowCount
      goesOn = scanner.scan(into: &block)
      guard block.rowCount > 0 else { break }
      marks.append(RowLocator.Mark(row: firstRow, offset: block.start))
      guard !scanner.isCounting else { continue }
      let rewritten = scanner.takeRewritten()
      let read = readColumns(of: block, rewritten, plan, request)
      for slot in columns.indices {
        columns[slot].add(read[slot], firstRow: firstRow, limit: request.maxFaults)
      }
      guard scanner.faultCount == 0, columns.allSatisfy({ $0.badCount == 0 }) else { continue }
      let places = UnsafeBufferPointer(
        start: block.places, count: block.rowCount * block.stride)
      let texts = CellTexts(
        places: Array(places), stride: block.stride, rowCount: block.rowCount, file: file,
        rewritten: rewritten)
      let locator = RowLocator(
        self, rowCount: block.rowCount,
        marks: [RowLocator.Mark(row: 0, offset: block.start)])
      body(Table(self, plan, read, texts, locator), firstRow)
      file.release(block.start..<scanner.position)
    }
    return BlocksRead(
      rowCount: scanner.rowCount, marks: marks, columns: columns, shapes: ShapeFaults(scanner))
  }

  /// Gives what finds the rows again when all were read.
  ///
  /// - Throws: ``DataFailure`` with every fault of the data
  func finish(
    _ read: BlocksRead, _ plan: ReadPlan, _ request: TableRequest,
    into bag: inout DiagnosticBag
  ) throws(DataFailure) -> RowLocator {
    try file.checkUnchanged()
    let locator = RowLocator(self, rowCount: read.rowCount, marks: read.marks)
    let report = ReadReport(
      document: self, plan: plan, locator: locator, limit: request.maxFaults)
    try report.throwFaults(read.shapes, read.columns)
    report.addWarnings(read.columns, to: &bag)
    return locator
  }

  private func readColumns(
    of block: borrowing RowBlock, _ rewritten: RewrittenTexts, _ plan: ReadPlan,
    _ request: TableRequest
  ) -> [ReadColumn] {
    let factory = StoreFactory(zone: request.zone, expected: block.rowCount)
    let readers = plan.readers(factory, faultLimit: request.maxFaults)
    let past = PastTexts(
      places: UnsafeBufferPointer(start: nil, count: 0), stride: block.stride, rowCount: 0)
    for (slot, reader) in readers.enumerated() {
      reader.read(
        BlockTexts(
          places: block.places + slot, stride: block.stride, firstRow: 0,
          count: block.rowCount, hasNull: block.hasNull[slot], file: file.base,
          rewritten: rewritten.base),
        past: past)
    }
    let rowCount = block.rowCount
    return readers.map { $0.finish(rowCount: rowCount) }
  }
}

/// What reading the blocks of a range came to, beside the blocks themselves.
struct BlocksRead {
  private(set) var rowCount: Int
  private(set) var marks: [RowLocator.Mark]
  /// What was found in each field; without values.
  private(set) var columns: [ReadColumn]
  let shapes: ShapeFaults

  init(rowCount: Int, marks: [RowLocator.Mark], columns: [ReadColumn], shapes: ShapeFaults) {
    self.rowCount = rowCount
    self.marks = marks
    self.columns = columns
    self.shapes = shapes
  }

  /// Whether nothing is wrong with any row.
  var isFaultless: Bool {
    shapes.isNone && columns.allSatisfy { $0.badCount == 0 }
  }

  /// Adds the range behind this one; neither may have faults.
  mutating func append(_ next: BlocksRead) {
    guard next.rowCount > 0 else { return }
    let firstRow = rowCount
    for (slot, column) in next.columns.enumerated() where columns.indices.contains(slot) {
      columns[slot].add(column, firstRow: firstRow, limit: 0)
    }
    marks += next.marks.map { RowLocator.Mark(row: firstRow + $0.row, offset: $0.offset) }
    rowCount += next.rowCount
  }
}

extension ReadColumn {
  /// Takes over what was found in a block, but not its values.
  fileprivate mutating func add(_ block: ReadColumn, firstRow: Int, limit: Int) {
    type = block.type
    scale = max(scale, block.scale)
    hasNulls = hasNulls || block.hasNulls
    badCount += block.badCount
    badRows += block.badRows.prefix(max(limit - badRows.count, 0)).map { $0 + firstRow }
    clock.add(block.clock, firstRow: firstRow)
  }
}
