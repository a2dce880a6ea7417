extension Mappings {
  /// The rows of a group that are shown, as stored indices; empty for a group that does not exist.
  ///
  /// The rows stand on the page in rising order, or in falling order where
  /// ``isReversed(forGroup:)``.
  public func window(ofGroup group: GroupName) -> Range<Int> {
    listed(group)?.shownRange ?? 0..<0
  }

  /// Where the window of a group stands, as the reader sees it.
  ///
  /// A group without a window shows all its rows. An offset beyond the group gives the length 0
  /// with the offset as it was set. The consolidated name gives zeros.
  public func rangePosition(forGroup group: GroupName) -> RangePosition {
    guard let state = listed(group) else { return .none }
    let count = state.count ?? 0
    guard let range = state.range else {
      return RangePosition(offsetFromBeginning: 0, offsetFromEnd: 0, length: count)
    }
    var nearPin = range.offset
    var farFromPin = 0
    var length = 0
    let end = range.offset.addingClamped(range.length)
    if state.count != nil, end <= count {
      farFromPin = count &- end
      length = range.length
    }
    if (range.pin == .end) != state.isReversed { swap(&nearPin, &farFromPin) }
    return RangePosition(
      offsetFromBeginning: nearPin, offsetFromEnd: farFromPin, length: length)
  }
}
