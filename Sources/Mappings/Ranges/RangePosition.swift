/// Where the window of a group stands, as the reader sees it.
public struct RangePosition: Hashable, Sendable {
  /// The number of rows before the window.
  public var offsetFromBeginning: Int
  /// The number of rows after the window.
  public var offsetFromEnd: Int
  /// The number of rows in the window.
  public var length: Int

  /// Makes a position from its three numbers.
  public init(offsetFromBeginning: Int, offsetFromEnd: Int, length: Int) {
    self.offsetFromBeginning = offsetFromBeginning
    self.offsetFromEnd = offsetFromEnd
    self.length = length
  }

  /// The position in a group that shows nothing.
  static let none = RangePosition(offsetFromBeginning: 0, offsetFromEnd: 0, length: 0)
}
