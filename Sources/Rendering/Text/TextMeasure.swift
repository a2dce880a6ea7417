import CPrefetch
import Sections
import TextWidth
import Values

/// Finds how wide the content of each column is, in a pass over the rows that keeps no text.
struct TextMeasure {
  /// What a column's content needs.
  struct Extent {
    /// The widest cell or summary.
    var width = 0
    /// The widest whole part of a number, its sign and currency included.
    var head = 0
    /// The widest and the narrowest fraction, with unit.
    var tail = 0
    var leastTail = Int.max

    /// Whether numbers have to be moved to line up.
    var hasRaggedTails: Bool { tail > leastTail }

    /// The cells of the column's content.
    var total: Int { hasRaggedTails ? max(width, head + tail) : width }
  }

  private(set) var extents: [Extent]
  private let columns: [PageColumn]
  private let sources: [TextSource]

  init(_ page: Page) {
    columns = page.columns
    sources = columns.map { TextSource($0) }
    extents = columns.map { _ in Extent() }
    for summary in page.drawnSummaries {
      for (place, text) in summary.cells.enumerated() where place < extents.count {
        if let text { add(text, to: place) }
      }
    }
    measureRows(page)
  }

  /// Takes in a text that is no cell of a row.
  private mutating func add(_ text: [UInt8], to place: Int) {
    var line = TextLine()
    line.add(text)
    if let cell = line.cells.first {
      line.withText(cell) { add($0, width: cell.width, to: place) }
    }
  }

  @inline(__always)
  private mutating func add(
    _ text: UnsafeRawBufferPointer, width: Int, to place: Int
  ) {
    extents[place].width = max(extents[place].width, width)
    let mark = sources[place].mark
    guard !mark.isEmpty, let head = NumberTail.headCount(text, mark: mark) else { return }
    let tail =
      width == text.count
      ? width - head : TextWidth.width(of: UnsafeRawBufferPointer(rebasing: text[head...]))
    extents[place].head = max(extents[place].head, width - tail)
    extents[place].tail = max(extents[place].tail, tail)
    extents[place].leastTail = min(extents[place].leastTail, tail)
  }

  // MARK: Rows

  private mutating func measureRows(_ page: Page) {
    let reader = CellReader(page.texts)
    let nulls = columns.map { column -> Int in
      var line = TextLine()
      line.add(column.nullText)
      return line.cells.first?.width ?? 0
    }
    let runs = page.sections.filter { $0.drawsRows }.flatMap { section in
      zip(section.runs, section.section.runs)
        .filter { !$0.1.isHidden && $0.0.drawsColumns(of: page) }.map(\.0)
    }
    let drawn = runs.reduce(0) { $0 + $1.count }
    var line = TextLine()
    // Rows in the order of the data are read several times as fast as in that of the page.
    if drawn >= page.texts.rowCount / 4, drawn > 1_000 {
      var isDrawn = [Bool](repeating: false, count: page.texts.rowCount)
      for run in runs {
        run.forEachStretch(of: page) { prototype, indices in
          for index in indices where prototype.drawsColumns {
            let row = run.row(at: index)
            if isDrawn.indices.contains(row) { isDrawn[row] = true }
          }
        }
      }
      for row in isDrawn.indices where isDrawn[row] {
        measure(row, reader, nulls, &line)
      }
    } else {
      for run in runs {
        run.forEachStretch(of: page) { prototype, indices in
          for index in indices where prototype.drawsColumns {
            measure(run.row(at: index), reader, nulls, &line)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func measure(
    _ row: Int, _ reader: CellReader, _ nulls: [Int], _ line: inout TextLine
  ) {
    for column in sources.indices {
      let place = reader.place(row: row, slot: sources[column].slot)
      if sources[column].isPlain {
        if place.isNull {
          extents[column].width = max(extents[column].width, nulls[column])
        } else {
          measure(reader.text(at: place), in: column, &line)
        }
      } else {
        line.removeAll()
        line.add { reader.append(columns[column], row: row, to: &$0) }
        if let cell = line.cells.first {
          line.withText(cell) { add($0, width: cell.width, to: column) }
        }
      }
    }
  }

  @inline(__always)
  private mutating func measure(
    _ text: UnsafeRawBufferPointer, in column: Int, _ line: inout TextLine
  ) {
    if TextLine.isPrintableASCII(text) {
      if sources[column].mark.isEmpty {
        if text.count > extents[column].width { extents[column].width = text.count }
      } else {
        add(text, width: text.count, to: column)
      }
    } else if text.count <= extents[column].width, sources[column].mark.isEmpty,
      !TextWidth.needsVisibility(text, .multiLine)
    {
      // A visible text never takes more cells than bytes.
      return
    } else {
      line.removeAll()
      line.add(staying: text)
      if let cell = line.cells.first {
        line.withText(cell) { add($0, width: cell.width, to: column) }
      }
    }
  }
}

extension Page {
  /// The summaries that text output draws.
  var drawnSummaries: [SummaryLine] {
    (sections.filter(\.drawsRows).map(\.summary) + [summary]).compactMap { $0 }
  }
}

extension PageSection {
  /// Whether text output draws the section's rows.
  var drawsRows: Bool { !section.isHidden && !isFolded }

  /// Whether text output has a line for the section.
  var drawsAnything: Bool {
    !section.isHidden && (title != nil || footer != nil || section.numberOfRows > 0)
  }
}

extension RowPrototype {
  /// Whether text output draws rows as cells rather than as one text each.
  var drawsColumns: Bool { text == nil }
}

extension PageRun {
  /// Whether text output draws some row of the run as cells.
  func drawsColumns(of page: Page) -> Bool {
    func draws(_ place: Int) -> Bool {
      !page.prototypes.indices.contains(place) || page.prototypes[place].drawsColumns
    }
    return switch drawing {
    case .one(let place): draws(place)
    case .byRow(let places): places.contains { draws(Int($0)) }
    }
  }
}
