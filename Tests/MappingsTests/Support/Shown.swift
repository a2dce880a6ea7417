import Mappings

extension Mappings {
  /// The sections with the names of their rows, asked row by row.
  func shown(_ lists: [String: [String]]) -> [ShownSection] {
    (0..<numberOfSections).map { section in
      let rows = (0..<numberOfItems(inSection: section)).map { row in
        guard let place = groupAndIndex(forRow: row, inSection: section),
          let list = lists[place.group.text], list.indices.contains(place.index)
        else { return "?" }
        return list[place.index]
      }
      return ShownSection(group: group(forSection: section)?.text ?? "?", rows: rows)
    }
  }
}
