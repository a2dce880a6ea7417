/// The operations of one transaction, in their order.
public struct Commit: Hashable, Sendable {
  /// The number of the state of the data after the transaction.
  public var snapshot: UInt64
  /// The operations.
  public var entries: [LogEntry]

  /// Makes a commit.
  public init(snapshot: UInt64, entries: [LogEntry]) {
    self.snapshot = snapshot
    self.entries = entries
  }
}

extension Sequence<Commit> {
  /// Whether anything changed at all; answered from the raw log, whatever mappings show.
  public var hasChanges: Bool { contains { !$0.entries.isEmpty } }

  /// Whether anything changed in a group; a move counts for both of its groups.
  public func hasChanges(inGroup group: GroupName) -> Bool {
    contains { $0.entries.contains { $0.group == group } }
  }

  /// Whether anything changed in any of some groups.
  public func hasChanges(inAnyOf groups: Set<GroupName>) -> Bool {
    contains { $0.entries.contains { groups.contains($0.group) } }
  }

  /// The number of operations, by which to choose showing everything anew over a change set.
  public var numberOfEntries: Int { reduce(0) { $0 &+ $1.entries.count } }
}
