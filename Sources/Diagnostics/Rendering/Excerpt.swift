import TextWidth

/// A source line made visible, cut around a place in it.
///
/// A line longer than 200 characters is cut so that the place stays in sight; `…` stands for
/// what is left out. Tab stops are four cells apart.
struct Excerpt {
  /// The largest number of characters of an excerpt, the signs of omission included.
  static let limit = 200
  private static let options = TextWidth.VisibilityOptions(tab: .expand(4), lineFeed: .show)

  /// The text in UTF-8, without controls.
  let text: [UInt8]
  private let window: ExcerptWindow

  /// The line that starts at `lineStart`, cut around the offset `place`.
  init(of bytes: UnsafeRawBufferPointer, lineStart: Int, around place: Int) {
    window = ExcerptWindow(of: bytes, lineStart: lineStart, around: max(place, lineStart))
    var line: [UInt8] = []
    if window.isCutBefore { line.append(contentsOf: "…".utf8) }
    line.append(contentsOf: Self.visible(bytes, window.range))
    if window.isCutAfter { line.append(contentsOf: "…".utf8) }
    text = line
  }

  /// Whether an offset of the source is in sight.
  func shows(_ offset: Int) -> Bool {
    window.range.contains(offset) || offset == window.range.upperBound && !window.isCutAfter
  }

  /// The cells before the part of a span that is in sight, and the cells to underline.
  ///
  /// A span that goes on in the next line is underlined to the end of this one; the length is
  /// at least one.
  func underline(
    of span: Range<Int>, in bytes: UnsafeRawBufferPointer
  ) -> (indent: Int, length: Int) {
    let shown = window.range
    let start = min(max(span.lowerBound, shown.lowerBound), shown.upperBound)
    let end = min(max(span.upperBound, start), shown.upperBound)
    let before = TextWidth.width(of: Self.visible(bytes, shown.lowerBound..<start))
    let through = TextWidth.width(of: Self.visible(bytes, shown.lowerBound..<end))
    return (before + (window.isCutBefore ? 1 : 0), max(through - before, 1))
  }

  static func visible(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    let part = UnsafeRawBufferPointer(rebasing: bytes[range])
    TextWidth.appendVisible(part, to: &output, options)
    return output
  }
}
