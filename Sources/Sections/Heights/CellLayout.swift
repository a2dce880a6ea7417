import Mappings

/// How a prototype lays out its text at one width.
public struct CellLayout: Hashable, Sendable {
  /// Columns of the row that the text cannot use.
  public let chromeWidth: Int
  /// The lines of the row: its minimum, the limit of its text, its lines beside the text, its rule.
  public let budget: LineBudget

  /// A text of as many lines as it has, across the whole row.
  public static let standard = CellLayout(.standard)

  /// A layout; nil for a negative width.
  public init?(chromeWidth: Int, budget: LineBudget = .standard) {
    guard chromeWidth >= 0 else { return nil }
    self.chromeWidth = chromeWidth
    self.budget = budget
  }

  /// A text across the whole row.
  public init(_ budget: LineBudget) {
    chromeWidth = 0
    self.budget = budget
  }

  /// The lines of a row.
  ///
  /// - Parameters:
  ///   - width: the columns of the whole row
  ///   - wrap: wraps the row's text to some columns and gives its lines; called once
  /// - Returns: `max(minimum, chrome + min(wrapped lines at (width − chrome width), limit))`, and 1
  ///   more if a rule follows
  public func lines(width: Int, wrap: (_ columns: Int) -> Int) -> Int {
    budget.lines(ofWrapped: wrap(textWidth(in: width)))
  }

  /// The lines of a row with a text.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a row without one, which has no line of text and so its minimum
  ///     or what stands beside the text. An empty text is as high as `wrap` says
  ///   - width: the columns of the whole row
  ///   - wrap: the number of lines of a text wrapped to some columns, 1 at least
  /// - Returns: as ``lines(width:wrap:)``
  public func lines(of text: String?, width: Int, wrap: (String, _ columns: Int) -> Int) -> Int {
    lines(width: width) { columns in text.map { wrap($0, columns) } ?? 0 }
  }

  /// The columns that the text has in a row of `width` columns: 1 at least.
  public func textWidth(in width: Int) -> Int {
    max(width.subtractingClamped(chromeWidth), 1)
  }
}
