import Diagnostics
import Tables
import Testing
import Values

/// Reading block by block gives what reading at once gives.
@Suite struct Blocks {
  private let request = TableRequest(
    .fields([.init("a", values: true), .init("b", values: true)]),
    declared: [.init("a", .integer), .init("b", .decimal), .init("c", .string)])

  private func document(_ text: String) throws -> CSVDocument {
    try CSVDocument.open(DataFile(name: "data.csv", bytes: Array(text.utf8)))
  }

  private func text(_ count: Int) -> String {
    "a,b,c\n"
      + (0..<count).map { row in
        let decimal = row % 3 == 0 ? "" : row % 7 == 0 ? "\(row).25" : "\(row)"
        return "\(row),\(decimal),\"q\"\"\(row)\"\n"
      }.joined()
  }

  @Test func blocksAreTheRowsInOrder() throws {
    let text = text(30_000)
    let whole = try read(text, request)
    var bag = DiagnosticBag()
    var rows: [[String?]] = []
    var firsts: [Int] = []
    var wrong = 0
    let count = try document(text).readBlocks(request, into: &bag) { block, firstRow in
      firsts.append(firstRow)
      #expect(firstRow == rows.count)
      for row in 0..<block.rowCount {
        for (column, all) in zip(block.columns, whole.columns) {
          let part = ColumnSource(column, block.texts).value(at: row)
          let same = ColumnSource(all, whole.texts).value(at: firstRow + row)
          // Decimals of a block have the scale of the block.
          if case (.decimal(let first), .decimal(let second)) = (part, same) {
            if first != second { wrong += 1 }
          } else if described(part) != described(same) {
            wrong += 1
          }
        }
      }
      rows += block.rows
      let last = block.rowCount - 1
      #expect(
        block.span(row: last, slot: 0).range == whole.span(row: firstRow + last, slot: 0).range)
    }
    #expect(count == 30_000)
    #expect(wrong == 0)
    #expect(firsts.count > 1)
    #expect(rows == whole.rows)
  }

  @Test func faultsAreThoseOfReadingAtOnce() throws {
    let text = text(20_000) + "x,1\ny,2,z\n" + self.text(10).dropFirst(6) + "1,w,\n"
    var bag = DiagnosticBag()
    let expected = failure(text, request)
    #expect(expected?.diagnostics.count == 3)
    do {
      _ = try document(text).readBlocks(request, into: &bag) { _, _ in }
      Issue.record("bad rows were read")
    } catch let failure as DataFailure {
      #expect(failure.lines == expected?.lines)
      #expect(
        failure.diagnostics.map { $0.primary?.span.range }
          == expected?.diagnostics.map { $0.primary?.span.range })
    }
  }

  @Test func whatCanBeStreamed() throws {
    let document = try document("a,b,c\n")
    #expect(document.canStream(request))
    #expect(!document.canStream(TableRequest(.all(values: true))))
    var keyed = request
    keyed.key = ["a"]
    #expect(!document.canStream(keyed))
    #expect(!document.canStream(TableRequest(.fields([.init("x", values: true)]))))
    var bag = DiagnosticBag()
    #expect(try document.readBlocks(request, into: &bag) { _, _ in } == 0)
  }

  @Test func shortRowsOfManyFieldsTakeLittleTimeAndMemory() {
    let header = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    let text = header + "\n" + String(repeating: "1\n", count: 200_000)
    let failure = failure(text, TableRequest(maxFaults: 2))
    #expect(failure?.diagnostics.count == 2)
    #expect(
      failure?.diagnostics.last?.notes.first?.hasPrefix("2 of 200000 faults") == true)
    let typed = TableRequest(declared: [.init("c7", .integer)], maxFaults: 2)
    #expect(
      self.failureNote(text, typed)?.hasPrefix("2 of at least 200000 faults") == true)
  }

  private func failureNote(_ text: String, _ request: TableRequest) -> String? {
    failure(text, request)?.diagnostics.last?.notes.first
  }
}
