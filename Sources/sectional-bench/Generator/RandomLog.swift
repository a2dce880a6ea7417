import Mappings

/// A log of operations that can have happened, the same in every run.
struct RandomLog: Sendable {
  /// Mappings as they were before the log.
  let mappings: Mappings
  let entries: [LogEntry]

  /// Inserts, deletes and updates in equal parts at random places.
  init(operations: Int, groups: Int, rows: Int) throws {
    var random = SplitMix64(seed: 42)
    let names = (0..<groups).map { GroupName("group \($0)") }
    var counts = [Int](repeating: rows, count: groups)
    var mappings = try Mappings(groups: names)
    try mappings.update(counts: counts)
    self.mappings = mappings
    var entries: [LogEntry] = []
    entries.reserveCapacity(operations)
    for number in 0..<operations {
      let group = random.below(groups)
      let key = RowKey("row \(number)")
      switch random.below(3) {
      case 0:
        entries.append(
          .insert(key: key, group: names[group], index: random.below(counts[group] + 1)))
        counts[group] += 1
      case 1 where counts[group] > 0:
        entries.append(.delete(key: key, group: names[group], index: random.below(counts[group])))
        counts[group] -= 1
      case _ where counts[group] > 0:
        entries.append(
          .update(
            key: key, group: names[group], index: random.below(counts[group]), flags: .object))
      default:
        entries.append(.insert(key: key, group: names[group], index: 0))
        counts[group] += 1
      }
    }
    self.entries = entries
  }
}
