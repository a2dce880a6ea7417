/// What about a row changed.
public struct ChangeFlags: OptionSet, Hashable, Sendable {
  /// The sum of the flags.
  public let rawValue: Int

  /// Makes flags from their sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content of the row.
  public static let object = ChangeFlags(rawValue: 1)
  /// The data beside the content.
  public static let metadata = ChangeFlags(rawValue: 2)
  /// A neighbour that the row is drawn with.
  public static let dependency = ChangeFlags(rawValue: 4)
  /// The excerpt that a search shows.
  public static let snippet = ChangeFlags(rawValue: 8)

  /// What a row that comes or goes carries.
  static let whole: ChangeFlags = [.object, .metadata]
}
