import TextWidth

/// The lines of diagnostics while they are put together.
struct DiagnosticPage {
  private(set) var output: [UInt8] = []
  private let positions: PositionTable
  private let colors: Bool
  /// The cells that line numbers of the present diagnostic take.
  private var gutter = 1

  init(positions: PositionTable, colors: Bool) {
    self.positions = positions
    self.colors = colors
  }

  mutating func append(_ diagnostic: Diagnostic) {
    if !output.isEmpty { endLine() }
    gutter = gutterWidth(of: diagnostic)
    appendHeadline(of: diagnostic)
    var elsewhere = diagnostic.secondary
    if let primary = diagnostic.primary {
      let line = positions.start(of: primary.span).line
      let excerpt = excerpt(around: primary.span)
      func isBeside(_ label: Label) -> Bool {
        label.span.source === primary.span.source && excerpt.shows(label.span.range.lowerBound)
          && positions.start(of: label.span).line == line
      }
      append(excerpt, of: primary, mark: "^", color: color(of: diagnostic.severity))
      for label in elsewhere where isBeside(label) {
        appendUnderline(in: excerpt, of: label, mark: "-", color: .cyan)
      }
      elsewhere.removeAll(where: isBeside)
    }
    for label in elsewhere {
      appendSpaces(gutter)
      append(" ::: ")
      appendPlace(label.span)
      endLine()
      append(excerpt(around: label.span), of: label, mark: "-", color: .cyan)
    }
    for note in diagnostic.notes { appendRemark("note", note) }
    for help in diagnostic.help { appendRemark("help", help) }
  }

  mutating func appendCut(shown: Int, of total: Int) {
    endLine()
    append("sectional: \(shown) of \(total) shown")
    endLine()
  }

  // MARK: - Lines

  private mutating func appendHeadline(of diagnostic: Diagnostic) {
    if let primary = diagnostic.primary {
      appendPlace(primary.span)
      append(": ")
    } else {
      append("sectional: ")
    }
    let color = color(of: diagnostic.severity)
    appendColored(diagnostic.severity.word, color)
    append(": ")
    appendVisible(diagnostic.message)
    append(" [")
    append(diagnostic.code.name)
    append("]")
    endLine()
  }

  private mutating func appendPlace(_ span: SourceSpan) {
    let position = positions.start(of: span)
    appendVisible(span.source.name)
    append(":\(position.line):\(position.column)")
  }

  private mutating func append(
    _ excerpt: Excerpt, of label: Label, mark: String, color: ANSIColor
  ) {
    let number = String(positions.start(of: label.span).line)
    appendSpaces(gutter - number.utf8.count)
    append(number)
    append(excerpt.text.isEmpty ? " |" : " | ")
    output.append(contentsOf: excerpt.text)
    endLine()
    appendUnderline(in: excerpt, of: label, mark: mark, color: color)
  }

  private mutating func appendUnderline(
    in excerpt: Excerpt, of label: Label, mark: String, color: ANSIColor
  ) {
    let place = label.span.source.withBytes { excerpt.underline(of: label.span.range, in: $0) }
    appendSpaces(gutter)
    append(" | ")
    appendSpaces(place.indent)
    var underline = String(repeating: mark, count: place.length)
    if !label.text.isEmpty { underline += " " + TextWidth.visible(Self.shortened(label.text)) }
    appendColored(underline, color)
    endLine()
  }

  private mutating func appendRemark(_ word: String, _ text: String) {
    appendSpaces(gutter)
    append(" = ")
    appendColored(word, .cyan)
    append(": ")
    appendVisible(text)
    endLine()
  }

  // MARK: - Parts

  private func excerpt(around span: SourceSpan) -> Excerpt {
    let place = positions.place(of: span.range.lowerBound, in: span.source)
    return span.source.withBytes { bytes in
      Excerpt(of: bytes, lineStart: place.lineStart, around: span.range.lowerBound)
    }
  }

  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let labels = (diagnostic.primary.map { [$0] } ?? []) + diagnostic.secondary
    return labels.map { String(positions.start(of: $0.span).line).utf8.count }.max() ?? 1
  }

  private func color(of severity: Severity) -> ANSIColor {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  // MARK: - Bytes

  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func appendVisible(_ text: String) {
    TextWidth.appendVisible(Self.shortened(text), to: &output)
  }

  /// A text of at most a thousand characters; a value of the data may be in it.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: 1000, limitedBy: scalars.endIndex)
    guard let end, end != scalars.endIndex else { return text }
    return String(scalars[..<end]) + "…"
  }

  private mutating func appendColored(_ text: String, _ color: ANSIColor) {
    append(colors ? color.opening + text + ANSIColor.closing : text)
  }

  private mutating func appendSpaces(_ count: Int) {
    output.append(contentsOf: repeatElement(0x20, count: max(count, 0)))
  }

  private mutating func endLine() {
    output.append(0x0a)
  }
}

/// The colours of diagnostics, all of them bold (ECMA-48, Select Graphic Rendition).
enum ANSIColor {
  case red
  case yellow
  case cyan

  var opening: String {
    switch self {
    case .red: "\u{1b}[1;31m"
    case .yellow: "\u{1b}[1;33m"
    case .cyan: "\u{1b}[1;36m"
    }
  }

  static let closing = "\u{1b}[0m"
}
