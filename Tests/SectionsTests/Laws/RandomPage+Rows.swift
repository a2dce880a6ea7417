import Mappings
import Sections

/// An edit of a list with what the model makes of it.
struct RandomEdit {
  var edit: (inout RowList) throws -> Void
  /// The rows after it; nil where it is refused.
  var rows: [ModelRow]?
  /// Whether an error is right where it is refused.
  var isRight: (SectionError) -> Bool = { _ in false }
}

extension RandomPage {
  /// Makes a random edit of rows, in the list and in the model.
  ///
  /// - Throws: ``LawFault`` where the list does otherwise than the model
  mutating func editRows() throws {
    guard !model.isEmpty else { return }
    let number = below(model.count)
    let section = model[number]
    let random = randomEdit(section.rows)
    let before = list
    do {
      if chance(50) {
        try list.edit(section.name, random.edit)
      } else {
        try list.edit(at: number, random.edit)
      }
      guard let rows = random.rows, section.kind != .data else {
        throw LawFault("an edit of \(section) is not refused")
      }
      model[number].rows = rows
    } catch let error as SectionError {
      guard list == before else { throw LawFault("\(error) leaves \(section) changed") }
      if section.kind == .data {
        guard error == .rowsOfData(section: section.name) else { throw LawFault("\(error)") }
      } else if random.rows != nil || !random.isRight(error) {
        throw LawFault("\(error) for \(section.rows.map(\.key))")
      }
    }
  }

  private mutating func randomEdit(_ rows: [ModelRow]) -> RandomEdit {
    switch below(25) {
    case 0: insert(into: rows)
    case 1: insertBeside(in: rows)
    case 2: insertMany(into: rows)
    case 3: insertAtPlaces(into: rows)
    case 4: remove(from: rows)
    case 5, 6: removeMany(from: rows)
    case 7, 8: move(in: rows)
    case 9, 10: moveBeside(in: rows)
    case 11, 12, 13, 14: hide(in: rows)
    case 15, 16: update(rows)
    case 17, 18, 19, 20: reload(in: rows)
    case 21, 22: reloadOrHide(in: rows)
    case 23: replaceAll(rows)
    default: chance(20) ? RandomEdit(edit: { $0.removeAll() }, rows: []) : insert(into: rows)
    }
  }

  // MARK: Inserting

  private mutating func insert(into rows: [ModelRow]) -> RandomEdit {
    let new = row()
    if chance(50) {
      return inserting([new], at: [rows.count], into: rows) { try $0.append(new.row) }
    }
    let place = place(rows.count + 1)
    return inserting([new], at: [place], into: rows) { try $0.insert(new.row, at: place) }
  }

  private mutating func insertBeside(in rows: [ModelRow]) -> RandomEdit {
    let new = row()
    let key = key()
    let isAfter = chance(50)
    let edit: (inout RowList) throws -> Void = {
      try isAfter ? $0.insert(new.row, after: key) : $0.insert(new.row, before: key)
    }
    guard let place = rows.firstIndex(where: { $0.key == key }) else {
      return unknown(key, in: rows, edit)
    }
    return inserting([new], at: [place + (isAfter ? 1 : 0)], into: rows, edit)
  }

  private mutating func insertMany(into rows: [ModelRow]) -> RandomEdit {
    let new = self.rows(upTo: 4)
    let added = new.map(\.row)
    if chance(50) {
      return inserting(new, at: new.indices.map { rows.count + $0 }, into: rows) {
        try $0.append(contentsOf: added)
      }
    }
    let place = place(rows.count + 1)
    guard (0...rows.count).contains(place) else {
      return outOfRange(.placeForRow, place, rows.count + 1) {
        try $0.insert(contentsOf: added, at: place)
      }
    }
    return inserting(new, at: new.indices.map { place + $0 }, into: rows) {
      try $0.insert(contentsOf: added, at: place)
    }
  }

  private mutating func insertAtPlaces(into rows: [ModelRow]) -> RandomEdit {
    let new = self.rows(upTo: 4)
    let places = places(rows.count + new.count, of: chance(90) ? new.count : nil)
    return inserting(new, at: places, into: rows) { try $0.insert(new.map(\.row), at: places) }
  }

