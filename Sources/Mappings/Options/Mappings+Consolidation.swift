extension Mappings {
  /// The number of shown rows below which there is one section; 0 where this is off.
  public var autoConsolidateGroupsThreshold: Int { consolidation?.threshold ?? 0 }

  /// The name of the one section, whether or not it is in effect; nil where this is off.
  public var consolidatedGroupName: GroupName? { consolidation?.name }

  /// Sets when all sections merge into one; works from the next update on.
  ///
  /// Switched off by the threshold 0, by no name, and by the name of a group of the list. With a
  /// rule, a group of that name that appears later switches it off for good.
  ///
  /// - Parameters:
  ///   - threshold: With fewer shown rows than this there is one section; 0 or more.
  ///   - name: The name of the one section.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for a negative threshold.
  public mutating func setAutoConsolidateGroupsThreshold(
    _ threshold: Int, withName name: GroupName?
  ) throws(MappingsError) {
    try requireNotNegative("the threshold of consolidation", threshold)
    guard let name, threshold > 0, places[name] == nil else {
      consolidation = nil
      return
    }
    consolidation = Consolidation(threshold: threshold, name: name)
  }
}
