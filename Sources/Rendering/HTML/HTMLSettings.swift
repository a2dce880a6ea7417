/// What the spec's `output.html` says of a page's looks and limits (spec language §8).
package struct HTMLSettings: Sendable {
  package var theme: HTMLTheme
  /// The author's style sheet, which was checked.
  package var style: [UInt8]
  /// Whether there is a table of contents; nil: where there are many sections.
  package var contents: Bool?
  /// Whether heads stay in sight while the page scrolls.
  package var isSticky: Bool
  /// The most rows of the page; 0: no limit.
  package var maxRows: Int

  package init(
    theme: HTMLTheme = .default, style: [UInt8] = [], contents: Bool? = nil, isSticky: Bool = true,
    maxRows: Int = HTMLSettings.defaultMaxRows
  ) {
    self.theme = theme
    self.style = style
    self.contents = contents
    self.isSticky = isSticky
    self.maxRows = maxRows
  }

  /// The number of rows that a page draws unless the spec says otherwise.
  package static let defaultMaxRows = 50_000

  /// The number of titled sections from which on a page has a table of contents of its own accord.
  package static let manySections = 8
}

/// The looks that a page comes in.
package enum HTMLTheme: String, Sendable, CaseIterable {
  case `default`
  /// The reader's own colours and no tints.
  case plain
  /// Striped rows, as in an account book.
  case ledger
}
