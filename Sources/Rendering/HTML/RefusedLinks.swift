/// Cells whose address has a scheme that is not allowed: they were drawn without their link.
package struct RefusedLinks: Sendable {
  package struct Cell: Sendable {
    /// The row of the data.
    package let row: Int
    /// The place of the field in the row's texts.
    package let slot: Int
  }

  /// The first of them.
  package private(set) var cells: [Cell] = []
  /// How many there are.
  package private(set) var count = 0

  /// How many are kept with their places: enough to see what is wrong.
  private static let limit = 10

  mutating func add(row: Int, slot: Int) {
    count += 1
    if cells.count < RefusedLinks.limit { cells.append(Cell(row: row, slot: slot)) }
  }
}
