import Mappings
import Sections
import TestSupport
import Testing

/// Laws of the questions about places, against what a page draws written out row by row.
@Suite("Laws of places")
struct PlaceLaws {
  private static let edits = 10_000

  /// A drawn row written out.
  private struct Drawn {
    let path: RowPath
    let item: SectionItem
    /// Its place among the rows of its item.
    let place: Int
  }

  private func writtenOut(_ list: SectionList) -> [[Drawn]] {
    list.sections.enumerated().map { number, section in
      var rows: [Drawn] = []
      for item in section.items {
        let count = if case .rows(let run) = item { section.runs[run].shown } else { 1 }
        for place in 0..<count {
          rows.append(
            Drawn(path: RowPath(section: number, row: rows.count), item: item, place: place))
        }
      }
      return rows
    }
  }

  @Test("rows, items, anchors and lines are where they are drawn")
  func places() throws {
    let seed = SplitMix64.runSeed &+ 9_000_000
    print("PlaceLaws: seed \(seed), \(Self.edits) edits")
    var page = try RandomPage(seed: seed)
    for number in 0..<Self.edits {
      if page.chance(10) { try page.editSections() } else { try page.editRows() }
      guard number % 50 == 0 else { continue }
      let rows = writtenOut(page.list)
      let label = "seed \(seed), edit \(number)"
      for (section, drawn) in zip(page.list.sections, rows) {
        try expectItems(section, drawn, label)
      }
      for drawn in rows.joined() {
        #expect(page.list.row(at: drawn.path) == drawn.item.row, "\(label)")
        guard let anchor = page.list.anchor(at: drawn.path) else { continue }
        #expect(page.list.row(of: anchor) == drawn.path, "\(label): \(anchor.text)")
      }
      expectAnchors(page, rows, label)
      try expectLines(&page, rows, label)
    }
  }

  private func expectItems(_ section: Section, _ rows: [Drawn], _ label: String) throws {
    #expect(section.numberOfRows == rows.count, "\(label)")
    for (number, row) in rows.enumerated() {
      let found = section.item(atRow: number)
      try #require(found?.item == row.item && found?.place == row.place, "\(label), \(number)")
      let first = rows.firstIndex { $0.item == row.item }
      #expect(section.firstRow(of: row.item) == first, "\(label)")
    }
    #expect(section.item(atRow: rows.count) == nil, "\(label)")
    #expect(section.placedItems.map(\.item) == section.items, "\(label)")
    let places = section.placedItems.flatMap { placed in
      (0..<placed.count).map { "\(placed.firstRow + $0): \(placed.item), \($0)" }
    }
    #expect(
      places == rows.enumerated().map { "\($0): \($1.item), \($1.place)" }, "\(label)")
  }

  /// Every row of a list or of fixed rows is found by its key, hidden ones by the nearest.
  private func expectAnchors(_ page: RandomPage, _ rows: [[Drawn]], _ label: String) {
    for (number, section) in page.model.enumerated() where section.kind != .data {
      for (place, row) in section.rows.enumerated() {
        let anchor = PageAnchor(section: section.name, key: row.key)
        let isDrawn = !row.isHidden && !section.isHidden
        let own = isDrawn ? rows[number].first { $0.item.row == row.row }?.path : nil
        #expect(page.list.row(of: anchor) == own, "\(label): \(anchor.text)")
        #expect((try? page.list.anchor(of: row.key, inSection: section.name)) == anchor, "\(label)")
        let nearest = section.rows.indices.filter { !section.rows[$0].isHidden }
          .min { (abs($0 - place), -$0) < (abs($1 - place), -$1) }
        let near = section.isHidden ? nil : nearest.map { section.rows[$0] }
        let path = near.flatMap { near in rows[number].first { $0.item.row == near.row }?.path }
        #expect(page.list.row(of: anchor, ifHidden: .nearest) == path, "\(label): \(anchor.text)")
        let other = try? page.list.anchor(
          ofRow: place, inSection: section.name, ifHidden: .nearest)
        #expect(other?.key == near?.key, "\(label): \(anchor.text)")
        // Without a row of its own to stand for it, the next one of the section, else the last.
        let above = section.before.filter { !$0.isHidden }.count
        let any = path?.row ?? (rows[number].isEmpty ? nil : min(above, rows[number].count - 1))
        #expect(
          page.list.sections[number].foundRows(ofKey: row.key)
            == [own.map { .drawn(row: $0.row) } ?? .hidden(nearest: any)],
          "\(label): \(anchor.text)")
      }
    }
  }

  /// Each line leads to its row and each row to its lines.
  private func expectLines(
    _ page: inout RandomPage, _ rows: [[Drawn]], _ label: String
  ) throws {
    let (title, data, other) = (page.below(3), page.below(3), page.below(3))
    let lines = { (item: SectionItem) in
      if case .rows = item { data } else { item == .summary ? other + 1 : other }
    }
    let byPlace = page.chance(50)
    let dataLines = { (_: Section, _: RowRun, place: Int) in place % 3 }
    let map = page.list.lineMap(
      titleLines: { _ in title }, dataLines: byPlace ? dataLines : nil, lines: { lines($1) })
    var shown: [RowPath?] = []
    for (section, drawn) in zip(page.list.sections, rows) where !section.isHidden {
      shown += [RowPath?](repeating: nil, count: title)
      for row in drawn {
        let isData = if case .rows = row.item { byPlace } else { false }
        let count = isData ? row.place % 3 : lines(row.item)
        let range = shown.count..<shown.count + count
        #expect(map.lines(of: row.path) == (count > 0 ? range : nil), "\(label)")
        shown += [RowPath?](repeating: row.path, count: count)
      }
    }
    try #require(map.count == shown.count, "\(label)")
    for (line, path) in shown.enumerated() {
      #expect(try map.row(atLine: line) == path, "\(label)")
    }
  }
}
