/// How many rows each section may draw where a page has a limit.
///
/// Every section gets the same share; what a short section leaves over goes to the longer ones, so
/// that no section is lost because it stands late on the page.
package struct RowBudget: Sendable {
  /// The rows that each section may draw.
  package let limits: [Int]
  /// Rows of all sections.
  package let total: Int
  /// Rows drawn of all sections.
  package let drawn: Int

  /// The shares of sections of these lengths; a limit of 0 stands for none.
  package init(counts: [Int], limit: Int) {
    total = counts.reduce(0, +)
    guard limit > 0, total > limit else {
      limits = counts
      drawn = total
      return
    }
    var limits = counts.map { _ in 0 }
    var left = limit
    let byLength = counts.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }
    for (rank, place) in byLength.enumerated() {
      let share = left / (counts.count - rank)
      limits[place] = min(counts[place], share)
      left -= limits[place]
    }
    self.limits = limits
    drawn = limit - left
  }

  /// Whether some row is not drawn.
  package var isCut: Bool { drawn < total }
}
