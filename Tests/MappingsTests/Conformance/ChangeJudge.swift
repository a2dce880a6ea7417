import Foundation
import Mappings

/// Judges one change vector as the suite's notes say.
enum ChangeJudge {
  static func faults(_ vector: Object) throws -> [String] {
    var mappings = Mappings(rule: .asListed)
    for step in vector.objects("setup") { try Steps.run(step, on: &mappings) }
    let before = vector.object("before") ?? [:]
    let after = vector.object("after") ?? [:]
    let expect = vector.object("expect") ?? [:]
    try mappings.update(groups: before.listing)
    var faults = expect.objects("checksBefore").compactMap { Checks.fault($0, mappings) }
    let log = try vector.objects("ops").map(entry)
    let isInvalid = vector.text("invalidInput") != nil || vector.flag("invalidInput")
    let changes: ChangeSet
    do {
      changes = try mappings.update(log: log, groups: after.listing)
    } catch {
      return isInvalid ? [] : ["\(error)"]
    }
    if isInvalid { return [] }
    faults += expect.objects("checksAfter").compactMap { Checks.fault($0, mappings) }
    faults += finalFaults(expect.object("final") ?? [:], mappings)
    let shownBefore = sections(vector["visibleBefore"])
    let shownAfter = sections(vector["visibleAfter"])
    faults += BatchRules.faults(changes, from: shownBefore, to: shownAfter)
    if vector.flag("batchConsistent") {
      faults += setFaults(changes, expect)
    } else {
      var most = LeastChanges.count(from: shownBefore, to: shownAfter)
      let touched = Set(vector.objects("ops").compactMap { $0.text("key") })
      most += touched.count
      if changes.rowChanges.count > most {
        faults.append("\(changes.rowChanges.count) changes are more than \(most)")
      }
    }
    return faults
  }

  private static func entry(_ op: Object) throws -> LogEntry {
    let group = op.group("group")
    let key = op.text("key").map { RowKey($0) }
    let index = op.number("index") ?? -1
    switch op.text("op") ?? "" {
    case "insert": return .insert(key: key ?? "", group: group, index: index)
    case "delete": return .delete(key: key, group: group, index: index)
    case "update":
      let flags = ChangeFlags(rawValue: op.number("flags") ?? 1)
      return .update(key: key, group: group, index: index, flags: flags)
    case "insertGroup": return .insertGroup(group)
    case "deleteGroup": return .deleteGroup(group)
    case "resetGroup": return .resetGroup(group)
    default: throw Steps.UnknownStep(step: "\(op)")
    }
  }

  private static func sections(_ value: Any?) -> [ShownSection] {
    (value as? [[Any]] ?? []).map {
      ShownSection(group: $0.first as? String ?? "", rows: $0.last as? [String] ?? [])
    }
  }

  private static func finalFaults(_ final: Object, _ mappings: Mappings) -> [String] {
    var faults: [String] = []
    let sections = (0..<mappings.numberOfSections).map {
      ["group": mappings.visibleGroups[$0].text, "rows": mappings.numberOfItems(inSection: $0)]
        as Object
    }
    let expected = final.objects("sections")
    if expected.count != sections.count
      || !zip(sections, expected).allSatisfy({ Checks.matches($0, $1) })
    {
      faults.append("the sections are \(sections), not \(expected)")
    }
    if mappings.isUsingConsolidatedGroup != final.flag("consolidated") {
      faults.append("consolidated is \(mappings.isUsingConsolidatedGroup)")
    }
    for (group, range) in final.object("ranges") ?? [:] {
      let options = mappings.rangeOptions(forGroup: GroupName(group)).map(Checks.fields)
      if !Checks.matches(options ?? NSNull(), range) {
        faults.append("the range of \(group) is \(String(describing: options)), not \(range)")
      }
    }
    return faults
  }

  // MARK: The same set of changes

  private static func setFaults(_ changes: ChangeSet, _ expect: Object) -> [String] {
    var faults: [String] = []
    let sections = changes.sectionChanges.map { "\($0.kind) \($0.section) \($0.group)" }.sorted()
    let wantedSections = expect.objects("sectionChanges").map {
      "\($0.text("type") ?? "") \($0.number("section") ?? -1) \($0.text("group") ?? "")"
    }.sorted()
    if sections != wantedSections { faults.append("\(sections) is not \(wantedSections)") }
    var keys: [String: RowKey?] = [:]
    for change in changes.rowChanges { keys[line(change)] = .some(change.key) }
    let wanted = expect.objects("rowChanges")
    for change in wanted {
      let line = line(change)
      guard let key = keys.removeValue(forKey: line) else {
        faults.append("missing: \(line)")
        continue
      }
      if let wantedKey = change.text("key"), wantedKey != key?.text {
        faults.append("\(line) has the key \(String(describing: key)), not \(wantedKey)")
      }
    }
    faults += keys.keys.sorted().map { "not expected: \($0)" }
    if changes.rowChanges.count != wanted.count {
      faults.append("\(changes.rowChanges.count) changes, not \(wanted.count)")
    }
    return faults
  }

  private static func line(_ change: RowChange) -> String {
    let place = { (place: RowPlace?) in
      place.map { "\($0.group) \($0.path.section):\($0.path.row)" } ?? "-"
    }
    return "\(change.kind) \(change.flags.rawValue) \(place(change.original)) "
      + "\(place(change.final))"
  }

  private static func line(_ change: Object) -> String {
    let type = change.text("type") ?? ""
    let place = { (name: String) in
      change.object(name).map {
        "\($0.text("group") ?? "") \($0.number("section") ?? -1):\($0.number("row") ?? -1)"
      } ?? "-"
    }
    return "\(type) \(change.number("flags") ?? 0) \(type == "insert" ? "-" : place("original")) "
      + "\(type == "delete" ? "-" : place("final"))"
  }
}