  /// Puts each new row at the place that it then has.
  private func inserting(
    _ new: [ModelRow], at places: [Int], into rows: [ModelRow],
    _ edit: @escaping (inout RowList) throws -> Void
  ) -> RandomEdit {
    guard new.count == places.count else {
      return RandomEdit(edit: edit) {
        $0 == .countsDiffer(rows: new.count, places: places.count)
      }
    }
    let count = rows.count + new.count
    if let fault = fault(of: places, .placeForRow, count) {
      return RandomEdit(edit: edit) { $0 == fault }
    }
    var after = rows
    for (place, row) in zip(places, new).sorted(by: { $0.0 < $1.0 }) {
      after.insert(row, at: place)
    }
    if Set(after.map(\.key)).count == count { return RandomEdit(edit: edit, rows: after) }
    return RandomEdit(edit: edit) { error in
      guard case .duplicateKey(let key, let first, let second) = error, first < second else {
        return false
      }
      return after.indices.contains(first) && after.indices.contains(second)
        && after[first].key == key && after[second].key == key
    }
  }

  // MARK: Removing and moving

  private mutating func remove(from rows: [ModelRow]) -> RandomEdit {
    if chance(50) {
      let key = key()
      return changing([key], of: rows, { $0.remove(at: $1) }) { try $0.remove(key) }
    }
    let place = place(rows.count)
    return changing(at: [place], of: rows, { $0.remove(at: $1) }) { try $0.remove(at: place) }
  }

  private mutating func removeMany(from rows: [ModelRow]) -> RandomEdit {
    if chance(50) {
      let keys = keys(rows)
      return changing(keys, of: rows, { $0.remove(at: $1) }) { try $0.remove(keys) }
    }
    let places = places(rows.count)
    return changing(at: places, of: rows, { $0.remove(at: $1) }) { try $0.remove(at: places) }
  }

  private mutating func move(in rows: [ModelRow]) -> RandomEdit {
    let target = place(rows.count)
    let key = key()
    let place = chance(50) ? rows.firstIndex { $0.key == key } : self.place(rows.count)
    guard let place else { return unknown(key, in: rows) { try $0.move(key, to: target) } }
    let byKey = rows.indices.contains(place) && rows[place].key == key
    let edit: (inout RowList) throws -> Void = {
      try byKey ? $0.move(key, to: target) : $0.move(at: place, to: target)
    }
    for place in [place, target] where !rows.indices.contains(place) {
      return outOfRange(.row, place, rows.count, edit)
    }
    var after = rows
    after.insert(after.remove(at: place), at: target)
    return RandomEdit(edit: edit, rows: after)
  }

  private mutating func moveBeside(in rows: [ModelRow]) -> RandomEdit {
    let (key, other, isAfter) = (key(), key(), chance(50))
    let edit: (inout RowList) throws -> Void = {
      try isAfter ? $0.move(key, after: other) : $0.move(key, before: other)
    }
    for key in [key, other] where !rows.contains(where: { $0.key == key }) {
      return unknown(key, in: rows, edit)
    }
    var after = rows
    if key != other, let place = rows.firstIndex(where: { $0.key == key }) {
      let row = after.remove(at: place)
      let next = after.firstIndex { $0.key == other } ?? 0
      after.insert(row, at: next + (isAfter ? 1 : 0))
    }
    return RandomEdit(edit: edit, rows: after)
  }

  // MARK: Changing rows

  private mutating func hide(in rows: [ModelRow]) -> RandomEdit {
    let flag = chance(50)
    let hide: (inout [ModelRow], Int) -> Void = { $0[$1].isHidden = flag }
    let (key, keys, place, places) = (key(), keys(rows), place(rows.count), places(rows.count))
    switch below(4) {
    case 0: return changing([key], of: rows, hide) { try $0.setHidden(flag, key) }
    case 1: return changing(keys, of: rows, hide) { try $0.setHidden(flag, keys) }
    case 2: return changing(at: [place], of: rows, hide) { try $0.setHidden(flag, at: place) }
    default: return changing(at: places, of: rows, hide) { try $0.setHidden(flag, at: places) }
    }
  }

  private mutating func reload(in rows: [ModelRow]) -> RandomEdit {
    let request = request()
    let reload: (inout [ModelRow], Int) -> Void = { rows, place in
      if !rows[place].isHidden { rows[place].request = request }
    }
    let (key, keys, place, places) = (key(), keys(rows), place(rows.count), places(rows.count))
    switch below(4) {
    case 0: return changing([key], of: rows, reload) { try $0.reload(key) }
    case 1: return changing(keys, of: rows, reload) { try $0.reload(keys) }
    case 2: return changing(at: [place], of: rows, reload) { try $0.reload(at: place) }
    default: return changing(at: places, of: rows, reload) { try $0.reload(at: places) }
    }
  }

