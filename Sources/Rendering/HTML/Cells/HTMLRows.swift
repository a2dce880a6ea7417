import Templating
import Values

/// Draws the data rows of a run: the loop that a large page spends its time in.
struct HTMLRows {
  private let texts: CellTexts
  private let reader: CellReader
  private let program: HTMLRowProgram
  /// The tag of a row, without its end where rows have anchors.
  private let opening: [UInt8]
  private let anchor: RowAnchor?

  /// Draws rows by a program with the attributes `opening`; `anchor` is that of the section, where
  /// rows have anchors too.
  init(_ page: Page, _ program: HTMLRowProgram, opening: [UInt8], anchor: [UInt8]?) {
    texts = page.texts
    self.program = program
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
      program.steps.withUnsafeBufferPointer { steps in
        program.plain.withUnsafeBufferPointer { plain in
          program.literals.withUnsafeBytes { literals in
            for index in indices {
              let row = run.row(at: index)
              reader.prefetch(run, after: index, places)
              buffer.append(opening)
              anchor?.append(row: row, reader, to: &buffer)
              let start = row &* texts.stride
              guard start >= 0, start &+ texts.stride <= places.count else { continue }
              var next = 0
              while next < steps.count {
                let step = steps[next]
                next &+= 1
                switch step {
                case .plain(let cell):
                  append(plain[cell], places[start &+ plain[cell].slot], to: &buffer)
                case .literal(let range):
                  buffer.append(UnsafeRawBufferPointer(rebasing: literals[range]))
                default:
                  next = append(
                    step, next, row, index, run, &scratch, to: &buffer, &remarks)
                }
              }
              buffer.append(UInt8(ascii: "\n"))
            }
          }
        }
      }
    }
  }

  /// Takes a step of the slower kinds; gives the place of the one that follows.
  private func append(
    _ step: HTMLRowProgram.Step, _ next: Int, _ row: Int, _ index: Int, _ run: PageRun,
    _ scratch: inout ByteBuffer, to buffer: inout ByteBuffer, _ remarks: inout DrawingRemarks
  ) -> Int {
    // Made where it is needed: it holds on to the run.
    var place: DrawnPlace { DrawnPlace(row: row, index: index, run: run) }
    switch step {
    case .literal, .plain:
      break
    case .cell(let number):
      let cell = program.opened[number]
      let start = buffer.count
      buffer.append(cell.opening)
      let isThere = program.cells[cell.column].appendContent(
        row, index, run, reader, &scratch, to: &buffer, &remarks)
      if !isThere {
        buffer.truncate(to: start)
        buffer.append(cell.null)
      }
    case .content(let column):
      let isThere = program.cells[column].appendContent(
        row, index, run, reader, &scratch, to: &buffer, &remarks)
      if !isThere { buffer.append(program.cells[column].nullText) }
    case .columnText(let column, let escape):
      scratch.removeAll()
      reader.append(program.cells[column].column, row: row, to: &scratch)
      HTMLRows.append(scratch.bytes(), escape, to: &buffer)
    case .columnClass(let column, let escape):
      scratch.removeAll()
      program.cells[column].appendClass(row, reader, to: &scratch)
      HTMLRows.append(scratch.bytes(), escape, to: &buffer)
    case .testClass(let column, let wanted, let end):
      scratch.removeAll()
      program.cells[column].appendClass(row, reader, to: &scratch)
      if (scratch.count > 0) != wanted { return end }
    case .testText(let column, let wanted, let end):
      let source = program.cells[column].column.source
      let value = RowText.Value.cell(
        source, offset: 0, isBoolean: program.cells[column].column.type == .boolean)
      if reader.isTrue(value, place) != wanted { return end }
    case .value(let value, let escape):
      if !reader.append(program.values[value], escape, place, to: &buffer) {
        buffer.append(Escape.refusedURL)
        if let slot = program.values[value].slot { remarks.links.add(row: row, slot: slot) }
      }
    case .test(let value, let wanted, let end):
      if reader.isTrue(program.values[value], place) != wanted { return end }
    case .neighbour(let offset, let wanted, let end):
      let isThere = run.neighbor(of: index, offset: offset) != nil
      if isThere != wanted { return end }
    }
    return next
  }

  private static func append(
    _ text: [UInt8], _ escape: Escape, to buffer: inout ByteBuffer
  ) {
    var escaped: [UInt8] = []
    buffer.append(escape.append(text, into: &escaped) ? escaped : Escape.refusedURL)
  }

  /// Appends a cell with a text as it was read: eight bytes are tested and copied at once, and only
  /// a text with something to escape takes the long way.
  @inline(__always)
  private func append(
    _ cell: HTMLRowProgram.PlainCell, _ place: CellPlace, to buffer: inout ByteBuffer
  ) {
    if place.isNull { return buffer.append(cell.null) }
    if !cell.opening.isEmpty { buffer.append(cell.opening) }
    let text = reader.text(at: place)
    plain(text, place, cell, to: &buffer)
    cell.fraction.append(after: text, to: &buffer)
  }

  @inline(__always)
  private func plain(
    _ text: UnsafeRawBufferPointer, _ place: CellPlace, _ cell: HTMLRowProgram.PlainCell,
    to buffer: inout ByteBuffer
  ) {
    let count = text.count
    var target = UnsafeMutableRawPointer(buffer.room(for: count &+ 16))
    target.storeBytes(of: cell.word, as: UInt64.self)
    buffer.count &+= cell.wordCount
    target += cell.wordCount
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
}

/// The anchor of a row: `SECTION.KEY`, with a point between the fields of a key.
///
/// A null, which the key of an aggregated row may have, is `~`: no text is, as two digits follow it
/// there.
struct RowAnchor {
  let section: [UInt8]
  let keySlots: [Int]

  /// Ends the tag of a row with its anchor.
  func append(row: Int, _ reader: CellReader, to buffer: inout ByteBuffer) {
    buffer.append(" id=\"")
    buffer.append(section)
    for slot in keySlots {
      buffer.append(UInt8(ascii: "."))
      let place = reader.place(row: row, slot: slot)
      if place.isNull {
        buffer.append(UInt8(ascii: "~"))
      } else {
        AnchorText.append(reader.text(at: place), to: &buffer)
      }
    }
    buffer.append("\">")
  }
}
