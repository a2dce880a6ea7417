/// Which groups are shown as which sections, and which rows of them.
///
/// Mappings turn *groups* (named, ordered lists of rows, as stored) into *sections* (as shown).
/// Groups come from a fixed list or from a rule; each one can be dynamic (its section goes when it
/// shows nothing), reversed, limited to a window, and all of them can merge into one section while
/// they show few rows.
///
/// Mappings hold no rows, only counts: options are set, ``update(counts:snapshot:)`` gives the
/// counts, and every question is answered from them in constant or logarithmic time without
/// allocating. A question about a place that does not exist gives nil or 0. Mappings are values: a
/// copy is independent of the original.
///
/// ```swift
/// var mappings = try Mappings(groups: ["wine", "beer"])
/// try mappings.setIsReversed(true, forGroup: "wine")
/// try mappings.setRangeOptions(.fixed(length: 20), forGroup: "wine")
/// try mappings.update(counts: ["wine": 250, "beer": 3])
/// mappings.numberOfItems(inSection: 0)  // 20
/// mappings.index(forRow: 0, inSection: 0)  // 249
/// ```
///
/// What changed between two states is told as a ``ChangeSet``: from two snapshots of the rows
/// (``update(from:to:changed:snapshot:)``, ``ChangeSet/between(_:_:_:_:changed:)``) or from a log
/// of operations (``update(with:groups:)``).
public struct Mappings: Sendable {
  /// The rule that chooses the groups, or nil where the list is fixed.
  let rule: GroupRule?
  /// The name of the view whose groups are mapped; a label that nothing here depends on.
  public let view: String?
  /// The groups of the list, in order.
  var groups: [GroupState]
  /// The place in `groups` of each name.
  var places: [GroupName: Int]
  /// Options set for names that the list of a rule does not hold now.
  var parked: [GroupName: GroupState] = [:]
  /// Options of groups that were never named.
  var defaults = GroupOptions()
  /// The consolidation that is switched on, whether or not it is in effect.
  public internal(set) var consolidation: Consolidation?

  /// All groups of the list, in order, visible or not.
  public internal(set) var allGroups: [GroupName]
  /// The number of the last update, or nil before the first one.
  public internal(set) var snapshotOfLastUpdate: UInt64?
  /// Whether all visible groups are shown as one section since the last update.
  public internal(set) var isUsingConsolidatedGroup = false
  /// The name of each section: the visible groups, or the one consolidated name.
  public internal(set) var visibleGroups: [GroupName] = []
  /// The places in `groups` of the visible groups, also while they are consolidated.
  var visible: [Int] = []
  /// For each visible group the number of rows shown before it, and at the end their total.
  var rowsBefore: [Int] = [0]
  /// At place n, the last of the first n visible groups that shows rows, or -1.
  var filledBefore: [Int] = [-1]
  /// The first visible group that shows rows.
  var firstFilled: Int?

  /// Makes mappings for a fixed list of groups.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of their sections, each one once.
  ///   - view: A name for the view that the groups belong to.
  /// - Throws: ``MappingsError/duplicateGroup(_:)``.
  public init(groups: [GroupName], view: String? = nil) throws(MappingsError) {
    self.view = view
    rule = nil
    places = try Self.places(of: groups)
    allGroups = groups
    self.groups = groups.map { GroupState(name: $0, options: GroupOptions()) }
  }

  /// Makes mappings whose groups are chosen anew at each update.
  ///
  /// Options can be set for any name at any time; they wait until a group of that name appears.
  ///
  /// - Parameters:
  ///   - rule: Which groups take part, and in which order.
  ///   - view: A name for the view that the groups belong to.
  public init(rule: GroupRule, view: String? = nil) {
    self.view = view
    self.rule = rule
    places = [:]
    allGroups = []
    groups = []
  }

  /// The place of each name in a list.
  static func places(of names: [GroupName]) throws(MappingsError) -> [GroupName: Int] {
    var places = [GroupName: Int](minimumCapacity: names.count)
    for (place, name) in names.enumerated() {
      guard places.updateValue(place, forKey: name) == nil else { throw .duplicateGroup(name) }
    }
    return places
  }

  /// The state of a group of the list, or of one that waits for its group.
  func state(of group: GroupName) -> GroupState {
    if let place = places[group] { return groups[place] }
    return parked[group] ?? GroupState(name: group, options: defaults)
  }

  /// The place of a group in the list, looked for first at `guess`.
  ///
  /// Two lists mostly hold the same groups at the same places.
  @inline(__always)
  func place(of group: GroupName, near guess: Int) -> Int? {
    if guess < groups.count, groups[guess].name == group { return guess }
    return places[group]
  }

  /// The state of a group of the list.
  @inline(__always)
  func listed(_ group: GroupName) -> GroupState? {
    guard let place = places[group] else { return nil }
    return groups[place]
  }
}
