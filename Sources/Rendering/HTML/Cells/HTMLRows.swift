import Templating
import Values

/// Draws the data rows of a run: the loop that a large page spends its time in.
struct HTMLRows {
  private let texts: CellTexts
  private let reader: CellReader
  private let columns: [PageColumn]
  private let cells: [HTMLCell]
  /// The tag of a row, without its end where rows have anchors.
  private let opening: [UInt8]
  private let anchor: RowAnchor?

  /// Draws rows with the attributes `opening`; `anchor` is that of the section, where rows have
  /// anchors too.
  init(
    _ page: Page, _ columns: [PageColumn], _ fractions: [FractionFill], opening: [UInt8],
    anchor: [UInt8]?
  ) {
    texts = page.texts
    self.columns = columns
    cells = zip(columns, fractions).map { HTMLCell($0, $1) }
    reader = CellReader(page.texts)
    self.anchor = anchor.map { RowAnchor(section: $0, keySlots: page.key.map(\.slot)) }
    self.opening =
      Array("<tr".utf8) + opening + (anchor == nil ? [UInt8(ascii: ">")] : [])
  }

  /// Appends the run's rows with these indices, a line each.
  func append(
    _ run: PageRun, _ indices: Range<Int>, to buffer: inout ByteBuffer,
    _ remarks: inout DrawingRemarks
  ) {
    var scratch = ByteBuffer(capacity: 256)
    texts.places.withUnsafeBufferPointer { places in
      cells.withUnsafeBufferPointer { cells in
        for index in indices {
          let row = run.row(at: index)
          reader.prefetch(run, after: index, places)
          buffer.append(opening)
          anchor?.append(row: row, reader, to: &buffer)
          let start = row &* texts.stride
          guard start >= 0, start &+ texts.stride <= places.count else { continue }
          for column in cells.indices {
            if cells[column].isPlain {
              let place = places[start &+ cells[column].slot]
              if place.isNull {
                buffer.append(cells[column].nullCell)
              } else {
                plain(place, to: &buffer)
                cells[column].fraction.append(after: reader.text(at: place), to: &buffer)
              }
            } else {
              cells[column].append(row, index, run, reader, &scratch, to: &buffer, &remarks)
            }
          }
          buffer.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  /// Appends a cell with a text as it was read: eight bytes are tested and copied at once, and only
  /// a text with something to escape takes the long way.
  @inline(__always)
  private func plain(_ place: CellPlace, to buffer: inout ByteBuffer) {
    let text = reader.text(at: place)
    let count = text.count
    var target = UnsafeMutableRawPointer(buffer.room(for: count &+ 12))
    target.storeBytes(of: HTMLRows.cellTag, as: UInt32.self)
    buffer.count &+= 4
    target += 4
    guard var source = text.baseAddress else { return }
    var left = count
    while left >= 8 {
      let word = source.loadUnaligned(as: UInt64.self)
      if Escape.hasSpecial(word) { return HTMLEscape.append(text, to: &buffer) }
      target.storeBytes(of: word, as: UInt64.self)
      target += 8
      source += 8
      left &-= 8
    }
    if left > 0 {
      // What follows the text may be read where the store goes on, and counts as spaces here.
      guard reader.readableCount(at: place) >= count &- left &+ 8 else {
        return HTMLEscape.append(text, to: &buffer)
      }
      let mask = ~UInt64(0) << UInt64(left &* 8)
      let word = source.loadUnaligned(as: UInt64.self) & ~mask | 0x2020_2020_2020_2020 & mask
      if Escape.hasSpecial(word) { return HTMLEscape.append(text, to: &buffer) }
      target.storeBytes(of: word, as: UInt64.self)
    }
    buffer.count &+= count
  }

  /// `<td>` as it lies in memory.
  private static let cellTag = UInt32(littleEndian: 0x3E64_743C)
}

/// The anchor of a row: `SECTION.KEY`, with a point between the fields of a key.
struct RowAnchor {
  let section: [UInt8]
  let keySlots: [Int]

  /// Ends the tag of a row with its anchor.
  func append(row: Int, _ reader: CellReader, to buffer: inout ByteBuffer) {
    buffer.append(" id=\"")
    buffer.append(section)
    for slot in keySlots {
      buffer.append(UInt8(ascii: "."))
      AnchorText.append(reader.text(at: reader.place(row: row, slot: slot)), to: &buffer)
    }
    buffer.append("\">")
  }
}
