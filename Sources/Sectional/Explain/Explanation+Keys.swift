import Diagnostics
import Mappings
import ReportSpec
import Tables
import Values

/// Where a key stands.
extension Explanation {
  /// Where the rows of a key stand, or why they are not shown: a list of facts for each fixed row,
  /// then for each section that holds the group of the row of data.
  ///
  /// - Parameter words: The text of each field of the key, or one text, the fields joined by
  ///   commas or as a list in JSON.
  /// - Returns: The facts for each of those sections; one list where there is none.
  /// - Throws: A fault where no row has the key, or several could.
  package func key(_ words: [[UInt8]]) throws(PipelineFailure) -> [[Fact]] {
    guard words.count == 1, let word = words.first else {
      return try dataRow(ofKey: words, in: nil)
    }
    let ids = sections.compactMap { section in
      section.page.flatMap { page in section.id.map { (id: $0, section: page) } }
    }
    var fault: PipelineFailure?
    for name in RowName.meanings(of: word, ids: ids) {
      do {
        let rows = try rows(named: name)
        if !rows.isEmpty { return rows }
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? PipelineFailure(.content, [])
  }

  private func rows(named name: RowName) throws(PipelineFailure) -> [[Fact]] {
    let fixed = try fixedRows(named: name)
    do {
      return fixed + (try dataRow(ofKey: [name.key], in: name.section))
    } catch {
      if fixed.isEmpty { throw error }
      return fixed
    }
  }

  /// The facts of a row of data; `page` is the number of the only section to look in.
  private func dataRow(
    ofKey words: [[UInt8]], in page: Int?
  ) throws(PipelineFailure) -> [[Fact]] {
    let row = try row(ofKey: words)
    let facts = dataFacts(ofRow: row)
    guard let (group, index) = place(ofRow: row) else {
      return [facts + [Fact("shown", "no, the row has no group")]]
    }
    let showing = sections.compactMap { section -> (ExplainedSection, SectionWindow)? in
      guard case .data(let place) = section.content, windows[place].entry.place == group else {
        return nil
      }
      return (section, windows[place])
    }
    if page == nil, showing.isEmpty {
      let view = pipeline.view.groups[group]
      return [
        facts + [
          Fact("group", Words.group(view.name)), Fact("index", "\(index) of \(view.count)"),
          Fact("shown", "no, no section names the group"),
        ]
      ]
    }
    return showing.filter { page == nil || $0.0.page == page }.map { section, window in
      facts + [
        Fact("group", Words.group(Array(window.entry.name.utf8))),
        Fact("index", "\(index) of \(window.total)"),
      ] + stand(of: index, in: window, section)
    }
  }

  /// Whether and where an index of a group is shown in a section.
  private func stand(
    of index: Int, in window: SectionWindow, _ section: ExplainedSection
  ) -> [Fact] {
    let group = GroupName(window.entry.id)
    let isHidden = section.isHidden || (consolidated?.isHidden ?? false)
    if let path = mappings.rowPath(forIndex: index, inGroup: group), let place = placed(path) {
      let facts = [Fact("section", place), Fact("row", String(path.row))]
      if isHidden { return facts + [Fact("shown", "no, the section is hidden")] }
      let drawing = pipeline.compiler.report.drawing(ofSection: window.entry.id)
      let own = drawing.flatMap { drawing in
        drawing.place(ofIndex: index).map { drawing.facts(ofRowAt: $0) }
      }
      if let own, own.contains(where: { $0.name == "drawn" }) {
        return facts + [Fact("shown", "no, `hide_rows` holds")]
      }
      return facts + [Fact("shown", "yes")] + (own ?? [])
    }
    var facts = [Fact("section", name(of: section))]
    guard window.window.contains(index) else {
      let words = Words.window(window)
      facts.append(Fact("shown", "no, outside of the window, \(words)"))
      // A row before the window is nearest to its first one; the library holds the number within.
      let row =
        window.isReversed
        ? window.window.upperBound - 1 - index : index - window.window.lowerBound
      if let path = mappings.nearestRowPath(forRow: row, inGroup: group), let place = placed(path) {
        facts.append(Fact("nearest", "\(place), row \(path.row)"))
      }
      return facts
    }
    return facts + [Fact("shown", "no")]
  }

  private var consolidated: ExplainedSection? {
    sections.first { $0.content == .consolidated }
  }

  /// The section of a path as it is called on the page.
  private func placed(_ path: RowPath) -> String? {
    guard pageNumbers.indices.contains(path.section) else { return nil }
    let page = pageNumbers[path.section]
    return sections.first { $0.page == page }.map { name(of: $0) }
  }

  /// The group of a row, as its place in the view, and its index there.
  private func place(ofRow row: Int) -> (group: Int, index: Int)? {
    for (place, group) in pipeline.view.groups.enumerated() {
      if let index = group.rows.firstIndex(where: { Int($0) == row }) { return (place, index) }
    }
    return nil
  }

  // MARK: Finding a key

  private static let suggested = 10_000

  /// The row that has a key; `isAround` says whether `--around` gives it, which takes one word.
  func row(ofKey words: [[UInt8]], isAround: Bool = false) throws(PipelineFailure) -> Int {
    let columns = keys.columns
    guard !columns.isEmpty else {
      throw fault(
        .noSuchKey, "the spec has no key, so rows have no name",
        help: ["name the field that tells rows apart: `data: {key: …}`"])
    }
    guard words.count == 1 || words.count == columns.count else {
      throw fault(
        .noSuchKey, "a key has \(Words.count(columns.count, "field")), not \(words.count)",
        help: ["the fields are \(columns.map { "`\($0.name)`" }.joined(separator: ", "))"])
    }
    let found = rows(ofKey: words, columns)
    let text = String(decoding: Array(words.joined(separator: [UInt8(ascii: ",")])), as: UTF8.self)
    guard let first = found.first else {
      let near = (0..<min(pipeline.table.rowCount, Self.suggested)).lazy.map { row in
        String(decoding: keys.joined(ofRow: row), as: UTF8.self)
      }
      throw fault(
        .noSuchKey, "no row has the key `\(text)`",
        help: [Suggestion.help(for: text, among: near)].compactMap { $0 })
    }
    guard found.count == 1 else {
      throw fault(
        .noSuchKey, "`\(text)` can be the key of \(found.count) rows",
        help: [
          isAround || words.count == columns.count
            ? "write it as the list `\(list(first))`" : "give each field a `--key` of its own"
        ])
    }
    return first
  }

  /// The rows that a key can mean; as a list in JSON it means one at most.
  private func rows(ofKey words: [[UInt8]], _ columns: [Column]) -> [Int] {
    let rows = 0..<pipeline.table.rowCount
    if words.count == 1, let list = KeyList.compact(words[0]) {
      let found = rows.filter { keys.list(ofRow: $0) == list }
      if !found.isEmpty { return found }
    }
    return rows.filter { row in
      words.count == columns.count
        ? keys.fits(words, row: row) : keys.joined(ofRow: row) == words[0]
    }
  }

  private func list(_ row: Int) -> String {
    String(decoding: keys.list(ofRow: row), as: UTF8.self)
  }
}
