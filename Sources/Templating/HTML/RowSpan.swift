/// How many columns of a table the cells of a row take: a number, and that of the table some times.
package struct RowSpan: Sendable, Equatable {
  /// Columns that cells take by their number, one or their `colspan`.
  package private(set) var columns = 0
  /// How many cells span `{{columns}}`.
  package private(set) var whole = 0
  /// How many cells there are.
  package private(set) var cells = 0

  /// One cell without a `colspan`.
  package static let oneCell: RowSpan = {
    var span = RowSpan()
    span.add(CellSpan())
    return span
  }()

  /// What the cells take that markup opens, given in parts with values between them; nil where that
  /// depends on values.
  package static func ofMarkup(_ parts: [ArraySlice<UInt8>]) -> RowSpan? {
    var scanner = HTMLScanner(isRow: true)
    for part in parts { scanner.scan(part) }
    return scanner.row?.span
  }

  /// The columns that are taken in a table of `count` of them.
  package func taken(of count: Int) -> Int {
    let (all, overflows) = whole.multipliedReportingOverflow(by: count)
    return overflows ? Int.max : all &+ columns
  }

  mutating func add(_ span: CellSpan) {
    cells &+= 1
    if span.isWhole { whole &+= 1 } else { columns &+= span.columns }
  }
}

/// How many columns the cell of a tag takes, by its `colspan`.
struct CellSpan: Sendable, Equatable {
  private(set) var columns = 1
  /// Whether it is the number of the table's columns.
  private(set) var isWhole = false
  /// Whether that is known before the template runs.
  private(set) var isKnown = true
  /// The digits of a `colspan` so far; nil outside of one.
  private var digits: [UInt8]?

  /// The widest cell (HTML Standard §4.9.11).
  private static let most = 1_000

  /// Begins with the value of an attribute.
  mutating func start(_ attribute: [UInt8]) {
    // A cell that reaches into the next rows makes those uneven.
    if attribute.elementsEqual("rowspan".utf8) { isKnown = false }
    digits = attribute.elementsEqual("colspan".utf8) ? [] : nil
  }

  mutating func take(_ byte: UInt8) {
    guard digits != nil else { return }
    digits?.append(byte)
    if isWhole || (digits?.count ?? 0) > 4 { isKnown = false }
  }

  /// Takes a value of the template; `isColumns`: the number of the table's columns.
  mutating func takeTemplateValue(isColumns: Bool) {
    guard let digits else { return }
    if isColumns, digits.isEmpty, !isWhole { isWhole = true } else { isKnown = false }
  }

  /// Ends the value.
  mutating func end() {
    guard let digits else { return }
    self.digits = nil
    if isWhole { return }
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    if number > 0 { columns = min(number, CellSpan.most) } else { isKnown = false }
  }

  /// Goes on behind a branch that may be skipped.
  mutating func join(_ before: CellSpan) {
    if self != before { isKnown = false }
  }
}
