import Values

/// Parts of a file's rows that can be read at the same time.
///
/// Where a row begins is known for certain only after all rows before it were read, since a quoted
/// field may hold line ends. A part ends at a line end behind which rows of the right shape stand.
/// That may still be wrong, but then it is within quotes, and the part before it ends in a quote
/// that is never closed: where every part is read without a fault, every part began with a row.
struct BodyParts {
  /// The parts, of about the same size, one behind the other; at least one.
  let ranges: [Range<Int>]

  /// Below this the threads cost more than they gain: a MiB is read in some 2 ms.
  static let leastSize = 1 << 20
  /// How many line ends are tried, how many rows behind one have to be of the right shape, and
  /// within how many bytes: bounds for files made to be slow.
  private static let attempts = 64
  private static let proofRows = 4
  private static let reach = 1 << 15

  /// Cuts the rows into at most `count` parts of at least `leastSize` bytes.
  init(_ document: CSVDocument, count: Int, leastSize: Int = Self.leastSize) {
    let body = document.body
    let parser = RowParser(document)
    let parts = min(count, body.count / max(leastSize, 1))
    var ranges: [Range<Int>] = []
    var start = body.lowerBound
    for part in 1..<max(parts, 1) {
      let place = body.lowerBound + body.count / parts * part
      guard place > start,
        let next = Self.likelyRow(parser, from: place, document.fieldNames.count)
      else { continue }
      ranges.append(start..<next)
      start = next
    }
    ranges.append(start..<body.upperBound)
    self.ranges = ranges
  }

  /// The first place behind `place` where rows seem to begin; nil where none is near.
  private static func likelyRow(
    _ parser: RowParser, from place: Int, _ fieldCount: Int
  ) -> Int? {
    let near = RowParser(
      base: parser.base, end: min(place + 2 * reach, parser.end), delimiter: parser.delimiter)
    var candidate = place
    for _ in 0..<attempts {
      candidate = near.afterLineEnd(near.lineEnd(from: candidate))
      guard candidate < min(place + reach, parser.end) else { return nil }
      if isRow(near, candidate, fieldCount) { return candidate }
    }
    return nil
  }

  /// Whether rows of the right shape stand at `start`.
  private static func isRow(_ parser: RowParser, _ start: Int, _ fieldCount: Int) -> Bool {
    var fields: [RawField] = []
    var position = start
    for _ in 0..<proofRows {
      position = parser.skipBlankLines(from: position)
      guard position < parser.end else { break }
      let row = parser.row(at: position, fields: &fields, limit: 0)
      guard row.fault == nil, row.fieldCount == fieldCount else { return false }
      position = row.next
    }
    return true
  }
}
