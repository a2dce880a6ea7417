/// Which prototype draws each row of a run, where rules choose: a number of two bytes for each row.
public struct CellChoices: Hashable, Sendable {
  /// The prototypes that are chosen from.
  public let cells: [CellIdentifier]
  private let choices: [UInt16]

  /// The largest number of different prototypes in one run.
  public static let limit = Int(UInt16.max) + 1

  /// The choices for some rows.
  ///
  /// - Parameters:
  ///   - cells: the prototypes that are chosen from
  ///   - count: the number of rows
  ///   - choose: for a place, asked in order, the number of its prototype in `cells`
  /// - Throws: ``SectionError/tooManyCells(limit:)`` or
  ///   ``SectionError/placeOutOfRange(what:place:valid:)`` for a number that is not in `cells`
  public init(
    of cells: [CellIdentifier], count: Int, choose: (_ place: Int) -> Int
  ) throws(SectionError) {
    guard cells.count <= Self.limit else { throw .tooManyCells(limit: Self.limit) }
    var choices: [UInt16] = []
    choices.reserveCapacity(min(max(count, 0), 1 << 20))
    for place in 0..<max(count, 0) {
      let choice = choose(place)
      guard cells.indices.contains(choice) else {
        throw .placeOutOfRange(what: .cell, place: choice, valid: 0..<cells.count)
      }
      choices.append(UInt16(truncatingIfNeeded: choice))
    }
    self.cells = cells
    self.choices = choices
  }

  /// The number of rows.
  public var count: Int { choices.count }

  /// The prototype of a row; nil out of range.
  public func cell(at place: Int) -> CellIdentifier? {
    choices.indices.contains(place) ? cells[Int(choices[place])] : nil
  }

  /// The end of the rows from `place` on that have one prototype, at most `bound`.
  func end(from place: Int, below bound: Int) -> Int {
    guard choices.indices.contains(place) else { return bound }
    let choice = choices[place]
    var end = place &+ 1
    while end < bound, end < choices.count, choices[end] == choice { end &+= 1 }
    return end
  }
}
