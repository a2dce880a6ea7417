import Mappings

/// Change sets of the library `Mappings`: from two snapshots, and from logs of growing length.
struct ChangesJob: Job {
  let name = "changes"
  let grows = false

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    try [snapshots()] + [10_000, 100_000, 1_000_000].map { try log(operations: $0) }
  }

  /// Two lists of string keys become snapshots, mappings and a change set.
  private func snapshots() -> Contest {
    let lists = ChangedLists(
      sections: 100, rows: 1_000, deletes: 10_000, inserts: 10_000, moves: 2_000)
    return contest(
      "snapshots", "100 sections, 10,000 rows go, 10,000 come, 2,000 move; keys are strings",
      rows: 100_000, targets: [.cpu(milliseconds: 60, wanted: 46)]
    ) {
      let old = try lists.snapshot(lists.old)
      let new = try lists.snapshot(lists.new)
      var before = try Mappings(groups: lists.names)
      before.update(with: old)
      var after = before
      after.update(with: new)
      let changes = try ChangeSet.between(before, old, after, new, changed: [])
      // Each row that goes or comes is a change; a moved one is one change at most.
      guard (20_000...22_000).contains(changes.rowChanges.count) else {
        throw BenchmarkError("\(changes.rowChanges.count) changes of rows")
      }
    }
  }

  private func log(operations: Int) throws -> Contest {
    let log = try RandomLog(operations: operations, groups: 100, rows: 1_000)
    return contest(
      "log of \(Figures.count(operations))", "operations on 100 groups of 1,000 rows",
      rows: operations,
      targets: operations == 100_000 ? [.cpu(milliseconds: 100)] : []
    ) {
      var mappings = log.mappings
      guard try !mappings.update(log: log.entries).isEmpty else {
        throw BenchmarkError("no change")
      }
    }
  }

  private func contest(
    _ name: String, _ summary: String, rows: Int, targets: [Target],
    _ work: @escaping @Sendable () throws -> Void
  ) -> Contest {
    Contest(
      name: "\(self.name): \(name)", summary: summary, rows: rows, repeats: 2,
      contenders: [
        Contender(
          program: Program(name: "Mappings", path: FileSystem.ownPath()), arguments: [],
          check: NoOutputCheck(), work: { try Stopwatch.measure(work) })
      ], targets: targets)
  }
}