  private mutating func reloadOrHide(in rows: [ModelRow]) -> RandomEdit {
    let (flag, request) = (chance(50), request())
    let change: (inout [ModelRow], Int) -> Void = { rows, place in
      if flag, !rows[place].isHidden { rows[place].request = request }
      rows[place].isHidden = !flag
    }
    if chance(50) {
      let key = key()
      return changing([key], of: rows, change) { try $0.reloadOrHide(key, when: flag) }
    }
    let place = place(rows.count)
    return changing(at: [place], of: rows, change) { try $0.reloadOrHide(at: place, when: flag) }
  }

  private mutating func update(_ rows: [ModelRow]) -> RandomEdit {
    var new = row()
    // Now and then with the content that it has.
    if chance(25), let old = rows.first(where: { $0.key == new.key }) { new.content = old.content }
    return changing([new.key], of: rows, { $0[$1].content = new.content }) {
      try $0.update(new.row)
    }
  }

  private mutating func replaceAll(_ rows: [ModelRow]) -> RandomEdit {
    var new = self.rows(upTo: 6)
    if chance(70) { new += rows.filter { row in !new.contains { $0.key == row.key } } }
    var after = new
    for place in after.indices {
      guard let old = rows.first(where: { $0.key == new[place].key }) else {
        after[place].request = 0
        continue
      }
      after[place].isHidden = new[place].isHidden || old.isHidden
      after[place].request = old.request
    }
    let edit: (inout RowList) throws -> Void = { try $0.replaceAll(with: new.map(\.row)) }
    if Set(new.map(\.key)).count == new.count { return RandomEdit(edit: edit, rows: after) }
    return RandomEdit(edit: edit) { error in
      guard case .duplicateKey(let key, let first, let second) = error else { return false }
      return first < second && new[first].key == key && new[second].key == key
    }
  }

  // MARK: Refusals

  private typealias Change = (inout [ModelRow], Int) -> Void

  private func changing(
    _ keys: [RowKey], of rows: [ModelRow], _ change: Change,
    _ edit: @escaping (inout RowList) throws -> Void
  ) -> RandomEdit {
    var seen: Set<RowKey> = []
    for key in keys {
      guard rows.contains(where: { $0.key == key }) else { return unknown(key, in: rows, edit) }
      guard seen.insert(key).inserted else {
        return RandomEdit(edit: edit) { $0 == .repeatedKey(key) }
      }
    }
    var after = rows
    for key in keys {
      if let place = after.firstIndex(where: { $0.key == key }) { change(&after, place) }
    }
    return RandomEdit(edit: edit, rows: after)
  }

  private func changing(
    at places: [Int], of rows: [ModelRow], _ change: Change,
    _ edit: @escaping (inout RowList) throws -> Void
  ) -> RandomEdit {
    if let fault = fault(of: places, .row, rows.count) {
      return RandomEdit(edit: edit) { $0 == fault }
    }
    var after = rows
    // From behind, so that a removal moves none of the others.
    for place in places.sorted(by: >) { change(&after, place) }
    return RandomEdit(edit: edit, rows: after)
  }

  /// What is wrong with some places, of which the first is told.
  private func fault(of places: [Int], _ what: SectionError.Place, _ count: Int) -> SectionError? {
    var seen: Set<Int> = []
    for place in places {
      guard (0..<count).contains(place) else {
        return .placeOutOfRange(what: what, place: place, valid: 0..<count)
      }
      guard seen.insert(place).inserted else { return .repeatedPlace(place) }
    }
    return nil
  }

  private func outOfRange(
    _ what: SectionError.Place, _ place: Int, _ count: Int,
    _ edit: @escaping (inout RowList) throws -> Void
  ) -> RandomEdit {
    RandomEdit(edit: edit) {
      $0 == .placeOutOfRange(what: what, place: place, valid: 0..<count)
    }
  }

  private func unknown(
    _ key: RowKey, in rows: [ModelRow], _ edit: @escaping (inout RowList) throws -> Void
  ) -> RandomEdit {
    RandomEdit(edit: edit) {
      $0 == .unknownKey(key, known: rows.prefix(12).map(\.key), count: rows.count)
    }
  }
}
