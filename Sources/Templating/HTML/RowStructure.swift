/// Follows the elements of a row's prototype: `td` and `th` in a sequence, each with everything
/// that it opens closed in it.
///
/// A row is put into a table as it is, so that anything else would end up outside of the table
/// (HTML Standard §13.2.6.4.9) or take the next rows into it.
struct RowStructure: Sendable, Equatable {
  enum Problem: Sendable, Equatable {
    /// An element, or text for nil.
    case outsideOfCells([UInt8]?)
    case tablePart([UInt8])
    case unclosed([UInt8])
    case stray([UInt8])
    case withoutCells
  }

  private var isInCell = false
  /// Whether there was any cell.
  private(set) var hasCells = false
  /// The columns that the row's cells take; nil where that depends on values.
  private(set) var span: RowSpan? = RowSpan()
  /// Set by a fault after which what is open is not known.
  private var isAbandoned = false
  /// The elements that are open in the cell, outermost first.
  private var open: [[UInt8]] = []
  private var tables = 0
  /// Whether something was found outside of the cells, so that it is said once.
  private var isOutside = false

  /// Elements inside of each other are followed so deep.
  private static let limit = 500

  /// The innermost element that has to be closed before the cell ends.
  var openElement: [UInt8]? { open.last { !HTMLNames.mayStayOpen($0) } }

  /// What is wrong if nothing more follows.
  var problemAtEnd: Problem? {
    openElement.map { .unclosed($0) } ?? (hasCells ? nil : .withoutCells)
  }

  /// Takes text, a value or markup that is put in.
  mutating func content() -> Problem? {
    guard !isInCell, !isAbandoned else { return nil }
    return outside(nil)
  }

  /// Takes a tag that opens an element; a cell takes so many columns.
  mutating func start(
    _ element: [UInt8], isClosed: Bool, _ columns: CellSpan = CellSpan()
  ) -> Problem? {
    let isCell = element.elementsEqual("td".utf8) || element.elementsEqual("th".utf8)
    hasCells = hasCells || isCell
    if isAbandoned { return nil }
    if tables == 0, isCell {
      if columns.isKnown { span?.add(columns) } else { span = nil }
      let left = openElement
      open = []
      isInCell = true
      isOutside = false
      return left.map { .unclosed($0) }
    }
    if tables == 0, HTMLNames.isTablePart(element),
      !(isInCell && element.elementsEqual("table".utf8))
    {
      return .tablePart(element)
    }
    guard isInCell else { return outside(element) }
    guard !isClosed, !HTMLNames.isVoid(element) else { return nil }
    if open.count >= Self.limit { return .unclosed(element) }
    open.append(element)
    if element.elementsEqual("table".utf8) { tables += 1 }
    return nil
  }

  mutating func end(_ element: [UInt8]) -> Problem? {
    if isAbandoned { return nil }
    if tables == 0, element.elementsEqual("td".utf8) || element.elementsEqual("th".utf8) {
      guard isInCell else { return .stray(element) }
      let left = openElement
      open = []
      isInCell = false
      return left.map { .unclosed($0) }
    }
    guard let place = open.lastIndex(of: element) else {
      // What was opened outside of the cells was reported there.
      return isOutside && !isInCell ? nil : .stray(element)
    }
    if let left = open[(place + 1)...].last(where: { !HTMLNames.mayStayOpen($0) }) {
      return .unclosed(left)
    }
    if element.elementsEqual("table".utf8) { tables -= 1 }
    open.removeSubrange(place...)
    return nil
  }

  /// Goes on behind a branch that starts at `before` and may be skipped; false if other elements
  /// are open on one of the ways.
  mutating func join(_ before: RowStructure) -> Bool {
    func closed(_ elements: [[UInt8]]) -> [[UInt8]] {
      guard let last = elements.lastIndex(where: { !HTMLNames.mayStayOpen($0) }) else { return [] }
      return Array(elements[...last])
    }
    if span != before.span { span = nil }
    if isAbandoned { return true }
    guard tables == before.tables else { return false }
    if open != before.open {
      guard closed(open) == closed(before.open) else { return false }
      open = closed(open)
    }
    isInCell = isInCell && before.isInCell
    return true
  }

  /// Looks at nothing more.
  mutating func abandon() {
    isAbandoned = true
    open = []
    tables = 0
  }

  private mutating func outside(_ element: [UInt8]?) -> Problem? {
    if isOutside { return nil }
    isOutside = true
    return .outsideOfCells(element)
  }
}
