/// One section of the page: what it shows, and what stands around it.
public struct Section: Hashable, Sendable {
  /// Where the rows of a section come from.
  public enum Content: Hashable, Sendable {
    /// Fixed rows only; such a section is always there and never counts.
    case fixed([Row])
    /// Rows of data, one run for each group shown.
    case runs([RowRun])
  }

  /// The name of the section in anchors and differences; nil for fixed rows without one.
  public let id: String?
  /// Where the rows come from.
  public let content: Content
  /// Whether the section keeps its place and draws nothing.
  ///
  /// A *dynamic* section without rows is another thing: it loses its place and is not in a
  /// ``SectionList`` at all.
  public let isHidden: Bool
  /// Fixed rows above the data rows.
  public let before: [Row]
  /// Fixed rows below the data rows.
  public let after: [Row]
  /// What stands where no row is in the window.
  public let noContent: Row?
  /// Whether a summary closes the section.
  public let hasSummary: Bool

  /// A section; fixed rows never make it non-empty.
  public init(
    id: String?, content: Content, isHidden: Bool = false, before: [Row] = [], after: [Row] = [],
    noContent: Row? = nil, hasSummary: Bool = false
  ) {
    self.id = id
    self.content = content
    self.isHidden = isHidden
    self.before = before
    self.after = after
    self.noContent = noContent
    self.hasSummary = hasSummary
  }

  /// The runs of data rows; none for a section of fixed rows.
  public var runs: [RowRun] {
    switch content {
    case .fixed: []
    case .runs(let runs): runs
    }
  }

  /// Whether the section shows data, be it none at present.
  public var showsData: Bool {
    switch content {
    case .fixed: false
    case .runs: true
    }
  }

  /// Number of data rows in all windows, hidden ones included.
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Number of data rows that are drawn.
  public var shown: Int {
    isHidden ? 0 : runs.reduce(0) { $0 + ($1.isHidden ? 0 : $1.count) }
  }

  /// What is drawn, from top to bottom; nothing for a hidden section.
  ///
  /// The order is that of spec language §2: before, earlier, rows or the note, more, after,
  /// summary. A note does not replace the lines that tell of a cut.
  public var items: [SectionItem] {
    if isHidden { return [] }
    var items: [SectionItem] = []
    func add(_ rows: [Row]) {
      for row in rows where !row.isHidden { items.append(.fixed(row)) }
    }
    switch content {
    case .fixed(let rows):
      add(before)
      add(rows)
      add(after)
    case .runs(let runs):
      add(before)
      var note = count == 0 ? noContent : nil
      for (place, run) in runs.enumerated() where !run.isHidden {
        if run.earlier > 0 && run.showsEarlier { items.append(.earlier(run: place)) }
        if run.count > 0 { items.append(.rows(run: place)) }
        if let only = note {
          items.append(.note(only))
          note = nil
        }
        if run.more > 0 && run.showsMore { items.append(.more(run: place)) }
      }
      if let note { items.append(.note(note)) }
      add(after)
      if hasSummary { items.append(.summary) }
    }
    return items
  }
}

/// One thing that a section draws.
public enum SectionItem: Hashable, Sendable {
  /// A fixed row.
  case fixed(Row)
  /// The line that says how many rows are cut off above the run.
  case earlier(run: Int)
  /// The data rows of the run.
  case rows(run: Int)
  /// What stands where no row is.
  case note(Row)
  /// The line that says how many rows are cut off below the run.
  case more(run: Int)
  /// The summary of the section.
  case summary
}
