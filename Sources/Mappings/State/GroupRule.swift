/// How mappings without a fixed list choose and order their groups at each update.
public struct GroupRule: Sendable {
  let keeps: @Sendable (GroupName) -> Bool
  let isBefore: (@Sendable (GroupName, GroupName) -> Bool)?
  let keepsEmptyGroups: Bool

  /// Makes a rule from a filter and an order; groups without rows do not exist for it.
  ///
  /// - Parameters:
  ///   - filter: Whether a group takes part.
  ///   - order: Whether the first group stands before the second; equal ones keep the order in
  ///     which the update lists them. Without an order, all do.
  public init(
    filter: @escaping @Sendable (GroupName) -> Bool,
    order: (@Sendable (GroupName, GroupName) -> Bool)? = nil
  ) {
    keeps = filter
    isBefore = order
    keepsEmptyGroups = false
  }

  private init(keepsEmptyGroups: Bool) {
    keeps = { _ in true }
    isBefore = nil
    self.keepsEmptyGroups = keepsEmptyGroups
  }

  /// The rule that takes all groups, empty ones too, as each update lists them.
  public static let asListed = GroupRule(keepsEmptyGroups: true)

  /// The groups that the rule takes from `groups`, in its order.
  func list(from groups: [GroupCount]) -> [GroupCount] {
    var taken = groups.filter { ($0.count > 0 || keepsEmptyGroups) && keeps($0.name) }
    if let isBefore {
      taken.sort { isBefore($0.name, $1.name) }
    }
    return taken
  }
}
