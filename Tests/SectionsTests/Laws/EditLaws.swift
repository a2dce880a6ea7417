import Mappings
import Sections
import TestSupport
import Testing

/// Laws of random edits, against a model of plain arrays.
@Suite("Laws of edits")
struct EditLaws {
  private static let edits = 10_000

  @Test("every edit does what it does to a plain array, hidden keys stay hidden, none traps")
  func likeArrays() throws {
    let seed = SplitMix64.runSeed &+ 3_000_000
    print("EditLaws: seed \(seed), \(Self.edits) edits")
    var page = try RandomPage(seed: seed)
    for number in 0..<Self.edits {
      do {
        try page.editRows()
        if page.chance(10) { try page.editSections() }
      } catch {
        Issue.record("edit \(number), seed \(seed): \(error)")
        return
      }
      let place = page.below(page.model.count)
      if let fault = fault(page.list.sections[place], page.model[place]) {
        Issue.record("edit \(number), seed \(seed): \(fault) of \(page.model[place])")
        return
      }
    }
  }

  /// What a section answers otherwise than its model; nil where it is right throughout.
  private func fault(_ section: Section, _ model: ModelSection) -> String? {
    guard section.isHidden == model.isHidden, section.hasSummary == model.hasSummary,
      section.count == model.count
    else { return "state" }
    switch section.content {
    case .rows(let list): return model.kind == .rows ? fault(list, model.rows) : "kind"
    case .fixed(let rows):
      return model.kind == .fixed && rows == model.rows.map(\.row) ? nil : "fixed rows"
    case .runs: return model.kind == .data ? nil : "kind"
    }
  }

  /// What a list answers otherwise than plain arrays do; nil where it is right throughout.
  private func fault(_ list: RowList, _ rows: [ModelRow]) -> String? {
    let shown = rows.filter { !$0.isHidden }
    guard Array(list.allRows) == rows.map(\.row) else { return "rows" }
    guard list.shownRows.keys == shown.map(\.key) else { return "shown rows" }
    guard list.hiddenRows.keys == rows.filter(\.isHidden).map(\.key) else { return "hidden rows" }
    guard list.count == rows.count, list.shownCount == shown.count,
      list.hiddenCount == rows.count - shown.count
    else { return "counts" }
    for (place, row) in rows.enumerated() {
      let shownPlace = shown.firstIndex { $0.key == row.key }
      guard list.place(of: row.key) == place, list.key(at: place) == row.key,
        list.shownPlace(of: row.key) == shownPlace, list.isHidden(row.key) == row.isHidden,
        shownPlace.map({ list.key(atShown: $0) == row.key }) ?? true
      else { return "place of \(row.key)" }
      let nearest = rows.indices.filter { !rows[$0].isHidden }
        .min { (abs($0 - place), -$0) < (abs($1 - place), -$1) }
      let expected = nearest.flatMap { near in shown.firstIndex { $0.key == rows[near].key } }
      guard list.nearestShownPlace(to: row.key) == expected else { return "nearest to \(row.key)" }
    }
    for place in [-1, rows.count, Int.min, Int.max] {
      guard list.row(at: place) == nil, list.row(atShown: place) == nil,
        list.key(at: place) == nil, list.isHidden(at: place) == nil
      else { return "place \(place)" }
    }
    return nil
  }

  @Test("a copy keeps its rows while the other is edited")
  func copies() throws {
    let seed = SplitMix64.runSeed &+ 4_000_000
    var page = try RandomPage(seed: seed)
    var copies: [(SectionList, [DrawnSection])] = []
    for _ in 0..<500 {
      copies.append((page.list, page.list.drawn))
      try page.editRows()
      if page.chance(10) { try page.editSections() }
    }
    for (copy, drawn) in copies { #expect(copy.drawn == drawn, "seed \(seed)") }
  }
}
