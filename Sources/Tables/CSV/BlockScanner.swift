import Glibc
import Values

/// A row that does not have the shape of the table.
struct ShapeFault {
  enum Kind {
    case ragged(fieldCount: Int)
    case tooLong(slot: Int, count: Int)
    case within(RowFault)
  }

  let row: Int
  let start: Int
  let kind: Kind
}

/// Finds rows and fields, 64 bytes at a time.
///
/// Quotes flip a parity over the chunk, so that separators within quotes drop out. Where a quote
/// stands in an odd place (within an unquoted field, or with text behind it) the parity means
/// nothing, and the row is read again byte by byte.
struct BlockScanner: ~Copyable {
  let base: UnsafePointer<UInt8>
  let end: Int
  let fieldCount: Int
  let stride: Int
  let parser: RowParser
  let missing: MissingWords
  /// The slot of each field of the file, −1 where it is not needed and behind the last.
  private let slots: UnsafeMutablePointer<Int>
  /// Texts that were rewritten so far.
  var rewritten = RewrittenTexts.Builder()
  /// Where the next row begins.
  private(set) var position: Int
  /// Rows read so far, bad ones too.
  private(set) var rowCount = 0
  /// The first `faultLimit` faults of shape.
  private(set) var faults: [ShapeFault] = []
  private(set) var faultCount = 0
  /// Whether there were more faults than are reported, so that rows are only counted and the
  /// places of a block mean nothing.
  private(set) var isCounting = false
  private(set) var encodingFault: EncodingFault?
  private(set) var isOutOfMemory = false
  private let faultLimit: Int
  /// Everything before this is well-formed UTF-8 without NUL.
  private var checkedTo: Int
  private var fields: [RawField] = []

  init(
    parser: RowParser, position: Int, fieldCount: Int, slots: [Int?], missing: MissingWords,
    faultLimit: Int
  ) {
    base = parser.base
    end = parser.end
    self.parser = parser
    self.position = position
    self.fieldCount = fieldCount
    self.missing = missing
    self.faultLimit = faultLimit
    checkedTo = position
    stride = slots.reduce(0) { max($0, ($1 ?? -1) + 1) }
    self.slots = .allocate(capacity: fieldCount + 1)
    for field in 0...fieldCount {
      self.slots[field] = field < slots.count ? slots[field] ?? -1 : -1
    }
  }

  deinit {
    slots.deallocate()
  }

  /// Reads the next rows into `block`.
  ///
  /// - Returns: false at the end of the data or at a fault of encoding
  mutating func scan(into block: inout RowBlock) -> Bool {
    block.start = position
    block.rowCount = 0
    // Copies, since a store to a place could change `self` for all that the compiler knows.
    let base = base
    let end = end
    let slots = slots
    let missing = missing
    let hasNull = block.hasNull
    let fieldCount = fieldCount
    let stride = stride
    for slot in 0..<stride { hasNull[slot] = false }
    let delimiter = parser.delimiter
    let delimiters = Chunk.spread(delimiter)
    let byteLimit = position + min(block.byteLimit, end - position)
    let rowLimit = block.rowLimit
    var out = block.places
    var rows = 0
    var rowStart = position
    var fieldStart = position
    var column = 0
    var chunk = position
    // All ones within quotes.
    var within: UInt64 = 0
    // Bit 0: whether the byte before the chunk was a separator, or a closing quote.
    var afterSeparator: UInt64 = 1
    var afterClosing: UInt64 = 0
    var lastDoubled = -1

    while chunk < end {
      if rows > 0, chunk >= byteLimit || rows >= rowLimit {
        finish(&block, rows, rowStart)
        return true
      }
      let masks = Chunk(at: base + chunk, delimiter: delimiters)
      let left = end - chunk
      let valid: UInt64 = left >= 64 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: left)) &- 1
      if masks.hasHigh || masks.hasNUL,
        !checkEncoding(chunk, min(left, Chunk.size), hasNUL: masks.hasNUL)
      {
        finish(&block, rows, rowStart)
        return false
      }
      let quotes = masks.quotes & valid
      let inside = Chunk.parity(quotes) ^ within
      var separators = masks.separators & ~inside & valid
      let opening = quotes & inside
      let closing = quotes & ~inside
      let behindClosing = (closing &<< 1) | afterClosing
      let behindSeparator = (separators &<< 1) | afterSeparator
      let odd =
        (behindClosing & valid & ~(separators | opening))
        | (opening & ~(behindSeparator | behindClosing))
      if odd != 0 {
        let start = parser.skipBlankLines(from: rowStart)
        if start >= end {
          rowStart = end
          break
        }
        guard let next = readSlowly(at: start, row: rows, into: out, hasNull) else {
          finish(&block, rows, rowStart)
          return false
        }
        rows &+= 1
        out += stride
        rowStart = next
        fieldStart = next
        column = 0
        chunk = next
        within = 0
        afterSeparator = 1
        afterClosing = 0
        lastDoubled = -1
        continue
      }
      let doubled = opening & behindClosing

