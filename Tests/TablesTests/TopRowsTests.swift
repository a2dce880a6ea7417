import Diagnostics
import Tables
import TestSupport
import Testing
import Values

/// The first rows of a stream are those of a view over the whole table.
@Suite struct TopRowsTests {
  @Test func sameAsAViewWithALimit() throws {
    let seed = SplitMix64.runSeed &+ 6
    print("TopRows seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for round in 0..<24 {
      let height = round == 0 ? 0 : round < 20 ? Int.random(in: 1...300, using: &generator) : 20_000
      var text = "g,p,n,s\n"
      for _ in 0..<height {
        let group = ["1.0", "1.00", "2", "", "-3.5"].randomElement(using: &generator) ?? ""
        let price =
          ["", "1", "2.50", "2.5", "-7.125", "10"].randomElement(using: &generator) ?? ""
        let number = ["", "NaN", "1e3", "-0", "0", "0.1"].randomElement(using: &generator) ?? ""
        let string = ["", "a", "\"b\"\"c\"", "é", "zz"].randomElement(using: &generator) ?? ""
        text += "\(group),\(price),\(number),\(string)\n"
      }
      let request = TableRequest(
        .all(values: true),
        declared: [
          .init("g", .decimal), .init("p", .decimal), .init("n", .number), .init("s", .string),
        ])
      let limit = Int.random(in: 0...25, using: &generator)
      let terms = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        TopRows.Plan.Term(
          Int.random(in: 1...3, using: &generator), descending: Bool.random(using: &generator))
      }
      let ungrouped = Bool.random(using: &generator) ? "none" : nil
      let group = Int.random(in: 0..<4, using: &generator) > 0 ? 0 : nil
      let aggregates = Aggregate.allCases.filter { TopRows.Plan.canStream($0) }
      let summaries = aggregates.flatMap { aggregate in
        (1...3).filter { $0 < 3 || aggregate.accepts(.string) }.map {
          TopRows.Plan.Summary(aggregate, $0)
        }
      }
      var top = TopRows(
        TopRows.Plan(
          group: group, ungrouped: ungrouped, order: terms, limit: limit, summaries: summaries))
      var bag = DiagnosticBag()
      let document = try CSVDocument.open(DataFile(name: "d", bytes: Array(text.utf8)))
      #expect(document.canStream(request))
      _ = try document.readBlocks(request, into: &bag) { block, firstRow in
        let sources = block.columns.map { ColumnSource($0, block.texts) }
        do {
          try top.add(sources, rows: .all(block.rowCount), firstRow: firstRow)
        } catch {
          Issue.record("\(error)")
        }
      }
      let kept = try top.finish()

      let table = try read(text, request)
      let sources = table.columns.map { ColumnSource($0, table.texts) }
      let order = terms.map { OrderTerm(sources[$0.field], descending: $0.descending) }
      let view = View.make(
        rows: .all(table.rowCount), group: group.map { sources[$0] }, ungrouped: ungrouped,
        order: order, limit: limit)
      #expect(kept.view.groups.map(\.name) == view.groups.map(\.name))
      #expect(kept.view.groups.map(\.count) == view.groups.map(\.count))
      #expect(kept.view.groups.map(\.isUngrouped) == view.groups.map(\.isUngrouped))
      #expect(
        kept.view.groups.map { described($0.value) } == view.groups.map { described($0.value) }
          || group != nil)
      #expect(kept.view.ungroupedCount == view.ungroupedCount)
      #expect(
        kept.view.groups.map { $0.rows.map { kept.rowNumbers[Int($0)] } }
          == view.groups.map { $0.rows.map { Int($0) } })
      if height > 0 { #expect(kept.columns.map(\.scale) == table.columns.map(\.scale)) }
      for (part, whole) in zip(kept.view.groups, view.groups) {
        for (row, original) in zip(part.rows, whole.rows) {
          for (column, source) in zip(kept.columns, sources) {
            let copy = ColumnSource(column, kept.texts)
            #expect(
              described(copy.value(at: Int(row))) == described(source.value(at: Int(original))))
            #expect(
              kept.texts.text(row: Int(row), slot: column.slot)
                == table.texts.text(row: Int(original), slot: column.slot))
          }
        }
      }
      for (results, group) in zip(kept.summaries, view.groups) where height > 0 {
        for (result, summary) in zip(results, summaries) {
          let expected = try summary.aggregate.result(
            of: sources[summary.field], group: group, order: order)
          #expect(described(result.printed) == described(expected.printed))
          #expect(result.scale == expected.scale)
        }
      }
    }
  }

  /// Once the first rows are found, rows of later blocks drop out by a word at their own scale.
  @Test func laterBlocksOfOtherScales() throws {
    let seed = SplitMix64.runSeed &+ 16
    print("TopRows.laterBlocksOfOtherScales seed \(seed)")
    var generator = SplitMix64(seed: seed)
    let scales = [2, 0, 3, 1, 2].shuffled(using: &generator)
    var text = "p,i,d\n"
    for scale in scales {
      for _ in 0..<9000 {
        let whole = Int.random(in: -4000...4000, using: &generator)
        let price = scale == 0 ? "\(whole)" : "\(whole).\(String(repeating: "5", count: scale))"
        let isNull = Int.random(in: 0..<50, using: &generator) == 0
        let day = Int.random(in: 10...28, using: &generator)
        text += "\(isNull ? "" : price),\(isNull ? "" : "\(whole)"),2025-01-\(day)\n"
      }
    }
    let request = TableRequest(
      .all(values: true),
      declared: [.init("p", .decimal), .init("i", .integer), .init("d", .date)])
    let table = try read(text, request)
    let document = try CSVDocument.open(DataFile(name: "d", bytes: Array(text.utf8)))
    for fields in [["p"], ["i"], ["d"], ["p", "d"], ["d", "i"]] {
      for descending in [false, true] {
        var bag = DiagnosticBag()
        let wanted = TopRequest(
          group: nil, ungrouped: nil,
          order: fields.map { .init($0, descending: descending, comparison: .values) }, limit: 20,
          summaries: [])
        let top = try document.readTop(request, wanted, into: &bag)
        let order = try fields.map { OrderTerm(try table.source($0), descending: descending) }
        let view = View.make(
          rows: .all(table.rowCount), group: nil, ungrouped: nil, order: order, limit: 20)
        let places = top?.view.groups.first?.rows.compactMap { row in
          top?.table.span(ofRow: Int(row)).range
        }
        #expect(places == view.groups.first?.rows.map { table.span(ofRow: Int($0)).range })
      }
    }
  }
}
