/// A place as shown: a section and a row in it, both counted from 0.
public struct RowPath: Hashable, Sendable, Comparable {
  /// The number of the section.
  public var section: Int
  /// The number of the row in its section.
  public var row: Int

  /// Makes a place from its two numbers.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether `left` is shown before `right`.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
