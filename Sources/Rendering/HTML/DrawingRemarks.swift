/// What a page could not draw as its spec asks for, by cell.
package struct DrawingRemarks: Sendable {
  package struct Cell: Sendable {
    /// The row of the data.
    package let row: Int
    /// The place of the field in the row's texts.
    package let slot: Int
    /// Why; empty where the kind of the remark says it all.
    package let words: String
  }

  /// Remarks of one kind, the first of them with their places.
  package struct List: Sendable {
    package private(set) var cells: [Cell] = []
    /// How many there are.
    package private(set) var count = 0

    /// How many are kept with their places: enough to see what is wrong.
    private static let limit = 10

    mutating func add(row: Int, slot: Int, words: String = "") {
      count += 1
      if cells.count < List.limit { cells.append(Cell(row: row, slot: slot, words: words)) }
    }
  }

  /// Cells whose address has a scheme that is not allowed: they were drawn without their link.
  package internal(set) var links = List()
  /// Cells whose picture is not shown: they have its alternative text.
  package internal(set) var images = List()

  package init() {}
}
