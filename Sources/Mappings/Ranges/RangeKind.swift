/// How the window of a group answers to changes.
public enum RangeKind: String, Hashable, Sendable, CaseIterable {
  /// The window keeps its offset and its length while rows pass through it.
  case fixed
  /// The window follows its rows: it moves, grows and shrinks with them.
  case flexible
}

/// The end of a group from which the offset of a window counts.
public enum RangePin: String, Hashable, Sendable, CaseIterable {
  /// The offset counts from the first row.
  case beginning
  /// The offset counts from the last row.
  case end

  /// The other end.
  public var opposite: RangePin { self == .beginning ? .end : .beginning }
}

/// Where a flexible window takes in rows that are inserted exactly at its edge.
public enum GrowOptions: Int, Hashable, Sendable, CaseIterable {
  /// Only rows between two rows of the window come in.
  case inRangeOnly = 0
  /// Rows at the edge that lies on the side of the pin come in as well.
  case pinSide = 1
  /// Rows at the edge away from the pin come in as well.
  case nonPinSide = 2
  /// Rows at either edge come in.
  case bothSides = 3

  var growsAtPin: Bool { self == .pinSide || self == .bothSides }
  var growsAwayFromPin: Bool { self == .nonPinSide || self == .bothSides }
}
