import Mappings
import Sections
import TestSupport

/// A list of sections under random edits, with a plain model that is edited alike.
struct RandomPage {
  struct ModelRow: Equatable {
    var key: RowKey
    var content: Int
    var isHidden: Bool

    var row: Row { Row(about: content, key: key, isHidden: isHidden) }
  }

  var random: SplitMix64
  var list: SectionList
  /// The rows of each section in order.
  var model: [GroupName: [ModelRow]] = [:]
  /// The sections in order.
  var names: [GroupName] = []
  private var nextContent = 0

  static let allNames: [GroupName] = ["a", "b", "e\u{301}", "\u{e9}"]

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    list = SectionList()
    for name in Self.allNames.prefix(3) { try addSection(name, at: names.count) }
  }

  mutating func below(_ bound: Int) -> Int {
    bound < 1 ? 0 : Int(random.next() % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func key() -> RowKey { RowKey("r\(below(30))") }

  /// A place that mostly exists.
  mutating func place(_ count: Int) -> Int {
    switch below(20) {
    case 0: [-1, count, count + 1, Int.max, Int.min][below(5)]
    default: below(count)
    }
  }

  mutating func row() -> ModelRow {
    nextContent += 1
    return ModelRow(key: key(), content: nextContent, isHidden: chance(25))
  }

  mutating func newSection(_ name: GroupName) throws -> (Section, [ModelRow]) {
    var rows: [ModelRow] = []
    for _ in 0..<below(12) {
      let row = row()
      if !rows.contains(where: { $0.key == row.key }) { rows.append(row) }
    }
    let rules = try CellRules([
      CellRule(cell: "even", for: Int.self) { $0 % 2 == 0 }, CellRule(cell: "odd"),
    ])
    let section = try Section(
      id: name.text, rows: rows.map(\.row), isHidden: chance(10),
      before: chance(50) ? [.fixed("legend"), .fixed("draft", isHidden: chance(50))] : [],
      after: chance(50) ? [.literal("more")] : [],
      noContent: chance(70) ? .literal("nothing here") : nil,
      allHidden: chance(70) ? .literal("all hidden") : nil, cells: rules)
    return (section, rows)
  }

  mutating func addSection(_ name: GroupName, at place: Int) throws {
    let (section, rows) = try newSection(name)
    try list.insert(section, at: place)
    names.insert(name, at: place)
    model[name] = rows
  }

  // MARK: Edits

  /// Makes a random edit of rows; true where the list refused it as the model does.
  mutating func editRows() throws {
    guard !names.isEmpty else { return }
    let name = names[below(names.count)]
    var rows = model[name] ?? []
    let before = list
    let isExpected = expect(edit(&rows), of: name)
    guard isExpected else { throw LawFault("section \(name): \(before) \(list) \(rows)") }
    model[name] = rows
  }

  private typealias Edit = (inout RowList) throws -> Void

  /// Edits the model where that is possible, and gives the same edit for the list.
  private mutating func edit(_ rows: inout [ModelRow]) -> (edit: Edit, isPossible: Bool) {
    let key = key()
    let known = rows.firstIndex { $0.key == key }
    let new = row()
    let isNew = !rows.contains { $0.key == new.key }
    let place = place(rows.count + 1)
    let old = self.place(rows.count)
    let isPlace = rows.indices.contains(old)
    let flag = chance(50)
    switch below(12) {
    case 0:
      let isPossible = isNew && (0...rows.count).contains(place)
      if isPossible { rows.insert(new, at: place) }
      return ({ try $0.insert(new.row, at: place) }, isPossible)
    case 1:
      if isNew, let known { rows.insert(new, at: known + (flag ? 1 : 0)) }
      return (
        {
          try flag ? $0.insert(new.row, after: key) : $0.insert(new.row, before: key)
        }, isNew && known != nil
      )
    case 2:
      if isNew { rows.append(new) }
      return ({ try $0.append(new.row) }, isNew)
    case 3:
      if let known { rows.remove(at: known) }
      return ({ try $0.remove(key) }, known != nil)
    case 4:
      if isPlace { rows.remove(at: old) }
      return ({ try $0.remove(at: old) }, isPlace)
    case 5:
      if let known, isPlace { rows.insert(rows.remove(at: known), at: old) }
      return ({ try $0.move(key, to: old) }, known != nil && isPlace)
    case 6:
      let other = new.key
      let target = rows.firstIndex { $0.key == other }
      if let known, target != nil, key != other {
        let row = rows.remove(at: known)
        let next = rows.firstIndex { $0.key == other } ?? 0
        rows.insert(row, at: next + (flag ? 1 : 0))
      }
      return (
        { try flag ? $0.move(key, after: other) : $0.move(key, before: other) },
        known != nil && target != nil
      )
    case 7:
      if let known { rows[known].isHidden = flag }
      return ({ try $0.setHidden(flag, key) }, known != nil)
    case 8:
      if isPlace { rows[old].isHidden = flag }
      return ({ try $0.setHidden(flag, at: old) }, isPlace)
    case 9:
      if let known { rows[known].content = new.content }
      return (
        { try $0.update(Row(about: new.content, key: key, isHidden: flag)) }, known != nil
      )
    case 10:
      return ({ try $0.reload(key) }, known != nil)
    default:
      if isPlace { rows[old].isHidden = !flag }
      return ({ try $0.reloadOrHide(at: old, when: flag) }, isPlace)
    }
  }

  /// Whether the list does what the model did, and changes nothing where it refuses.
  private mutating func expect(
    _ edit: (edit: Edit, isPossible: Bool), of name: GroupName
  ) -> Bool {
    let before = list
    do {
      try list.edit(name, edit.edit)
      return edit.isPossible
    } catch {
      return !edit.isPossible && before == list && tellsWhatIsValid(error, model[name] ?? [])
    }
  }

  private func tellsWhatIsValid(_ error: any Error, _ rows: [ModelRow]) -> Bool {
    switch error as? SectionError {
    case .placeOutOfRange(_, let place, let valid):
      !valid.contains(place) && (rows.count...rows.count + 1).contains(valid.count)
    case .unknownKey(let key, let known, let count):
      !rows.contains { $0.key == key } && known == rows.prefix(12).map(\.key)
        && count == rows.count
    case .duplicateKey(let key, let first, _):
      rows.firstIndex { $0.key == key } == first
    default: false
    }
  }

  /// Makes a random edit of the sections.
  mutating func editSections() throws {
    let name = Self.allNames[below(Self.allNames.count)]
    let place = below(names.count + 1)
    let known = names.firstIndex(of: name)
    switch (below(6), known) {
    case (0, nil):
      try addSection(name, at: place)
    case (1, let known?):
      try list.remove(name)
      names.remove(at: known)
    case (2, let known?):
      let target = below(names.count)
      try list.move(name, to: target)
      names.insert(names.remove(at: known), at: target)
    case (3, .some):
      try list.setHidden(chance(50), name)
    case (4, .some):
      try list.reload(name)
    case (5, .some):
      let (section, rows) = try newSection(name)
      try list.replace(name, with: section)
      model[name] = rows
    default: break
    }
  }
}

/// A law that does not hold, with what it does not hold for.
struct LawFault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
