import Mappings

/// Which rows of a list were edited since some origin that it shares with its copies.
///
/// Two lists of one origin differ at most in the keys that either of them notes, so that comparing
/// them takes no look at the others. What changed is still judged by the two lists alone.
struct EditHistory: Sendable {
  private final class Origin: Sendable {}

  private var origin = Origin()
  private var keys = KeyTable()
  /// The keys noted since the journal was opened, as often as they were; nil while it is not.
  var journal: [RowKey]?

  /// The number of keys above which a list is better compared whole.
  private static let limit = 1_024

  /// Notes that the row of a key was edited in a list of `count` rows.
  mutating func note(_ key: RowKey, of count: Int) {
    journal?.append(key)
    guard !keys.contains(key) else { return }
    keys.insert(key, row: 0)
    if keys.count > max(Self.limit, count / 16) { restart() }
  }

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
