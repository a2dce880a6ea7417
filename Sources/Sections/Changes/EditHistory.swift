import Mappings

/// Which rows of a list were edited since some origin that it shares with its copies.
///
/// Two lists of one origin differ at most in the keys that either of them notes, so that comparing
/// them takes no look at the others. What changed is still judged by the two lists alone.
struct EditHistory: Sendable {
  private final class Origin: Sendable {}

  /// One call that edits a list and is told which rows it edited.
  final class Round: Sendable {}

  private struct Journal {
    let round: Round
    /// The keys noted in the round, as often as they were.
    var keys: [RowKey] = []
  }

  private var origin = Origin()
  private var keys = KeyTable()
  private var journal: Journal?

  /// The number of keys above which a list is better compared whole.
  private static let limit = 1_024

  /// Notes that the row of a key was edited in a list of `count` rows.
  mutating func note(_ key: RowKey, of count: Int) {
    noteInJournal(key, of: count)
    guard !keys.contains(key) else { return }
    keys.insert(key, row: 0)
    if keys.count > Self.limit(of: count) { restart() }
  }

  private static func limit(of count: Int) -> Int { max(limit, count / 16) }

  // MARK: Rounds

  /// Notes from here on which keys are edited in a round.
  ///
  /// A copy that is kept after the round notes on, as far as the limit, and its notes are of no use
  /// in another round.
  mutating func begin(_ round: Round) { journal = Journal(round: round) }

  /// Ends the notes of any round.
  mutating func end() { journal = nil }

  /// The keys edited in a round, as often as they were; nil for a list that does not come from the
  /// one that began it, or of which too many were edited.
  func edited(in round: Round) -> [RowKey]? {
    journal.flatMap { $0.round === round ? $0.keys : nil }
  }

  private mutating func noteInJournal(_ key: RowKey, of count: Int) {
    guard let noted = journal?.keys.count else { return }
    if noted < Self.limit(of: count) { journal?.keys.append(key) } else { journal = nil }
  }

  // MARK: Origins

  /// Takes the list as it is for the origin of its copies.
  mutating func restart() {
    guard keys.count > 0 else { return }
    origin = Origin()
    keys = KeyTable()
  }

  /// Whether two lists have an origin in common.
  static func isShared(_ old: EditHistory, _ new: EditHistory) -> Bool {
    old.origin === new.origin
  }

  /// The keys in which two lists of one origin differ at most, each once.
  static func candidates(_ old: EditHistory, _ new: EditHistory) -> [RowKey] {
    var keys: [RowKey] = []
    new.keys.forEach { keys.append($0) }
    old.keys.forEach { if !new.keys.contains($0) { keys.append($0) } }
    return keys
  }
}
