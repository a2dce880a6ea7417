/// How a prototype lays out its text at one width.
public struct CellLayout: Hashable, Sendable {
  /// Columns of the row that the text cannot use.
  public let chromeWidth: Int
  /// The lines of the row: its minimum, the limit of its text, its lines beside the text, its rule.
  public let budget: LineBudget

  /// A layout; nil for a negative width.
  public init?(chromeWidth: Int = 0, budget: LineBudget = .standard) {
    guard chromeWidth >= 0 else { return nil }
    self.chromeWidth = chromeWidth
    self.budget = budget
  }

  /// The lines of a row with a text.
  ///
  /// - Parameters:
  ///   - text: the text; a row without one is as high as one with an empty text
  ///   - width: the columns of the whole row
  ///   - wrap: the number of lines of a text wrapped to some columns, 1 at least
  /// - Returns: `max(minimum, chrome + min(wrapped lines at (width − chrome width), limit))`, and 1
  ///   more if a rule follows
  public func lines(of text: String?, width: Int, wrap: (String, _ columns: Int) -> Int) -> Int {
    let (columns, overflows) = width.subtractingReportingOverflow(chromeWidth)
    guard let text else { return budget.lines(ofWrapped: 0) }
    return budget.lines(ofWrapped: wrap(text, overflows ? 1 : max(columns, 1)))
  }
}
