package import Templating
import Values

/// A template that is drawn for each row, compiled to a program over the columns of the data.
package struct RowText: Sendable {
  /// One step; `end` is the place of the operation after those that it may skip.
  package enum Operation: Sendable {
    /// Some of ``RowText/literals``.
    case literal(Range<Int>)
    /// One of ``RowText/values``, escaped as its place asks for.
    case value(Int, Escape)
    /// Goes on only where the truth of one of ``RowText/values`` is `wanted`.
    case test(Int, wanted: Bool, end: Int)
    /// Goes on only where there is a row so far down the page, or with `wanted` false where not.
    case neighbour(offset: Int, wanted: Bool, end: Int)
    /// What follows is drawn once for each column of the page; in HTML alone.
    case columns(end: Int)
  }

  /// What a step prints.
  package enum Value: Sendable {
    /// A field of the row that stands `offset` rows further down the page; a null prints nothing.
    /// A boolean is true as its value says.
    case cell(CellSource, offset: Int, isBoolean: Bool)
    /// The place of the row in its window, counted from `base`.
    case place(base: Int, offset: Int)
    /// A name of the section, by its slot in ``PageRun/sectionTexts``.
    case section(slot: Int)
    /// The same in every row.
    case constant([UInt8], isTrue: Bool)
    /// A text of its own.
    case text(RowText)
    /// A part of the cell of the column that is drawn.
    case column(ColumnPart)
  }

  /// What a template can say of the cell of a column.
  package enum ColumnPart: String, Sendable, CaseIterable {
    /// The cell's text; unescaped the cell with its link or picture.
    case value
    /// The classes that the cell needs.
    case className = "class"
    case title, id
    /// `start`, `end` or `center`.
    case align
  }

  /// The steps in order.
  package let operations: [Operation]
  package let literals: [UInt8]
  package let values: [Value]

  package init(operations: [Operation], literals: [UInt8], values: [Value]) {
    self.operations = operations
    self.literals = literals
    self.values = values
  }
}

extension RowText.Value {
  /// The place of the field that it prints, the first where it prints several; nil for none.
  var slot: Int? {
    switch self {
    case .cell(let source, _, _): source.slot
    case .text(let text): text.values.lazy.compactMap(\.slot).first
    case .place, .section, .constant, .column: nil
    }
  }
}

extension RowText {
  /// Draws nothing.
  static let nothing = RowText(operations: [], literals: [], values: [])
}

/// A row as it is drawn: the row of the data and its place in the run.
struct DrawnPlace {
  let row: Int
  /// The number of the row among those of the run that are drawn.
  let index: Int
  let run: PageRun

  /// The row of the data that stands `offset` rows further down the page.
  func row(_ offset: Int) -> Int? {
    offset == 0 ? row : run.neighbor(of: index, offset: offset)
  }
}

/// Rows as a template says.
extension CellReader {
  /// Appends a row's text; false where an address has a scheme that is not allowed.
  func append(
    _ text: RowText, row: Int, index: Int, run: PageRun, to buffer: inout ByteBuffer
  ) -> Bool {
    let place = DrawnPlace(row: row, index: index, run: run)
    var next = 0
    while next < text.operations.count {
      let operation = text.operations[next]
      next += 1
      switch operation {
      case .literal(let range):
        text.literals.withUnsafeBytes { buffer.append(UnsafeRawBufferPointer(rebasing: $0[range])) }
      case .value(let value, let escape):
        if !append(text.values[value], escape, place, to: &buffer) { return false }
      case .test(let value, let wanted, let end):
        if isTrue(text.values[value], place) != wanted { next = end }
      case .neighbour(let offset, let wanted, let end):
        if (place.row(offset) != nil) != wanted { next = end }
      case .columns(let end):
        next = end
      }
    }
    return true
  }

  /// Appends a value; false, with nothing appended, where it is an address whose scheme is not
  /// allowed.
  func append(
    _ value: RowText.Value, _ escape: Escape, _ place: DrawnPlace, to buffer: inout ByteBuffer
  ) -> Bool {
    // Most values are printed as they were read and have nothing to escape.
    if escape == .html, case .cell(let source, let offset, _) = value, source.formatter == nil {
      guard let row = place.row(offset) else { return true }
      let found = self.place(row: row, slot: source.slot)
      if !found.isNull { HTMLEscape.append(text(at: found), to: &buffer) }
      return true
    }
    let start = buffer.count
    append(value, place, to: &buffer)
    if escape == .none { return true }
    var escaped: [UInt8] = []
    let isAllowed = buffer.withBytes(from: start) { escape.append($0, into: &escaped) }
    buffer.truncate(to: start)
    if !isAllowed { return false }
    buffer.append(escaped)
    return true
  }

  private func append(
    _ value: RowText.Value, _ place: DrawnPlace, to buffer: inout ByteBuffer
  ) {
    switch value {
    case .cell(let source, let offset, _):
      if let row = place.row(offset) { _ = append(source, row: row, to: &buffer) }
    case .place(let base, let offset):
      buffer.append(integer: place.run.place(at: place.index) + base + offset)
    case .section(let slot):
      if place.run.sectionTexts.indices.contains(slot) {
        buffer.append(place.run.sectionTexts[slot])
      }
    case .constant(let text, _):
      buffer.append(text)
    case .text(let text):
      _ = append(text, row: place.row, index: place.index, run: place.run, to: &buffer)
    case .column:
      // Only rows of HTML draw columns, and they know which.
      break
    }
  }

  /// Whether a value is neither null nor false nor empty (spec language §6); 0 is true.
  func isTrue(_ value: RowText.Value, _ place: DrawnPlace) -> Bool {
    switch value {
    case .cell(let source, let offset, let isBoolean):
      guard let row = place.row(offset) else { return false }
      let found = self.place(row: row, slot: source.slot)
      if found.isNull { return false }
      let text = text(at: found)
      if isBoolean { return text.first.map { $0 | 0x20 != UInt8(ascii: "f") } ?? false }
      return !text.isEmpty
    case .place: return true
    case .section(let slot):
      return place.run.sectionTexts.indices.contains(slot)
        && !place.run.sectionTexts[slot].isEmpty
    case .constant(_, let isTrue): return isTrue
    case .text(let text):
      var printed = ByteBuffer(capacity: 64)
      _ = append(text, row: place.row, index: place.index, run: place.run, to: &printed)
      return printed.count > 0
    case .column: return false
    }
  }
}
