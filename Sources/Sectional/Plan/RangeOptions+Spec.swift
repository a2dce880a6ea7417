import Mappings
import ReportSpec

extension RangeSpec {
  /// The window that the range opens over a group of `count` rows; nil: all of them.
  func options(count: Int) throws(MappingsError) -> RangeOptions? {
    guard length != nil || offset != nil else { return nil }
    let offset = offset?.value ?? 0
    guard let flexible, let length else {
      // Without a length the window reaches to the other end of the group.
      return try .fixed(
        length: length?.value ?? .max, offset: offset, from: pin == .end ? .end : .beginning)
    }
    let first = flexible.firstWindow(length: length.value, offset: offset, count: count)
    guard
      var options = try RangeOptions.flexible(
        length: first.length, offset: first.offset, from: pin == .end ? .end : .beginning)
    else { return nil }
    options.growOptions = GrowOptions(flexible.grow)
    if let max = flexible.max { try options.setMaxLength(max.value) }
    if let min = flexible.min { try options.setMinLength(min.value) }
    return options
  }
}

extension FlexibleRangeSpec {
  /// The window before any change, held to `min` as a change would hold it: where the group ends
  /// too soon, rows on the side of the pin make up for it.
  fileprivate func firstWindow(
    length: Int, offset: Int, count: Int
  ) -> (length: Int, offset: Int) {
    let least = Swift.min(min?.value ?? 0, count)
    let shown = Swift.min(length, Swift.max(0, count &- offset))
    guard shown < least else { return (length, offset) }
    // Offsets and counts are not negative, and `least` is at most `count`.
    return (least, Swift.min(offset, count) &- (least &- shown))
  }
}

extension GrowOptions {
  fileprivate init(_ grow: RangeGrowth) {
    self =
      switch grow {
      case .pinSide: .pinSide
      case .nonPinSide: .nonPinSide
      case .bothSides: .bothSides
      case .inRange: .inRangeOnly
      }
  }
}
