package import Diagnostics
import Expressions
package import YAMLTree

/// Which parts of a spec have errors, so that checks which need them can be left out.
///
/// All errors of a spec come in one run (spec language §9), and none comes of another one: what an
/// error hides is not missed.
package struct SpecErrors: Sendable {
  /// A part of a spec of which something may be missing.
  package enum Part: Sendable {
    /// What the data is.
    case data
    /// The fields that the spec makes.
    case fields
    case lookups
    /// The fields behind `view.aggregate`.
    case aggregate
    /// Columns, which summaries name.
    case columns
    case parameters
  }

  private var hidden: Set<Part> = []
  /// Names of which nothing is known: fields, lookups and parameters whose entries have errors.
  private var unsure: Set<[UInt8]> = []

  /// Where the errors are, in the order of the file.
  private var places: [Int] = []

  package static var none: SpecErrors { SpecErrors() }

  private init() {}

  /// What the errors of a bag hide of the spec with this root.
  package init(_ root: YAMLNode, _ bag: DiagnosticBag) {
    guard bag.hasErrors, let mapping = root.mapping else { return }
    let source = root.span.source
    places = bag.all.compactMap { error in
      guard error.severity == .error, error.code != .missingVersion,
        let span = error.primary?.span, span.source === source
      else { return nil }
      return span.range.lowerBound
    }.sorted()
    noteKeys(mapping)
    if let data = mapping.entry("data"), has(data) { noteData(data) }
    if let view = mapping.entry("view"), has(view) { noteView(view) }
    if let parameters = mapping.entry("parameters"), has(parameters) {
      hidden.insert(.parameters)
      unsure.insert(Array("params".utf8))
    }
    if let columns = mapping.entry("columns"), has(columns) { hidden.insert(.columns) }
    if hides(.data) { hidden.insert(.lookups) }
    var settings = [mapping, mapping["defaults"]?.mapping, mapping["consolidate"]?.mapping]
    settings += (mapping["sections"]?.sequence ?? []).map(\.mapping)
    let summaries = settings.compactMap { $0?.entry("summary") }
    if hides(.columns) || summaries.contains(where: { has($0) }) {
      unsure.insert(Array("summary".utf8))
    }
  }

  /// Whether something of a part may be missing.
  package func hides(_ part: Part) -> Bool { hidden.contains(part) }

  /// Whether what the name of a field means may be missing.
  package func hides(_ use: FieldUse) -> Bool {
    if hides(name: Array(use.name.utf8)) { return true }
    return switch use.purpose {
    case .key, .declaration: false
    case .aggregate, .dataExpression: hides(.fields)
    case .summary: hides(.fields) || hides(.aggregate) || hides(.columns)
    case .group, .order, .column, .cellText, .link, .cellChoice, .expression:
      hides(.fields) || hides(.aggregate)
    }
  }

  /// Whether an expression names something of which nothing is known.
  package func hides(_ expression: ExpressionSpec) -> Bool {
    guard !unsure.isEmpty, let parsed = expression.parsed else { return false }
    return parsed.mentions.contains { hides(name: $0) }
  }

  /// Whether nothing is known of a name, which may have dots.
  package func hides(name: [UInt8]) -> Bool {
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
  package func adding(unsure names: some Sequence<String>) -> SpecErrors {
    var errors = self
    for name in names { errors.unsure.insert(Array(name.utf8)) }
    return errors
  }

  // MARK: Parts

  /// Keys of the top level that are not known may be meant for those that are missing.
  private mutating func noteKeys(_ mapping: YAMLMapping) {
    let hasNoData = mapping.entry("data") == nil
    var left = places.count
    for entry in mapping.entries {
      let errors = places(in: entry)
      left -= errors.count
      guard let first = errors.first else { continue }
      // What is written under a free key is put in elsewhere.
      if entry.name.hasPrefix("x-") { hidden.insert(.data) }
      guard first == entry.nameSpan.range.lowerBound else { continue }
      if hasNoData { hidden.insert(.data) }
      switch Suggestion.best(for: entry.name, among: ["view", "parameters", "columns"]) {
      case "view"?: hidden.insert(.aggregate)
      case "parameters"?: hidden.insert(.parameters)
      case "columns"?: hidden.insert(.columns)
      default: continue
      }
    }
    // Something that is in no entry was left out of the tree.
    if left > 0 { hidden.insert(.data) }
    if hides(.parameters) { unsure.insert(Array("params".utf8)) }
  }

  private mutating func noteData(_ data: YAMLMapping.Entry) {
    guard let mapping = data.value.mapping else {
      hidden.insert(.data)
      return
    }
    let parts = ["fields", "lookups", "key"].compactMap { mapping.entry($0) }
    let isElsewhere = places(in: data).contains { place in
      !parts.contains { Self.range(of: $0).contains(place) }
    }
    if isElsewhere || mapping.entries.contains(where: { $0.value.isFaulty }) {
      hidden.insert(.data)
    }
    for part in parts where has(part) {
      if part.name == "lookups" { hidden.insert(.lookups) }
      guard let entries = part.value.mapping?.entries else {
        if part.name == "key" { unsure.insert(Array("key".utf8)) } else { hidden.insert(.fields) }
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
    let isElsewhere = places(in: view).contains { place in
      !parts.contains { Self.range(of: $0).contains(place) }
    }
    if view.value.mapping == nil || isElsewhere { hidden.insert(.aggregate) }
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
