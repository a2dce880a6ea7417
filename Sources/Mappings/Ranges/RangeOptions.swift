/// The window of a group: which part of it is shown.
///
/// `pin` is always meant as seen by the reader at the moment of setting; see
/// ``Mappings/setRangeOptions(_:forGroup:)`` for how it answers to reversal.
public struct RangeOptions: Hashable, Sendable {
  /// The value of ``maxLength`` that sets no limit.
  public static let unlimited = Int.max

  /// Fixed or flexible.
  public let kind: RangeKind
  /// The number of rows in the window: as requested, or as it stands when read from mappings.
  public internal(set) var length: Int
  /// The number of rows between the pin and the window.
  public internal(set) var offset: Int
  /// The end of the group from which `offset` counts.
  public internal(set) var pin: RangePin
  /// The largest length; the requested length in a fixed window, ``unlimited`` in a fresh flexible
  /// one.
  public internal(set) var maxLength: Int
  /// The smallest length that a flexible window keeps as long as the group has rows; 0 at first.
  public internal(set) var minLength: Int
  /// Where a flexible window grows; at the pin at first.
  public var growOptions: GrowOptions

  init(kind: RangeKind, length: Int, offset: Int, pin: RangePin, maxLength: Int) {
    self.kind = kind
    self.length = length
    self.offset = offset
    self.pin = pin
    self.maxLength = maxLength
    minLength = 0
    growOptions = .pinSide
  }

  /// Makes a fixed window.
  ///
  /// - Parameters:
  ///   - length: The number of rows to show, 0 or more.
  ///   - offset: The number of rows to leave out between the pin and the window, 0 or more.
  ///   - pin: The end from which the offset counts.
  /// - Returns: The window, or nil for the length 0, which stands for no window at all.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for a negative number.
  public static func fixed(
    length: Int, offset: Int = 0, from pin: RangePin = .beginning
  ) throws(MappingsError) -> RangeOptions? {
    try make(kind: .fixed, length: length, offset: offset, pin: pin, maxLength: length)
  }

  /// Makes a flexible window without limits that grows at its pin.
  ///
  /// - Parameters:
  ///   - length: The number of rows to show at first, 0 or more.
  ///   - offset: The number of rows to leave out between the pin and the window, 0 or more.
  ///   - pin: The end from which the offset counts.
  /// - Returns: The window, or nil for the length 0, which stands for no window at all.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for a negative number.
  public static func flexible(
    length: Int, offset: Int = 0, from pin: RangePin = .beginning
  ) throws(MappingsError) -> RangeOptions? {
    try make(kind: .flexible, length: length, offset: offset, pin: pin, maxLength: unlimited)
  }

  private static func make(
    kind: RangeKind, length: Int, offset: Int, pin: RangePin, maxLength: Int
  ) throws(MappingsError) -> RangeOptions? {
    try requireNotNegative("the length of a range", length)
    try requireNotNegative("the offset of a range", offset)
    guard length > 0 else { return nil }
    return RangeOptions(kind: kind, length: length, offset: offset, pin: pin, maxLength: maxLength)
  }

  /// Sets the largest length; a value below the current smallest one is raised to it.
  ///
  /// - Parameter maxLength: 0 or more; ``unlimited`` for none.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for a negative number.
  public mutating func setMaxLength(_ maxLength: Int) throws(MappingsError) {
    try requireNotNegative("the largest length of a range", maxLength)
    self.maxLength = max(maxLength, minLength)
  }

  /// Sets the smallest length; a value above the current largest one is lowered to it.
  ///
  /// - Parameter minLength: 0 or more.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for a negative number.
  public mutating func setMinLength(_ minLength: Int) throws(MappingsError) {
    try requireNotNegative("the smallest length of a range", minLength)
    self.minLength = min(minLength, maxLength)
  }

  /// The same window with its pin at the other end.
  var turned: RangeOptions {
    var copy = self
    copy.pin = pin.opposite
    return copy
  }
}

/// Refuses a number below 0.
func requireNotNegative(_ what: String, _ value: Int) throws(MappingsError) {
  guard value >= 0 else { throw .tooSmall(what: what, value: value, lowest: 0) }
}
