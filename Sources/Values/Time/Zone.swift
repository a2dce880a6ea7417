/// How a local time fits the clock of a zone.
package enum LocalFit: Sendable {
  /// The time exists once.
  case unique
  /// The clock jumped over it.
  case gap
  /// The clock showed it twice.
  case overlap
}

/// The offsets of one time zone.
///
/// Those of the covered years are in a table, so that a look-up is a binary search; outside of it
/// a closure is asked.
package struct Zone: Sendable {
  /// The name in the IANA time zone database.
  package let name: String
  /// Instants in seconds since 1970 at which the offset changes, ascending.
  private let transitions: [Int64]
  /// Offsets in seconds east of UTC: before the first transition, then from each one on.
  private let offsets: [Int32]
  private let covered: Range<Int64>
  private let beyond: @Sendable (Int64) -> Int

  /// A zone with a table of the instants in `covered`.
  ///
  /// `offsets` has one element more than `transitions`; a table that does not is not used.
  package init(
    name: String, transitions: [Int64], offsets: [Int32], covered: Range<Int64>,
    beyond: @escaping @Sendable (Int64) -> Int
  ) {
    self.name = name
    self.transitions = transitions
    self.offsets = offsets
    self.covered = offsets.count == transitions.count + 1 ? covered : 0..<0
    self.beyond = beyond
  }

  /// A zone with one offset, in seconds east of UTC.
  package init(name: String, fixedOffset: Int) {
    self.init(
      name: name, transitions: [], offsets: [Int32(clamping: fixedOffset)],
      covered: Int64.min..<Int64.max, beyond: { _ in fixedOffset })
  }

  /// Coordinated Universal Time.
  package static let utc = Zone(name: "UTC", fixedOffset: 0)

  /// The offset in seconds east of UTC at an instant in seconds since 1970.
  package func offset(at seconds: Int64) -> Int {
    guard covered.contains(seconds) else { return beyond(seconds) }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return Int(offsets[low])
  }

  /// The offset at a local time, given as the seconds that a UTC clock showing it would have.
  ///
  /// In a gap and in an overlap it is the earlier offset, the one before the clock changed
  /// (spec language §4).
  package func offset(atLocal local: Int64) -> (offset: Int, fit: LocalFit) {
    // No clock changes twice within two days, and no offset is longer than one.
    let before = offset(at: local &- 86_400)
    let after = offset(at: local &+ 86_400)
    if before == after { return (before, .unique) }
    let beforeHolds = offset(at: local &- Int64(before)) == before
    let afterHolds = offset(at: local &- Int64(after)) == after
    switch (beforeHolds, afterHolds) {
    case (true, true): return (before, .overlap)
    case (true, false): return (before, .unique)
    case (false, true): return (after, .unique)
    case (false, false): return (before, .gap)
    }
  }
}
