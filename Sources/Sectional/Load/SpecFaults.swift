import Diagnostics
import Expressions
import ReportSpec
import YAMLTree

/// Which parts of a spec have errors, so that checks which need them can be left out.
///
/// All errors of a spec come in one run (spec language §9), and none comes of another one: what an
/// error hides is not missed.
struct SpecFaults: Sendable {
  /// Names of which nothing is known: fields, lookups and parameters whose entries have errors.
  private(set) var unsure: Set<[UInt8]> = []
  /// Whether what the data is may be missing.
  private(set) var hidesData = false
  /// Whether the fields that the spec makes may be missing.
  private(set) var hidesFields = false
  /// Whether lookups may be missing.
  private(set) var hidesLookups = false
  /// Whether the fields behind `view.aggregate` may be missing.
  private(set) var hidesAggregate = false
  /// Whether columns may be missing, which summaries name.
  private(set) var hidesColumns = false
  /// Whether parameters may be missing.
  private(set) var hidesParameters = false

  /// Where the errors are, in the order of the file.
  private var places: [Int] = []

  static var none: SpecFaults { SpecFaults() }

  private init() {}

  /// What the errors of a bag hide of the spec with this root.
  init(_ root: YAMLNode, _ bag: DiagnosticBag) {
    guard bag.hasErrors, let mapping = root.mapping else { return }
    let source = root.span.source
    places = bag.all.compactMap { fault in
      guard fault.severity == .error, fault.code != .missingVersion,
        let span = fault.primary?.span, span.source === source
      else { return nil }
      return span.range.lowerBound
    }.sorted()
    noteKeys(mapping)
    if let data = mapping.entry("data"), has(data) { noteData(data) }
    if let view = mapping.entry("view"), has(view) { noteView(view) }
    if let parameters = mapping.entry("parameters"), has(parameters) {
      hidesParameters = true
      unsure.insert(Array("params".utf8))
    }
    if let columns = mapping.entry("columns"), has(columns) { hidesColumns = true }
    if hidesData { hidesLookups = true }
    var settings = [mapping, mapping["defaults"]?.mapping, mapping["consolidate"]?.mapping]
    settings += (mapping["sections"]?.sequence ?? []).map(\.mapping)
    let summaries = settings.compactMap { $0?.entry("summary") }
    if hidesColumns || summaries.contains(where: { has($0) }) {
      unsure.insert(Array("summary".utf8))
    }
  }

  /// Whether an expression names something of which nothing is known.
  func concern(_ expression: ExpressionSpec) -> Bool {
    guard !unsure.isEmpty, let parsed = expression.parsed else { return false }
    return parsed.mentions.contains { concern(name: $0) }
  }

  /// Whether nothing is known of a name, which may have dots.
  func concern(name: [UInt8]) -> Bool {
    if unsure.isEmpty { return false }
    if unsure.contains(name) { return true }
    var parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count > 1, let first = parts.first,
      ["section", "report", "row"].contains(where: { first.elementsEqual($0.utf8) })
    {
      parts.removeFirst()
    }
    return parts.first.map { unsure.contains(Array($0)) } ?? false
  }

  /// The same with names of which nothing is known.
  func adding(unsure names: some Sequence<String>) -> SpecFaults {
    var faults = self
    for name in names { faults.unsure.insert(Array(name.utf8)) }
    return faults
  }

  // MARK: Parts

  /// Keys of the top level that are not known may be meant for those that are missing.
  private mutating func noteKeys(_ mapping: YAMLMapping) {
    let hasNoData = mapping.entry("data") == nil
    var left = places.count
    for entry in mapping.entries {
      let faults = places(in: entry)
      left -= faults.count
      guard let first = faults.first else { continue }
      // What is written under a free key is put in elsewhere.
      if entry.name.hasPrefix("x-") { hidesData = true }
      guard first == entry.nameSpan.range.lowerBound else { continue }
      if hasNoData { hidesData = true }
      switch Suggestion.best(for: entry.name, among: ["view", "parameters", "columns"]) {
      case "view"?: hidesAggregate = true
      case "parameters"?: hidesParameters = true
      case "columns"?: hidesColumns = true
      default: continue
      }
    }
    // Something that is in no entry was left out of the tree.
    if left > 0 { hidesData = true }
    if hidesParameters { unsure.insert(Array("params".utf8)) }
  }

  private mutating func noteData(_ data: YAMLMapping.Entry) {
    guard let mapping = data.value.mapping else {
      hidesData = true
      return
    }
    let parts = ["fields", "lookups", "key"].compactMap { mapping.entry($0) }
    hidesData =
      hidesData
      || places(in: data).contains { place in
        !parts.contains { Self.range(of: $0).contains(place) }
      } || mapping.entries.contains { $0.value.isFaulty }
    for part in parts where has(part) {
      if part.name == "lookups" { hidesLookups = true }
      guard let entries = part.value.mapping?.entries else {
        if part.name == "key" { unsure.insert(Array("key".utf8)) } else { hidesFields = true }
        continue
      }
      for entry in entries where has(entry) { unsure.insert(Array(entry.name.utf8)) }
    }
  }

  private mutating func noteView(_ view: YAMLMapping.Entry) {
    let parts = ["where", "group", "ungrouped", "order"].compactMap {
      view.value.mapping?.entry($0)
    }
    if view.value.mapping?.entry("group").map({ has($0) }) ?? true {
      unsure.insert(Array("group".utf8))
    }
    hidesAggregate =
      hidesAggregate || view.value.mapping == nil
      || places(in: view).contains { place in
        !parts.contains { Self.range(of: $0).contains(place) }
      }
  }

  private func has(_ entry: YAMLMapping.Entry) -> Bool {
    entry.value.isFaulty || !places(in: entry).isEmpty
  }

  /// The places of errors in an entry; one right behind it counts, where something is missing.
  private func places(in entry: YAMLMapping.Entry) -> ArraySlice<Int> {
    let range = Self.range(of: entry)
    let first = places.firstPlace { $0 >= range.lowerBound }
    return places[first..<max(first, places.firstPlace { $0 > range.upperBound })]
  }

  private static func range(of entry: YAMLMapping.Entry) -> ClosedRange<Int> {
    let start = entry.nameSpan.range.lowerBound
    return start...max(start, entry.value.span.range.upperBound)
  }
}

extension [Int] {
  /// The first place whose number meets a condition that all behind it meet, too.
  fileprivate func firstPlace(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
