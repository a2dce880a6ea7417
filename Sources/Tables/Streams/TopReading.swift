package import Diagnostics
import Values

extension CSVDocument {
  /// Reads the rows and keeps only the first of each group; nil where that cannot be done, and the
  /// whole table has to be read.
  ///
  /// Memory is that of the kept rows, whatever the size of the data. Large files are read in parts
  /// at the same time; what comes of it is the same to the last byte, messages too.
  ///
  /// - Parameters:
  ///   - request: what is read; see ``canStream(_:)``
  ///   - wanted: what is kept
  ///   - workers: the most threads at a time
  ///   - leastPart: the least number of bytes that is worth a thread
  ///   - bag: gets warnings
  /// - Returns: the first rows of each group
  /// - Throws: ``DataFailure`` as ``read(_:into:)`` does
  package func readTop(
    _ request: TableRequest, _ wanted: TopRequest, workers: Int = Workers.available,
    leastPart: Int = BodyParts.leastSize, into bag: inout DiagnosticBag
  ) throws(DataFailure) -> TopTable? {
    guard canStream(request) else { return nil }
    let reading = try ReadPlan(self, request)
    guard let plan = wanted.plan(reading) else { return nil }
    let parts = BodyParts(self, count: workers, leastSize: leastPart)
    let whole =
      topOfParts(parts, plan, reading, request)
      ?? topPart(of: body, plan, reading, request)
    var remarks = DiagnosticBag()
    let locator = try finish(whole.read, reading, request, into: &remarks)
    guard !whole.hasOverflown, let table = TopTable(whole.top, self, reading, locator) else {
      return nil
    }
    bag.add(contentsOf: remarks)
    return table
  }

  /// Reads the parts at the same time; nil where the rows have to be read one after the other:
  /// something is wrong in the data, or with a guess where a row begins, or a sum depends on how
  /// the rows are parted.
  private func topOfParts(
    _ parts: BodyParts, _ plan: TopRows.Plan, _ reading: ReadPlan, _ request: TableRequest
  ) -> TopPart? {
    let ranges = parts.ranges
    guard ranges.count > 1, plan.canMerge(reading) else { return nil }
    let read = Workers.map(ranges.count) { index in
      topPart(of: ranges[index], plan, reading, request)
    }
    guard read.count == ranges.count, read.allSatisfy({ $0.isClean }), var whole = read.first
    else { return nil }
    for part in read.dropFirst() { whole.append(part) }
    return whole.isClean && whole.top.hasExactSums ? whole : nil
  }

  private func topPart(
    of range: Range<Int>, _ plan: TopRows.Plan, _ reading: ReadPlan, _ request: TableRequest
  ) -> TopPart {
    var top = TopRows(plan)
    var hasOverflown = false
    let read = readBlocks(of: range, reading, request) { block, firstRow in
      let sources = block.columns.map { ColumnSource($0, block.texts) }
      do {
        try top.add(sources, rows: .all(block.rowCount), firstRow: firstRow)
      } catch {
        hasOverflown = true
      }
    }
    return TopPart(top: top, read: read, hasOverflown: hasOverflown)
  }
}

/// What the rows of a range came to.
private struct TopPart {
  var top: TopRows
  var read: BlocksRead
  /// Whether a sum went beyond 38 digits.
  var hasOverflown: Bool

  var isClean: Bool { read.isFaultless && !hasOverflown }

  mutating func append(_ next: TopPart) {
    do {
      try top.append(next.top, firstRow: read.rowCount)
    } catch {
      hasOverflown = true
    }
    read.append(next.read)
  }
}
