extension TextWidth {
  /// What becomes of tabs and line feeds when text is made visible.
  package struct VisibilityOptions: Sendable, Equatable {
    /// What becomes of a tab.
    package enum Tab: Sendable, Equatable {
      /// The sign ␉.
      case show
      /// Spaces up to the next multiple of so many cells from the start of the line; a number
      /// below 1 counts as 1, one above 64 as 64.
      case expand(Int)
    }

    /// What becomes of a line feed.
    package enum LineFeed: Sendable, Equatable {
      /// It stays a line feed.
      case keep
      /// The sign ↵.
      case show
    }

    /// What becomes of a tab.
    package var tab: Tab
    /// What becomes of a line feed.
    package var lineFeed: LineFeed
    /// The width of ambiguous scalars, which tab stops depend on.
    package var ambiguous: Ambiguous

    /// Options with the given policies.
    package init(tab: Tab, lineFeed: LineFeed, ambiguous: Ambiguous = .narrow) {
      self.tab = tab
      self.lineFeed = lineFeed
      self.ambiguous = ambiguous
    }

    /// For text that must stay on one line and hide nothing: file names, messages.
    package static let singleLine = VisibilityOptions(tab: .show, lineFeed: .show)

    /// For text that may have lines, such as a table's cell: tab stops every 8 cells.
    package static let multiLine = VisibilityOptions(tab: .expand(8), lineFeed: .keep)
  }
}