      while separators != 0 {
        let bit = separators.trailingZeroBitCount
        separators &= separators &- 1
        let place = chunk &+ bit
        let isEnd = base[place] != delimiter
        if isEnd, place == rowStart {
          rowStart = place &+ 1
          fieldStart = rowStart
          continue
        }
        let slot = slots[min(column, fieldCount)]
        if slot >= 0 {
          var text = fieldStart
          var count = place &- fieldStart
          var isDoubled = false
          if base[fieldStart] == Byte.quote, count > 0 {
            text &+= 1
            count &-= 2
            let before = doubled & ((1 &<< UInt64(truncatingIfNeeded: bit)) &- 1)
            let last =
              before != 0 ? chunk &+ 63 &- before.leadingZeroBitCount : lastDoubled
            isDoubled = last > fieldStart
          }
          let cell: CellPlace
          if !isDoubled, count <= CellPlace.longest {
            let isAbsent = missing.contains(base + text, count: count)
            cell = .of(text, count, isAbsent: isAbsent, isElsewhere: false)
          } else {
            cell = oddPlace(text, count, isDoubled, row: rows, start: rowStart, slot: slot)
          }
          if cell.isAbsent { hasNull[slot] = true }
          out[slot] = cell
        }
        fieldStart = place &+ 1
        if isEnd {
          if column != fieldCount &- 1 {
            reject(rows, start: rowStart, .ragged(fieldCount: column &+ 1), out)
          }
          rows &+= 1
          out += stride
          column = 0
          rowStart = fieldStart
        } else {
          column &+= 1
        }
      }
      if doubled != 0 { lastDoubled = chunk &+ 63 &- doubled.leadingZeroBitCount }
      within = UInt64(bitPattern: Int64(bitPattern: inside) &>> 63)
      afterSeparator = (masks.separators & ~inside) &>> 63
      afterClosing = closing &>> 63
      chunk &+= Chunk.size
    }
    // A last row without a line end, or one whose quote is never closed.
    let last = parser.skipBlankLines(from: rowStart)
    if last < end {
      guard let next = readSlowly(at: last, row: rows, into: out, hasNull) else {
        finish(&block, rows, rowStart)
        return false
      }
      rows &+= 1
      rowStart = next
    }
    finish(&block, rows, rowStart)
    return rowStart < end
  }

  /// The rewritten texts, for the table to keep.
  mutating func takeRewritten() -> RewrittenTexts {
    var taken = RewrittenTexts.Builder()
    swap(&taken, &rewritten)
    return taken.finish()
  }

  private mutating func finish(_ block: inout RowBlock, _ rows: Int, _ next: Int) {
    block.rowCount = rows
    rowCount += rows
    position = next
  }
}

