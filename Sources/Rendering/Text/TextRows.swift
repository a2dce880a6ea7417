import CPrefetch
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
          prefetch(run, after: index, places)
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

  /// Asks for rows that come soon: first for their places, then for the texts there.
  ///
  /// Rows stand in any order in the data, so that without it each would wait for memory.
  @inline(__always)
  private func prefetch(_ run: PageRun, after index: Int, _ places: UnsafeBufferPointer<CellPlace>)
  {
    let far = index &+ 2 &* TextRows.lead
    guard far < run.window.count, let base = places.baseAddress else { return }
    sectional_prefetch(base + run.row(at: far) &* texts.stride)
    let near = run.row(at: index &+ TextRows.lead) &* texts.stride
    guard near < places.count else { return }
    let text = reader.text(at: places[near])
    sectional_prefetch(text.baseAddress)
    sectional_prefetch(text.baseAddress.map { $0 + 64 })
  }

  /// Rows between asking and drawing: some microseconds of work.
  private static let lead = 12
}
