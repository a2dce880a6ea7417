/// The rows of the tables in an HTML file, whoever wrote it: end tags may be left out, names may be
/// of either case, a cell may hold other elements.
enum HTMLRows {
  /// Calls `body` for every `tr` in the order of the file.
  static func read(_ path: String, _ body: (borrowing TableRow) -> Void) throws {
    let reader = try FileReader(path: path)
    var block: [UInt8] = []
    var row = TableRow()
    var more = true
    while more {
      more = try reader.read(into: &block)
      var start: Int?
      var place = 0
      while let next = nextRow(in: block, from: place) {
        if let start { parse(block, start..<next, into: &row, body) }
        start = next
        place = next + 3
      }
      if more {
        // What follows the last start of a row is read again with the next block; three bytes may
        // be a start that is cut.
        block.removeFirst(start ?? max(block.count - 3, 0))
      } else if let start {
        parse(block, start..<block.count, into: &row, body)
      }
    }
  }

  private static func nextRow(in block: [UInt8], from place: Int) -> Int? {
    var place = place
    while place + 3 < block.count {
      if block[place] == UInt8(ascii: "<"), block[place + 1] | 0x20 == UInt8(ascii: "t"),
        block[place + 2] | 0x20 == UInt8(ascii: "r"), !isNameByte(block[place + 3])
      {
        return place
      }
      place += 1
    }
    return nil
  }

  private static func parse(
    _ block: [UInt8], _ range: Range<Int>, into row: inout TableRow,
    _ body: (borrowing TableRow) -> Void
  ) {
    row.clear()
    var place = range.lowerBound
    var isInCell = false
    while place < range.upperBound {
      let byte = block[place]
      if byte == UInt8(ascii: "<") {
        let tag = tagName(block, place, range.upperBound)
        place = endOfTag(block, place, range.upperBound)
        let ends = tag != .other
        if ends && isInCell {
          row.endCell()
          isInCell = false
        }
        if tag == .cell { isInCell = true }
        if tag == .endOfTable { break }
      } else if !isInCell {
        place += 1
      } else if byte == UInt8(ascii: "&") {
        place = HTMLEntity.decode(block, place, range.upperBound, into: &row)
      } else {
        row.append(byte)
        place += 1
      }
    }
    if isInCell { row.endCell() }
    body(row)
  }

  private enum Tag {
    case cell, endOfCell, endOfTable, other
  }

  private static func tagName(_ block: [UInt8], _ place: Int, _ end: Int) -> Tag {
    var at = place + 1
    guard at < end else { return .other }
    let closes = block[at] == UInt8(ascii: "/")
    if closes { at += 1 }
    var name: UInt64 = 0
    var length = 0
    while at < end, length < 8, isNameByte(block[at]) {
      name = name << 8 | UInt64(block[at] | 0x20)
      length += 1
      at += 1
    }
    switch name {
    case 0x7464, 0x7468: return closes ? .endOfCell : .cell  // td, th
    case 0x7472: return .endOfCell  // tr
    case 0x74_626f_6479, 0x7468_6561_64, 0x7466_6f6f_74: return .endOfTable  // tbody, thead, tfoot
    case 0x74_6162_6c65: return .endOfTable  // table
    default: return .other
    }
  }

  /// The offset behind a tag; a `>` within quotes does not end it.
  private static func endOfTag(_ block: [UInt8], _ place: Int, _ end: Int) -> Int {
    var at = place + 1
    var quote: UInt8?
    while at < end {
      let byte = block[at]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      }
      at += 1
    }
    return end
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
