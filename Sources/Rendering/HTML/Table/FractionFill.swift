import Values

/// Room after numbers whose digits vary, so that decimal marks stand under each other.
///
/// The room is made by the style sheet out of invisible digits, which are as wide as others and are
/// not copied with the text.
struct FractionFill: Sendable {
  /// Digits after the point that each cell of data has at most; nil: nothing is filled.
  let scale: Int?
  /// Digits after the point of the widest cell or summary.
  let digits: Int
  /// Whether room is left for the parenthesis that ends negative numbers.
  let closesNegatives: Bool

  /// The most digits that are filled up; more would leave a hole in most rows.
  static let limit = 9

  /// The fills of the page's columns.
  static func fills(of page: Page) -> [FractionFill] {
    let summaries = (page.sections.compactMap(\.summary) + [page.summary].compactMap { $0 })
    return page.columns.enumerated().map { place, column in
      let closes = column.numbers?.closesNegatives ?? false
      guard let scale = column.numbers?.scale, scale <= limit else {
        return FractionFill(scale: nil, digits: 0, closesNegatives: closes)
      }
      var digits = scale
      for summary in summaries where summary.cells.indices.contains(place) {
        if let text = summary.cells[place] {
          digits = max(digits, text.withUnsafeBytes { fractionDigits(of: $0) } ?? 0)
        }
      }
      return FractionFill(
        scale: digits <= limit ? scale : nil, digits: digits, closesNegatives: closes)
    }
  }

  /// Digits after the point of a plain number; nil for a text that is none.
  static func fractionDigits(of text: UnsafeRawBufferPointer) -> Int? {
    var place = text.count
    while place > 0, (0x30...0x39).contains(text[place - 1]) { place -= 1 }
    if place == text.count { return nil }
    if place == 0 || text[place - 1] != UInt8(ascii: ".") {
      return 0
    }
    return text.count - place
  }

  /// What every cell of data is filled up with by its column's style; nil: nothing.
  var columnRoom: String? {
    guard let scale, digits > scale else { return nil }
    return (scale == 0 ? "." : "") + String(repeating: "0", count: digits - scale)
  }

  /// Appends the room after a summary.
  func append(after text: [UInt8], to buffer: inout ByteBuffer) {
    guard scale != nil else { return }
    text.withUnsafeBytes { append(after: $0, upTo: digits, to: &buffer) }
  }

  /// Appends the room after a cell of data.
  @inline(__always)
  func append(after text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    guard let scale, scale > 0 else { return }
    // Most cells of a column have the same digits; the byte is at hand.
    let point = text.count &- scale &- 1
    if point >= 0, text[point] == UInt8(ascii: ".") { return }
    append(after: text, upTo: scale, to: &buffer)
  }

  private func append(
    after text: UnsafeRawBufferPointer, upTo wanted: Int, to buffer: inout ByteBuffer
  ) {
    guard let own = FractionFill.fractionDigits(of: text), own < wanted else { return }
    // `e` has the point too.
    buffer.append(own == 0 ? "<i class=\"e" : "<i class=\"d")
    buffer.append(integer: wanted - own)
    buffer.append("\"></i>")
  }
}
