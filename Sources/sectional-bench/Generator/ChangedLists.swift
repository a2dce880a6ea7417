import Mappings

/// Keys of rows in sections before and after a change, the same in every run.
struct ChangedLists: Sendable {
  let names: [GroupName]
  private(set) var old: [[String]]
  private(set) var new: [[String]]

  /// Lists of `rows` keys in each section; the numbers of changes are spread over all sections.
  init(sections: Int, rows: Int, deletes: Int, inserts: Int, moves: Int) {
    var random = SplitMix64(seed: 42)
    func key() -> String {
      // As long as a UUID, so that a key does not fit into the string itself.
      let digits = String(random.next(), radix: 16) + String(random.next(), radix: 16)
      return "row-" + digits
    }
    names = (0..<sections).map { GroupName("section \($0)") }
    old = (0..<sections).map { _ in (0..<rows).map { _ in key() } }
    new = old
    for section in new.indices {
      for _ in 0..<deletes / sections {
        new[section].remove(at: random.below(new[section].count))
      }
      for _ in 0..<moves / sections {
        let row = new[section].remove(at: random.below(new[section].count))
        new[section].insert(row, at: random.below(new[section].count + 1))
      }
      for _ in 0..<inserts / sections {
        new[section].insert(key(), at: random.below(new[section].count + 1))
      }
    }
  }

  /// The lists as a snapshot with fresh keys.
  func snapshot(_ lists: [[String]]) throws -> ViewSnapshot {
    try ViewSnapshot(
      groups: zip(names, lists).map { name, keys in
        GroupRows(name: name, keys: keys.map { RowKey($0) })
      })
  }
}
