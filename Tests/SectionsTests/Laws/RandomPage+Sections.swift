import Mappings
import Sections

extension RandomPage {
  /// Makes a random edit of the sections, in the list and in the model.
  ///
  /// - Throws: ``LawFault`` where the list does otherwise than the model
  mutating func editSections() throws {
    let (name, isByPlace) = (Self.allNames[below(Self.allNames.count)], chance(50))
    let place = isByPlace ? place(model.count) : model.firstIndex { $0.name == name } ?? -1
    let before = list
    do {
      let edited = try editSection(name, at: place, isByPlace: isByPlace)
      guard edited.fault == nil else {
        throw LawFault("\(edited.fault.map { "\($0)" } ?? "") is not thrown")
      }
      model = edited.model
    } catch let error as SectionError {
      guard list == before else { throw LawFault("\(error) leaves the sections changed") }
      let expected = refusal(name, at: place, isByPlace: isByPlace)
      guard expected(error) else { throw LawFault("\(error) of \(model.map(\.name))") }
    }
    guard list.sections.map(\.name) == model.map({ $0.name }) else {
      throw LawFault("\(list.sections.map(\.name)) instead of \(model.map(\.name))")
    }
    for (place, section) in model.enumerated() {
      guard list.number(ofSection: section.name) == place else { throw LawFault("number") }
    }
  }

  private func refusal(
    _ name: GroupName, at place: Int, isByPlace: Bool
  ) -> (SectionError) -> Bool {
    let (model, names) = (model, model.map(\.name))
    return { error in
      switch error {
      case .placeOutOfRange(let what, let place, let valid):
        !valid.contains(place)
          && valid == 0..<names.count + (what == .placeForSection ? 1 : 0)
      case .unknownSection(let unknown, let known):
        unknown == name && known == names && !names.contains(name)
      case .duplicateSection(let name, let first, let second):
        first < second && names.contains(name) && (0...model.count).contains(second)
      default: false
      }
    }
  }

  /// The model after the edit, and what should have been thrown.
  private mutating func editSection(
    _ name: GroupName, at place: Int, isByPlace: Bool
  ) throws -> (model: [ModelSection], fault: SectionError?) {
    var after = model
    let isPlace = model.indices.contains(place)
    let isFree = !model.contains { $0.name == name }
    let bad = SectionError.placeOutOfRange(what: .section, place: place, valid: 0..<model.count)
    let fault = isPlace ? nil : isByPlace ? bad : .unknownSection(name, known: [])
    switch below(10) {
    case 0, 1:
      let (section, new) = try newSection(name)
      let target = self.place(model.count + 1)
      if chance(50) { try list.append(section) } else { try list.insert(section, at: target) }
      guard isFree else { return (after, .duplicateSection(name, first: 0, second: 0)) }
      after.insert(new, at: list.number(ofSection: name) ?? 0)
      return (after, nil)
    case 2 where model.count > 2:
      _ = try isByPlace ? list.remove(at: place) : list.remove(name)
      if isPlace { after.remove(at: place) }
      return (after, fault)
    case 3:
      let target = self.place(model.count)
      try isByPlace ? list.move(at: place, to: target) : list.move(name, to: target)
      if isPlace, after.indices.contains(target) {
        after.insert(after.remove(at: place), at: target)
      }
      return (after, fault)
    case 4:
      let flag = chance(50)
      try isByPlace ? list.setHidden(flag, at: place) : list.setHidden(flag, name)
      if isPlace { after[place].isHidden = flag }
      return (after, fault)
    case 5:
      let request = request()
      try isByPlace ? list.reload(at: place) : list.reload(name)
      if isPlace { after[place].request = request }
      return (after, fault)
    case 6:
      return try replace(name, at: place, isByPlace: isByPlace, fault)
    case 7 where isPlace:
      let (flag, count) = (chance(30), below(4))
      try list.change(model[place].name) { section in
        section.hasSummary = flag
        if case .runs = section.content {
          section.content = .runs([RowRun(group: "g", count: count)])
        }
      }
      after[place].hasSummary = flag
      after[place].dataCount = count
      return (after, nil)
    case 8:
      return (try updateAll(), nil)
    default: return (after, nil)
    }
  }

  /// Puts a section of the same name or another one in place, or an equal one.
  private mutating func replace(
    _ name: GroupName, at place: Int, isByPlace: Bool, _ fault: SectionError?
  ) throws -> ([ModelSection], SectionError?) {
    var after = model
    let isPlace = model.indices.contains(place)
    let newName = chance(60) && isPlace ? model[place].name : Self.allNames[below(5)]
    var (section, new) = try newSection(newName)
    if isPlace, newName == model[place].name, chance(50) {
      // Equal to the one before, but made anew.
      let old = list.sections[place]
      new = model[place]
      section = try Section(
        id: new.name.text, content: new.content, isHidden: new.isHidden, before: old.before,
        after: old.after, noContent: old.noContent, allHidden: old.allHidden,
        hasSummary: new.hasSummary, cells: old.cells)
      guard section == old else { throw LawFault("\(newName) is not equal when made anew") }
      new.request = 0
      for row in new.rows.indices { new.rows[row].request = 0 }
    }
    try isByPlace ? list.replace(at: place, with: section) : list.replace(name, with: section)
    guard isPlace else { return (after, fault) }
    if model.enumerated().contains(where: { $0 != place && $1.name == newName }) {
      return (after, .duplicateSection(newName, first: 0, second: 0))
    }
    after[place] = model[place].replaced(by: new)
    return (after, nil)
  }

  /// Makes every section anew: most as they were, one gone, or all in another order.
  private mutating func updateAll() throws -> [ModelSection] {
    var after = model
    if chance(50) {
      let gone = model.count > 3 ? model[below(model.count)].name : ""
      _ = try list.updateAll { $0.name == gone ? nil : $0 }
      after.removeAll { $0.name == gone }
    } else {
      let order = model.indices.shuffled(using: &random)
      let sections = list.sections
      _ = try list.replaceAll(with: order.map { sections[$0] })
      after = order.map { model[$0] }
    }
    return after
  }
}
