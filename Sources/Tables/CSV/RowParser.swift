/// One field of a row as it stands in the file.
struct RawField {
  /// The field with its quotes.
  var outer: Range<Int>
  /// The text between the quotes, or the whole field.
  var text: Range<Int>
  /// Whether doubled quotes stand in the text for one.
  var hasDoubledQuotes: Bool
}

/// A fault within a row that leaves its fields unknown from there on.
enum RowFault {
  /// The quote that is never closed.
  case unclosedQuote(Int)
  /// The first byte behind a closing quote that is neither a delimiter nor a line end.
  case textAfterQuote(Int)
}

/// Reads one row byte by byte: the header, the rows that the block scanner gives up on, and the
/// place of a field that a message needs.
///
/// RFC 4180 §2, with CR alone as a line end too. A quote within a field that does not begin with
/// one is a byte like any other, as common readers have it.
struct RowParser {
  let base: UnsafePointer<UInt8>
  let end: Int
  let delimiter: UInt8

  /// What a row came to.
  struct Row {
    /// Number of fields, also of those that were not kept.
    var fieldCount: Int
    /// Where the row ends, without its line end.
    var end: Int
    /// Where the next row begins.
    var next: Int
    var fault: RowFault?
  }

  /// Reads the row that begins at `start` and keeps its first `limit` fields.
  func row(at start: Int, fields: inout [RawField], limit: Int) -> Row {
    fields.removeAll(keepingCapacity: true)
    var count = 0
    var position = start
    while true {
      let begin = position
      var text = begin..<begin
      var doubled = false
      if position < end, base[position] == Byte.quote {
        position += 1
        var isClosed = false
        while position < end {
          if base[position] == Byte.quote {
            if position + 1 < end, base[position + 1] == Byte.quote {
              doubled = true
              position += 2
              continue
            }
            isClosed = true
            break
          }
          position += 1
        }
        guard isClosed else {
          return Row(fieldCount: count, end: end, next: end, fault: .unclosedQuote(begin))
        }
        text = begin + 1..<position
        position += 1
        if position < end, !isSeparator(base[position]) {
          let fault = RowFault.textAfterQuote(position)
          let line = lineEnd(from: position)
          return Row(fieldCount: count, end: line, next: afterLineEnd(line), fault: fault)
        }
      } else {
        while position < end, !isSeparator(base[position]) { position += 1 }
        text = begin..<position
      }
      if count < limit {
        fields.append(RawField(outer: begin..<position, text: text, hasDoubledQuotes: doubled))
      }
      count += 1
      guard position < end, base[position] == delimiter else { break }
      position += 1
    }
    return Row(fieldCount: count, end: position, next: afterLineEnd(position), fault: nil)
  }

  /// The first byte at or behind `start` that begins a row: blank lines are skipped.
  func skipBlankLines(from start: Int) -> Int {
    var position = start
    while position < end, base[position] == Byte.lf || base[position] == Byte.cr { position += 1 }
    return position
  }

  /// The end of the line that `position` is in, whatever quotes stand there.
  func lineEnd(from position: Int) -> Int {
    var position = position
    while position < end, base[position] != Byte.lf, base[position] != Byte.cr { position += 1 }
    return position
  }

  /// The byte behind a line end: CR, LF or CRLF.
  func afterLineEnd(_ position: Int) -> Int {
    guard position < end else { return end }
    let isPair =
      base[position] == Byte.cr && position + 1 < end && base[position + 1] == Byte.lf
    return position + (isPair ? 2 : 1)
  }

  /// The text of a field, with doubled quotes made one.
  func text(of field: RawField) -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: base + field.text.lowerBound, count: field.text.count)
    guard field.hasDoubledQuotes else { return Array(bytes) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      if byte == Byte.quote {
        isSecond.toggle()
        if !isSecond { continue }
      }
      text.append(byte)
    }
    return text
  }

  @inline(__always)
  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Byte.lf || byte == Byte.cr
  }
}
