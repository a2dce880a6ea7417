import Sections
import Values

/// Draws the data rows of a run: the loop that a long table spends its time in.
struct TextRows {
  private let texts: CellTexts
  private let reader: CellReader
  private let columns: [PageColumn]
  private let sources: [TextSource]
  private let cells: TextCells

  init(_ texts: CellTexts, _ columns: [PageColumn], _ cells: TextCells) {
    self.texts = texts
    self.columns = columns
    sources = columns.map { TextSource($0) }
    self.cells = cells
    reader = CellReader(texts)
  }

  /// Appends the run's rows with these indices.
  func append(
    _ run: PageRun, _ indices: Range<Int>, _ line: inout TextLine, _ folding: inout TextFolding,
    to buffer: inout ByteBuffer
  ) {
    sources.withUnsafeBufferPointer { sources in
      texts.places.withUnsafeBufferPointer { places in
        for index in indices {
          reader.prefetch(run, after: index, places)
          let row = run.row(at: index)
          line.removeAll()
          let start = row &* texts.stride
          guard start >= 0, start &+ texts.stride <= places.count else { continue }
          for column in sources.indices {
            let place = places[start &+ sources[column].slot]
            if !sources[column].isPlain {
              line.add { reader.append(columns[column], row: row, to: &$0) }
            } else if place.isNull {
              line.add(columns[column].nullText)
            } else {
              line.add(staying: reader.text(at: place))
            }
          }
          cells.append(line, height: run.lines, &folding, to: &buffer)
        }
      }
    }
  }

}
