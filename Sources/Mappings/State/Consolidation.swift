/// The setting that merges all sections into one while few rows are shown.
public struct Consolidation: Hashable, Sendable {
  /// Below this number of shown rows there is one section.
  public let threshold: Int
  /// The name of the one section.
  public let name: GroupName
}
