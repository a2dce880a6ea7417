package import Formatting
package import Sections
package import Templating
package import Values

/// Where the text of a column's cell stands when it is narrower than the column.
package enum Alignment: String, Sendable {
  case start
  case end
  case center
}

/// A column of the page.
package struct PageColumn: Sendable {
  package let id: String
  package let title: [UInt8]
  /// The title that spans this column and its neighbours of the same spanner.
  package let spanner: [UInt8]?
  package let alignment: Alignment
  /// Fixed width in characters; nil lets the content decide.
  package let width: Int?
  /// The least width in characters to which a narrow page may shrink the column.
  package let minWidth: Int?
  /// Whether long texts go on in a next line.
  package let wraps: Bool
  /// The most lines of a cell; nil for no limit.
  package let maxLines: Int?
  /// What a cell prints.
  package let source: CellSource
  /// What stands where the value is null.
  package let nullText: [UInt8]
  /// The address that the cell's text leads to.
  package let link: RowText?
  /// What stands between the whole part and the fraction of the column's numbers; empty where its
  /// texts are no numbers to be lined up.
  package let decimalMark: [UInt8]
  /// The type of the field; nil where it has no value.
  package let type: FieldType?
  /// How numbers stand under each other; nil for a column of other values.
  package let numbers: NumberColumn?
  /// Whether the text of a cell reads badly in two lines: numbers, dates, times.
  package let staysTogether: Bool
  /// What the cell draws beside its text or in place of it.
  package let picture: CellPicture
  /// How cells of single rows stand out; nil where none does.
  package let styles: CellStyles?

  package init(
    id: String, title: [UInt8], spanner: [UInt8]?, alignment: Alignment, width: Int?,
    minWidth: Int?, wraps: Bool, maxLines: Int?, source: CellSource, nullText: [UInt8],
    link: RowText?, decimalMark: [UInt8] = [], type: FieldType? = nil,
    numbers: NumberColumn? = nil, staysTogether: Bool = false, picture: CellPicture = .none,
    styles: CellStyles? = nil
  ) {
    self.id = id
    self.title = title
    self.spanner = spanner
    self.alignment = alignment
    self.width = width
    self.minWidth = minWidth
    self.wraps = wraps
    self.maxLines = maxLines
    self.source = source
    self.nullText = nullText
    self.link = link
    self.decimalMark = decimalMark
    self.type = type
    self.numbers = numbers
    self.staysTogether = staysTogether
    self.picture = picture
    self.styles = styles
  }
}

/// How the numbers of a column stand under each other.
package struct NumberColumn: Sendable {
  /// The most digits after the point, where each cell has as many as its value; nil where every
  /// cell has the same number of them, or its text has no decimal mark to stand under.
  package let scale: Int?
  /// Whether negative numbers end in a parenthesis, for which the others leave room.
  package let closesNegatives: Bool

  package init(scale: Int?, closesNegatives: Bool = false) {
    self.scale = scale
    self.closesNegatives = closesNegatives
  }
}

/// What a cell prints: a field of the row, as it was read or in a format.
package struct CellSource: Sendable {
  /// The place of the field in ``CellTexts``.
  package let slot: Int
  /// The field's values; `.none` where the text is printed as it was read.
  package let values: ColumnValues
  /// The format; nil prints the text as it was read.
  package let formatter: CellFormatter?

  package init(slot: Int, values: ColumnValues, formatter: CellFormatter?) {
    self.slot = slot
    self.values = values
    self.formatter = formatter
  }
}

/// What draws a data row.
package struct RowPrototype: Sendable {
  /// Draws the columns and nothing else.
  package static let ofColumns = RowPrototype(className: nil, text: nil)

  /// CSS classes of the row.
  package let className: String?
  /// The row as one text instead of cells, in text output; nil draws the columns.
  package let text: RowText?
  /// The cells of the row in HTML; nil in other outputs.
  package let html: RowText?
  /// The columns that the cells in ``html`` take; nil where that depends on values, and for a row
  /// of the columns.
  package let span: RowSpan?
  /// The height of the row in text output.
  package let lines: LineBudget

  package init(
    className: String?, text: RowText?, html: RowText? = nil, span: RowSpan? = nil,
    lines: LineBudget = .standard
  ) {
    self.className = className
    self.text = text
    self.html = html
    self.span = span
    self.lines = lines
  }
}
