package import Formatting
package import Sections
package import Values

/// A compiled report, ready to be drawn: every word that does not depend on a row is put together.
///
/// Pages of one report differ in their columns alone, so that every output shows the same rows in
/// the same order.
package struct Page: Sendable {
  /// The heading of the page; nil where the author switched it off.
  package let title: [UInt8]?
  package let subtitle: [UInt8]?
  package let footer: [UInt8]?
  /// The language tag and direction of the text.
  package let language: String
  package let isRightToLeft: Bool
  package let columns: [PageColumn]
  /// Whether rows are there to be drawn as cells of the columns, if no row is there at all: false
  /// where every section has cells of its own for its rows.
  package let expectsColumns: Bool
  package private(set) var sections: [PageSection]
  /// What stands in place of all sections with data when none of them has a row.
  package let noContent: DrawnRow?
  /// The number of the section that `noContent` stands before; the page's end if it is the count.
  package let noContentPlace: Int
  /// The last line of the report.
  package let summary: SummaryLine?
  /// Every summary of the report, as exports give them.
  package let summaries: [SummaryEntry]
  /// The texts of the data.
  package let texts: CellTexts
  /// Prototypes of data rows, which runs name by their place here.
  package let prototypes: [RowPrototype]
  /// Prints the counts of rows that renderers speak of.
  package let counts: CellFormatter
  /// The fields that make up the key of a row; none where rows have no key.
  package let key: [PlainValue]
  /// Names of the report that templates around rows use.
  package let names: PartNames

  package init(
    title: [UInt8]?, subtitle: [UInt8]?, footer: [UInt8]?, language: String, isRightToLeft: Bool,
    columns: [PageColumn], expectsColumns: Bool = true, sections: [PageSection],
    noContent: DrawnRow?, noContentPlace: Int, summary: SummaryLine?,
    summaries: [SummaryEntry] = [], texts: CellTexts, prototypes: [RowPrototype],
    counts: CellFormatter, key: [PlainValue] = [], names: PartNames = PartNames()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footer = footer
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.columns = columns
    self.expectsColumns = expectsColumns
    self.sections = sections
    self.noContent = noContent
    self.noContentPlace = noContentPlace
    self.summary = summary
    self.summaries = summaries
    self.texts = texts
    self.prototypes = prototypes
    self.counts = counts
    self.key = key
    self.names = names
  }

  /// The same page with a section unfolded, by its number.
  package func unfolding(_ section: Int) -> Page {
    guard sections.indices.contains(section) else { return self }
    var page = self
    page.sections[section].isCollapsed = false
    return page
  }
}

/// A section of a page: what stands where, and its words.
package struct PageSection: Sendable {
  /// The order of things in the section.
  package let section: Section
  /// The anchor, safe in a URL and unique on the page; nil for fixed rows without an id.
  package let anchor: [UInt8]?
  package let title: [UInt8]?
  package let footer: [UInt8]?
  /// CSS classes of the section.
  package let className: String?
  /// The text of the group; nil for fixed rows and where the section stands for several groups.
  package let group: [UInt8]?
  /// One for each run of `section`.
  package let runs: [PageRun]
  package let summary: SummaryLine?
  /// Every summary of the section, of columns that are not drawn too, as exports give them.
  package let summaries: [SummaryEntry]
  /// The words of the section's fixed rows and of its note.
  package let rows: DrawnRows
  /// Names of the section that templates around rows use.
  package let names: PartNames
  /// Whether the author wants the section folded; ``isFolded`` says whether it is.
  fileprivate(set) var isCollapsed: Bool
  /// Whether the section starts a page in print.
  package let startsPage: Bool

  package init(
    section: Section, anchor: [UInt8]?, title: [UInt8]?, footer: [UInt8]?, className: String?,
    group: [UInt8]? = nil, runs: [PageRun], summary: SummaryLine?,
    summaries: [SummaryEntry] = [], rows: DrawnRows, names: PartNames = PartNames(),
    isCollapsed: Bool = false, startsPage: Bool = false
  ) {
    self.section = section
    self.anchor = anchor
    self.title = title
    self.footer = footer
    self.className = className
    self.group = group
    self.runs = runs
    self.summary = summary
    self.summaries = summaries
    self.rows = rows
    self.names = names
    self.isCollapsed = isCollapsed
    self.startsPage = startsPage
  }
}

/// The summary of a section or of the report: a label and a text for some columns.
package struct SummaryLine: Sendable {
  package let title: [UInt8]
  /// One for each column of the page; nil where nothing stands.
  package let cells: [[UInt8]?]
  /// The whole line as a text, where the author has one; else the cells stand under their columns.
  package let text: [UInt8]?

  package init(title: [UInt8], cells: [[UInt8]?], text: [UInt8]? = nil) {
    self.title = title
    self.cells = cells
    self.text = text
  }
}
