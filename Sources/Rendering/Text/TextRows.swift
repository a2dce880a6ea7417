import Mappings
import Sections
import Values

/// Draws the data rows of a run: the loop that a long table spends its time in.
struct TextRows {
  private let texts: CellTexts
  private let reader: CellReader
  private let columns: [PageColumn]
  private let sources: [TextSource]
  private let cells: TextCells
  /// The sequences that begin styles, by column and style; empty where nothing is styled.
  private let openings: [[[UInt8]?]]

  /// Draws rows in `columns`; `isStyled` says whether cells may have weight and colour.
  init(_ texts: CellTexts, _ columns: [PageColumn], _ cells: TextCells, isStyled: Bool) {
    self.texts = texts
    self.columns = columns
    let isStyled = isStyled && columns.contains { $0.styles != nil }
    openings =
      isStyled
      ? columns.map { ($0.styles?.styles ?? []).map { TextStyle.opening($0) } } : []
    sources = columns.map { TextSource($0) }
    self.cells = cells
    reader = CellReader(texts)
  }

  /// Draws the run's rows with these indices, of which the first is `path` in its section.
  func draw(
    _ run: PageRun, _ indices: Range<Int>, from path: RowPath, height: LineBudget,
    to drawing: inout TextDrawing
  ) {
    sources.withUnsafeBufferPointer { sources in
      texts.places.withUnsafeBufferPointer { places in
        for index in indices {
          reader.prefetch(run, after: index, places)
          let row = run.row(at: index)
          drawing.line.removeAll()
          let start = row &* texts.stride
          guard start >= 0, start &+ texts.stride <= places.count else { continue }
          for column in sources.indices {
            let place = places[start &+ sources[column].slot]
            if !sources[column].isPlain {
              drawing.line.add { reader.append(columns[column], row: row, to: &$0) }
            } else if place.isNull {
              drawing.line.add(columns[column].nullText)
            } else {
              drawing.line.add(staying: reader.text(at: place))
            }
            if !openings.isEmpty { style(column, row: row, &drawing.line) }
          }
          let lines = cells.append(
            drawing.line, height: height, &drawing.folding, to: &drawing.output.buffer)
          drawing.note(
            lines, of: RowPath(section: path.section, row: path.row &+ index &- indices.lowerBound))
        }
      }
    }
  }

  private func style(_ column: Int, row: Int, _ line: inout TextLine) {
    if let style = columns[column].styles?.place(ofRow: row), let opening = openings[column][style]
    {
      line.style(lastWith: opening)
    }
  }
}