// What the loop leaves to others.
extension BlockScanner {
  /// The place of a text that is too long or has doubled quotes.
  @inline(never)
  private mutating func oddPlace(
    _ text: Int, _ count: Int, _ isDoubled: Bool, row: Int, start: Int, slot: Int
  ) -> CellPlace {
    if count > CellPlace.longest {
      return tooLong(count, row: row, start: start, slot: slot)
    }
    guard isDoubled else {
      let isNull = missing.contains(base + text, count: count)
      return .of(text, count, isAbsent: isNull, isElsewhere: false)
    }
    guard let copy = rewritten.append(unescaping: base + text, count: count) else {
      isOutOfMemory = true
      return .absent
    }
    let isNull = missing.contains(rewritten.base + copy.offset, count: copy.count)
    return .of(copy.offset, copy.count, isAbsent: isNull, isElsewhere: true)
  }

  private mutating func tooLong(_ count: Int, row: Int, start: Int, slot: Int) -> CellPlace {
    add(ShapeFault(row: rowCount + row, start: start, kind: .tooLong(slot: slot, count: count)))
    return .absent
  }

  /// Notes a row that has not the shape of the table; its texts become null, so that later rows
  /// keep their numbers.
  @inline(never)
  private mutating func reject(
    _ row: Int, start: Int, _ kind: ShapeFault.Kind, _ out: UnsafeMutablePointer<CellPlace>
  ) {
    add(ShapeFault(row: rowCount + row, start: start, kind: kind))
    guard !isCounting else { return }
    for slot in 0..<stride { out[slot] = .absent }
  }

  private mutating func add(_ fault: ShapeFault) {
    faultCount += 1
    if faults.count < faultLimit {
      faults.append(fault)
    } else if !isCounting {
      // Texts are no longer wanted: many short rows of many fields would take long to fill.
      isCounting = true
      for field in 0..<fieldCount { slots[field] = -1 }
    }
  }

  /// Reads one row byte by byte and gives the begin of the next, nil at a fault of encoding.
  @inline(never)
  private mutating func readSlowly(
    at start: Int, row: Int, into out: UnsafeMutablePointer<CellPlace>,
    _ hasNull: UnsafeMutablePointer<Bool>
  ) -> Int? {
    let result = parser.row(at: start, fields: &fields, limit: fieldCount)
    if checkedTo < result.end {
      let from = max(checkedTo, start)
      if let fault = EncodingCheck.firstFault(base, from..<result.end, end: end) {
        encodingFault = fault
        return nil
      }
      checkedTo = result.end
    }
    if let fault = result.fault {
      reject(row, start: start, .within(fault), out)
      return result.next
    }
    guard result.fieldCount == fieldCount else {
      reject(row, start: start, .ragged(fieldCount: result.fieldCount), out)
      return result.next
    }
    for (index, field) in fields.enumerated() {
      let slot = slots[index]
      guard slot >= 0 else { continue }
      let begin = field.text.lowerBound
      let count = field.text.count
      let cell = oddPlace(
        begin, count, field.hasDoubledQuotes, row: row, start: start, slot: slot)
      if cell.isAbsent { hasNull[slot] = true }
      out[slot] = cell
    }
    return result.next
  }

  /// Checks the bytes ≥ 0x80 of a chunk and that it has no NUL.
  @inline(never)
  private mutating func checkEncoding(_ chunk: Int, _ count: Int, hasNUL: Bool) -> Bool {
    let valid: UInt64 = count >= 64 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count)) &- 1
    var nul: Int?
    if hasNUL {
      nul = memchr(base + chunk, 0, count).map {
        UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) - base
      }
    }
    var places = Chunk.highPlaces(at: base + chunk) & valid
    if checkedTo > chunk {
      let done = checkedTo - chunk
      places = done >= 64 ? 0 : places & (~0 &<< UInt64(truncatingIfNeeded: done))
    }
    while places != 0 {
      let bit = places.trailingZeroBitCount
      let place = chunk + bit
      if let nul, nul < place { break }
      let length = EncodingCheck.sequenceLength(base, at: place, end: end)
      guard length > 0 else {
        encodingFault = EncodingFault(offset: place, isNUL: false)
        return false
      }
      checkedTo = place + length
      let behind = bit + length
      places = behind >= 64 ? 0 : places & (~0 &<< UInt64(truncatingIfNeeded: behind))
    }
    if let nul {
      encodingFault = EncodingFault(offset: nul, isNUL: true)
      return false
    }
    return true
  }
}
