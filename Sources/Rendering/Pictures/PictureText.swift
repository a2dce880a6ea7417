import Values

/// The pictures of cells in plain text.
enum PictureText {
  /// Appends the cell of a column that draws more than its text; false where the value is null.
  static func append(
    _ column: PageColumn, row: Int, _ reader: CellReader, to buffer: inout ByteBuffer
  ) -> Bool {
    switch column.picture {
    case .none, .badge, .heat, .markdown:
      return reader.append(column.source, row: row, to: &buffer)
    case .bar(let scale):
      guard reader.append(column.source, row: row, to: &buffer) else { return false }
      buffer.append(" ")
      bar(scale.length(reader.double(column.source, row: row) ?? 0), to: &buffer)
      return true
    case .sparkline(let fields):
      return sparkline(fields.map { reader.double($0, row: row) }, to: &buffer)
    case .stars(let max):
      guard let value = reader.double(column.source, row: row),
        let count = StarCount(value, max: max)
      else { return reader.append(column.source, row: row, to: &buffer) }
      for _ in 0..<count.full { buffer.append("★") }
      for _ in 0..<count.empty { buffer.append("☆") }
      return true
    case .image(let image):
      return alternative(image, column, row: row, reader, to: &buffer)
    }
  }

  /// Appends the text that stands for a picture; false where there is neither path nor text.
  static func alternative(
    _ image: ImageCell, _ column: PageColumn, row: Int, _ reader: CellReader,
    to buffer: inout ByteBuffer
  ) -> Bool {
    if let text = image.alternative { return reader.append(text, row: row, to: &buffer) }
    let place = reader.place(row: row, slot: column.source.slot)
    if place.isNull { return false }
    let path = Array(reader.text(at: place))
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    let dot = name.dropFirst().lastIndex(of: UInt8(ascii: "."))
    buffer.append(Array(name[..<(dot ?? name.endIndex)]))
    return true
  }

  /// Cells of the longest bar.
  private static let barWidth = 10

  /// A bar in eighths of a cell, filled up with spaces; a negative one is of lighter cells.
  private static func bar(_ length: Double, to buffer: inout ByteBuffer) {
    let eighths = Int((abs(length) * Double(barWidth * 8)).rounded())
    let blocks: [StaticString] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let whole = length < 0 ? (eighths + 4) / 8 : eighths / 8
    let rest = length < 0 ? 0 : eighths % 8
    for _ in 0..<whole { buffer.append(length < 0 ? "░" : "█") }
    buffer.append(blocks[rest])
    for _ in 0..<max(barWidth - whole - (rest > 0 ? 1 : 0), 0) { buffer.append(" ") }
  }

  /// A block for each value, a space for a null; false where all of them are.
  private static func sparkline(_ values: [Double?], to buffer: inout ByteBuffer) -> Bool {
    guard let scale = LineScale(values) else { return false }
    let blocks: [StaticString] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    for value in values {
      guard let value, value.isFinite else {
        buffer.append(" ")
        continue
      }
      buffer.append(blocks[min(max(Int((scale.share(value) * 7).rounded()), 0), 7)])
    }
    return true
  }
}

/// The height of a line's points between its least and its greatest value.
struct LineScale {
  let least: Double
  let greatest: Double

  /// nil where no value is a finite number.
  init?(_ values: [Double?]) {
    let finite = values.compactMap { $0 }.filter(\.isFinite)
    guard let least = finite.min(), let greatest = finite.max() else { return nil }
    self.least = least
    self.greatest = greatest
  }

  /// 0 for the least, 1 for the greatest value; a half where all are equal.
  func share(_ value: Double) -> Double {
    // Halves first: the difference of two extremes is no number.
    let range = greatest / 2 - least / 2
    return range > 0 ? (value / 2 - least / 2) / range : 0.5
  }
}

/// How many stars stand for a value.
struct StarCount {
  let full: Int
  let empty: Int

  /// A value above `max` has more stars than `max`, as none may be lost; nil for values that stars
  /// cannot show.
  init?(_ value: Double, max: Int) {
    guard value.isFinite, value >= 0, value <= 20 else { return nil }
    full = Int(value.rounded(.toNearestOrAwayFromZero))
    empty = Swift.max(max - full, 0)
  }
}
