/// The key of a row, by which one row is known before and after a change.
///
/// Two keys are equal when their UTF-8 bytes are equal. The hash is computed once, when the key is
/// made, so that comparing large snapshots does not read the bytes again.
public struct RowKey: Hashable, Sendable, Comparable {
  let hashed: HashedText

  /// Makes a key from any text.
  public init(_ text: String) {
    hashed = HashedText(text)
  }

  /// The key as text.
  public var text: String { hashed.text }

  /// Whether `left` comes before `right` in the order of UTF-8 bytes.
  public static func < (left: RowKey, right: RowKey) -> Bool {
    left.hashed < right.hashed
  }
}

extension RowKey: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The key as text.
  public var description: String { text }
}
