/// What a row is about: any value of the program, such as a record, for rules to look at.
///
/// Rows of one section may have contents of different types; a rule asks for the type that it is
/// about.
public struct RowContent: Hashable, Sendable {
  private let box: any ContentBox

  /// The content that is `value`.
  public init(_ value: some Hashable & Sendable) {
    box = TypedContent(value: value)
  }

  /// The value, where it is of this type; else nil.
  public func value<Value>(as type: Value.Type) -> Value? {
    box.any as? Value
  }

  /// Whether both are equal values of one type; texts are compared by their UTF-8 bytes.
  public static func == (left: RowContent, right: RowContent) -> Bool {
    left.box.isEqual(to: right.box)
  }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

/// A value whose type is not told.
private protocol ContentBox: Sendable {
  var any: any Sendable { get }
  func isEqual(to other: any ContentBox) -> Bool
  func hash(into hasher: inout Hasher)
}

private struct TypedContent<Value: Hashable & Sendable>: ContentBox {
  let value: Value

  var any: any Sendable { value }

  func isEqual(to other: any ContentBox) -> Bool {
    guard let other = other as? TypedContent<Value> else { return false }
    if let text = value as? String, let otherText = other.value as? String {
      return ExactText(text) == ExactText(otherText)
    }
    return value == other.value
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
