/// The ids that a summary line has: what is inherited by every section, and what one adds or drops.
///
/// The inherited part is shared, so that a thousand sections cost no thousand lists.
struct SummaryIDs: Sendable {
  private var inherited: [String] = []
  private var inheritedTable = NameTable<Bool>()
  private var dropped = NameTable<Bool>()
  private var added: [String] = []
  private var addedTable = NameTable<Bool>()

  init() {}

  init(inherited terms: [SummaryTermSpec]) {
    inherited = terms.map(\.id)
    inheritedTable = NameTable(inherited)
  }

  func contains(_ id: String) -> Bool {
    addedTable.contains(id) || (inheritedTable.contains(id) && !dropped.contains(id))
  }

  /// Every id, the inherited ones first.
  var all: [String] {
    inherited.filter { !dropped.contains($0) } + added
  }

  /// The ids after a section's own `summary`.
  func merged(with own: Setting<[SummaryTermSpec]>) -> SummaryIDs {
    if own.isOff { return SummaryIDs() }
    var merged = self
    for term in own.value ?? [] {
      if term.isOff { merged.drop(term.id) } else { merged.add(term.id) }
    }
    return merged
  }

  /// The ids that every one of some sections has, given what they add to these.
  func common(to settings: [Setting<[SummaryTermSpec]>]) -> SummaryIDs {
    var common = self
    var additions = NameTable<Int>()
    var order: [String] = []
    for own in settings {
      if own.isOff { return SummaryIDs() }
      for term in own.value ?? [] {
        if term.isOff {
          common.drop(term.id)
        } else if !inheritedTable.contains(term.id) {
          let count = additions[term.id] ?? 0
          if count == 0 { order.append(term.id) }
          additions.set(term.id, count + 1)
        }
      }
    }
    for id in order where additions[id] == settings.count { common.add(id) }
    return common
  }

  /// The ids that any of some sections has.
  func union(of settings: [Setting<[SummaryTermSpec]>]) -> SummaryIDs {
    var union = self
    for own in settings {
      for term in own.value ?? [] where !term.isOff { union.add(term.id) }
    }
    return union
  }

  private mutating func add(_ id: String) {
    if !contains(id), addedTable.add(id, true) == nil { added.append(id) }
  }

  private mutating func drop(_ id: String) {
    dropped.add(id, true)
  }
}
