import Templating
import Values

/// A row's template with its cells unrolled over the columns of a page.
///
/// What is known of a column when the page is made, such as that its cells need no class, is worked
/// out here, so that a row of plain columns is a list of texts between tags.
struct HTMLRowProgram {
  /// One step; as in ``RowText/Operation``, with the columns by their places.
  enum Step {
    case literal(Range<Int>)
    /// A cell of text as it was read.
    case plain(Int)
    /// A cell that opens with one text and is another where its value is null.
    case cell(Int)
    /// What stands in the cell of a column.
    case content(column: Int)
    case columnText(column: Int, Escape)
    case columnClass(column: Int, Escape)
    case testClass(column: Int, wanted: Bool, end: Int)
    case testText(column: Int, wanted: Bool, end: Int)
    case value(Int, Escape)
    case test(Int, wanted: Bool, end: Int)
    case neighbour(offset: Int, wanted: Bool, end: Int)
  }

  /// A cell of text as it was read.
  struct PlainCell {
    let slot: Int
    /// What stands before the text, where it is at most eight bytes, as they lie in memory.
    let word: UInt64
    let wordCount: Int
    /// What stands before the text, where it is longer.
    let opening: [UInt8]
    /// The whole cell of a null.
    let null: [UInt8]
    let fraction: FractionFill

    init(_ cell: HTMLCell, opening: [UInt8], null: [UInt8]) {
      slot = cell.slot
      fraction = cell.fraction
      self.null = null
      let isShort = opening.count <= 8
      self.opening = isShort ? [] : opening
      wordCount = isShort ? opening.count : 0
      word =
        isShort
        ? opening.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) } : 0
    }
  }

  /// Any other cell whose beginning is known.
  struct OpenedCell {
    let column: Int
    let opening: [UInt8]
    let null: [UInt8]
  }

  private(set) var steps: [Step] = []
  private(set) var literals: [UInt8] = []
  private(set) var plain: [PlainCell] = []
  private(set) var opened: [OpenedCell] = []
  let values: [RowText.Value]
  let cells: [HTMLCell]

  private let text: RowText
  /// Steps before this one are not added to: a jump may lead behind them.
  private var mergeLimit = 0

  init(_ text: RowText, _ cells: [HTMLCell]) {
    self.text = text
    self.cells = cells
    values = text.values
    emit(0..<text.operations.count, column: nil)
  }

  // MARK: Steps

  private mutating func emit(_ range: Range<Int>, column: Int?) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = text.operations[next]
      next += 1
      switch operation {
      case .literal(let range):
        literal(Array(text.literals[range]))
      case .value(let value, let escape):
        if case .column(let part) = values[value] {
          if let column { emit(part, escape, column) }
        } else {
          steps.append(.value(value, escape))
        }
      case .test(let value, let wanted, let end):
        let body = next..<min(end, range.upperBound)
        next = body.upperBound
        if case .column(let part) = values[value] {
          if let column { test(part, wanted, body, column) }
        } else {
          skipping(body, column) { .test(value, wanted: wanted, end: $0) }
        }
      case .neighbour(let offset, let wanted, let end):
        let body = next..<min(end, range.upperBound)
        next = body.upperBound
        skipping(body, column) { .neighbour(offset: offset, wanted: wanted, end: $0) }
      case .columns(let end):
        let body = next..<min(end, range.upperBound)
        next = body.upperBound
        for column in cells.indices { cell(body, column) }
      }
    }
  }

  private mutating func literal(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = literals.count
    literals += bytes
    if steps.count > mergeLimit, case .literal(let last)? = steps.last, last.upperBound == start {
      steps[steps.count - 1] = .literal(last.lowerBound..<literals.count)
    } else {
      steps.append(.literal(start..<literals.count))
    }
  }

  private mutating func skipping(
    _ body: Range<Int>, _ column: Int?, _ step: (Int) -> Step
  ) {
    let start = steps.count
    steps.append(step(start + 1))
    emit(body, column: column)
    steps[start] = step(steps.count)
    mergeLimit = steps.count
  }

  // MARK: Cells

  /// The steps for the cell of one column.
  private mutating func cell(_ body: Range<Int>, _ column: Int) {
    let content = body.first { place in
      if case .value(let value, .none) = text.operations[place],
        case .column(.value) = values[value]
      {
        return true
      }
      return false
    }
    if let content, let opening = known(body.lowerBound..<content, column, isNull: false),
      let null = known(body.lowerBound..<content, column, isNull: true)
    {
      let null = null + cells[column].nullText
      if cells[column].isPlain {
        steps.append(.plain(plain.count))
        plain.append(PlainCell(cells[column], opening: opening, null: null))
      } else {
        steps.append(.cell(opened.count))
        opened.append(OpenedCell(column: column, opening: opening, null: null))
      }
      emit(content + 1..<body.upperBound, column: column)
    } else {
      emit(body, column: column)
    }
  }

  /// What some operations print whatever the row is, once it is known whether the value is null; nil
  /// where they depend on the row.
  private func known(_ range: Range<Int>, _ column: Int, isNull: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = text.operations[next]
      next += 1
      switch operation {
      case .literal(let range):
        bytes += text.literals[range]
      case .value(let value, let escape):
        guard case .column(let part) = values[value],
          let known = known(part, column, isNull: isNull)
        else { return nil }
        escape.append(known, into: &bytes)
      case .test(let value, let wanted, let end):
        // The content may stand inside of a section, which is then not known as a whole.
        guard end <= range.upperBound, case .column(let part) = values[value],
          let known = known(part, column, isNull: isNull)
        else { return nil }
        if known.isEmpty == wanted { next = end }
      case .neighbour, .columns:
        return nil
      }
    }
    return bytes
  }

  private func known(_ part: RowText.ColumnPart, _ column: Int, isNull: Bool) -> [UInt8]? {
    let cell = cells[column]
    switch part {
    case .value: return nil
    case .className:
      guard cell.hasKnownClass else { return nil }
      return isNull ? cell.nullClass : []
    case .title, .id, .align: return fixed(part, column)
    }
  }

  /// What a part of a column is in every row.
  private func fixed(_ part: RowText.ColumnPart, _ column: Int) -> [UInt8] {
    switch part {
    case .title: cells[column].column.title
    case .id: Array(cells[column].column.id.utf8)
    case .align: Array(cells[column].column.alignment.rawValue.utf8)
    case .value, .className: []
    }
  }

  private mutating func emit(_ part: RowText.ColumnPart, _ escape: Escape, _ column: Int) {
    switch part {
    case .value:
      steps.append(
        escape == .none ? .content(column: column) : .columnText(column: column, escape))
    case .className:
      steps.append(.columnClass(column: column, escape))
    case .title, .id, .align:
      var bytes: [UInt8] = []
      escape.append(fixed(part, column), into: &bytes)
      literal(bytes)
    }
  }

  private mutating func test(
    _ part: RowText.ColumnPart, _ wanted: Bool, _ body: Range<Int>, _ column: Int
  ) {
    switch part {
    case .value: skipping(body, column) { .testText(column: column, wanted: wanted, end: $0) }
    case .className:
      skipping(body, column) { .testClass(column: column, wanted: wanted, end: $0) }
    case .title, .id, .align:
      if fixed(part, column).isEmpty != wanted { emit(body, column: column) }
    }
  }
}
