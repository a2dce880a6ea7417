/// A setting that mappings refuse, with the values that would be valid.
public enum MappingsError: Error, Hashable, Sendable {
  /// The same group stands twice in a list of groups.
  case duplicateGroup(GroupName)
  /// A group that the fixed list does not hold; the list is given with it.
  case unknownGroup(GroupName, known: [GroupName])
  /// A number below its lowest value.
  case tooSmall(what: String, value: Int, lowest: Int)
  /// A list of counts whose length is not the number of groups.
  case wrongNumberOfCounts(given: Int, groups: Int)
  /// Groups were listed for mappings whose list is fixed, or only counted where a list is needed.
  case wrongKindOfUpdate(String)
  /// A snapshot that does not have the number of rows that the mappings were updated with.
  case rowsDiffer(group: GroupName, counted: Int, rows: Int)
  /// A change set was asked of mappings that were never updated.
  case neverUpdated
  /// Commits that do not follow each other or the last update without a gap.
  case snapshotGap(expected: UInt64, found: UInt64)
  /// An operation of a log that cannot have happened, or a log that does not lead to the given
  /// counts.
  case impossibleLog(String)
  /// More changes than a change set may hold; the groups are better shown anew.
  case tooManyChanges(limit: Int)
}

extension MappingsError: CustomStringConvertible {
  /// A sentence for people: what is wrong and which values are valid.
  public var description: String {
    switch self {
    case .duplicateGroup(let name):
      return "group `\(name)` is listed twice; every group may be listed once"
    case .unknownGroup(let name, let known):
      return "there is no group `\(name)`; \(Self.listing(known))"
    case .tooSmall(let what, let value, let lowest):
      return "\(what) is \(value); valid are whole numbers from \(lowest) up"
    case .wrongNumberOfCounts(let given, let groups):
      return "\(given) counts were given for \(groups) groups; valid is one count for each group"
    case .wrongKindOfUpdate(let reason):
      return reason
    case .rowsDiffer(let group, let counted, let rows):
      return "group `\(group)` was updated with \(counted) rows and is compared with \(rows); "
        + "valid is the snapshot that the mappings were updated for"
    case .neverUpdated:
      return "these mappings were never updated; update them once before asking for changes"
    case .snapshotGap(let expected, let found):
      return "snapshot \(found) does not follow; valid is snapshot \(expected)"
    case .impossibleLog(let reason):
      return "the log of operations cannot have happened: \(reason)"
    case .tooManyChanges(let limit):
      return "there are more than \(limit) row changes; show the groups anew instead"
    }
  }

  private static func listing(_ groups: [GroupName]) -> String {
    guard !groups.isEmpty else { return "the list of groups is empty" }
    let shown = groups.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return groups.count > 12
      ? "valid are \(shown) and \(groups.count - 12) more" : "valid are \(shown)"
  }
}
