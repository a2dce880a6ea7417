/// One thing that a section draws.
public enum SectionItem: Hashable, Sendable {
  /// A row with a name of its own: a fixed row, or one of a list that a program edits.
  case fixed(Row)
  /// The line that says how many rows are cut off above the run.
  case earlier(run: Int)
  /// The data rows of the run that are not hidden.
  case rows(run: Int)
  /// What stands where no row is, or where every row is hidden.
  case note(Row)
  /// The line that says how many rows are cut off below the run.
  case more(run: Int)
  /// The summary of the section.
  case summary

  /// The row with a name of its own; nil for data rows and what is drawn about them.
  public var row: Row? {
    switch self {
    case .fixed(let row), .note(let row): row
    case .earlier, .rows, .more, .summary: nil
    }
  }
}
