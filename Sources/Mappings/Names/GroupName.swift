/// The name of a group: an ordered, named list of rows.
///
/// Two names are equal when their UTF-8 bytes are equal. The hash is computed once, when the name
/// is made.
public struct GroupName: Hashable, Sendable, Comparable {
  let hashed: HashedText

  /// Makes a name from any text; the empty text is a name like any other.
  public init(_ text: String) {
    hashed = HashedText(text)
  }

  /// The name as text.
  public var text: String { hashed.text }

  /// Whether `left` comes before `right` in the order of UTF-8 bytes.
  public static func < (left: GroupName, right: GroupName) -> Bool {
    left.hashed < right.hashed
  }
}

extension GroupName: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a name from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name as text.
  public var description: String { text }
}
