/// One group of the mappings: its options, in stored direction, and what the last update found.
struct GroupState: Hashable, Sendable {
  let name: GroupName
  /// The number of all rows, nil before the first update that saw the group.
  var count: Int?
  var isDynamic = false
  var isReversed = false
  /// The window with its pin in stored direction and its current length.
  var range: RangeOptions?
  /// The window as it was set, to which it returns when the group leaves the list of a rule.
  var requestedRange: RangeOptions?
  /// Offsets in stored direction, rising, without 0.
  var dependencies: [Int] = []
  /// The place in the list of visible groups, nil while the group is not visible.
  var place: Int?

  init(name: GroupName, options: GroupOptions) {
    self.name = name
    isDynamic = options.isDynamic
    isReversed = options.isReversed
    range = options.range
    requestedRange = options.range
    dependencies = options.dependencies
  }

  /// The number of rows in the window.
  @inline(__always)
  var shownCount: Int {
    guard let count else { return 0 }
    return range?.length ?? count
  }

  /// The window, for a group that was counted.
  @inline(__always)
  var window: Window? {
    guard let count else { return nil }
    guard let range else { return Window(low: 0, high: count) }
    return Window(range, count: count)
  }

  /// The rows in the window, as stored indices.
  var shownRange: Range<Int> {
    guard let count, let window else { return 0..<0 }
    return window.inside(count: count)
  }

  /// Forgets what updates found: the group left the list.
  mutating func forgetCount() {
    count = nil
    place = nil
    range = requestedRange
  }

  /// Shortens (and, for a fixed window, lengthens again) the window to the rows that are there.
  ///
  /// A fixed window grows back to its largest length whenever the group has the rows for it.
  mutating func clampWindow() {
    guard let count, var options = range else { return }
    let room = max(0, count &- options.offset)
    options.length = min(options.kind == .fixed ? options.maxLength : options.length, room)
    range = options
  }
}

/// The options of groups that are not known yet, in stored direction.
struct GroupOptions: Hashable, Sendable {
  var isDynamic = false
  var isReversed = false
  var range: RangeOptions?
  var dependencies: [Int] = []
}
