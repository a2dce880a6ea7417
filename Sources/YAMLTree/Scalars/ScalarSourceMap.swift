internal import Diagnostics

/// Which part of the source each part of a scalar's text is written as.
struct ScalarSourceMap: Sendable {
  /// A run of the text: bytes taken as they are, or a piece that stands for other bytes.
  struct Run {
    let text: Range<Int>
    let source: Range<Int>
    let isVerbatim: Bool
  }

  private(set) var runs: [Run] = []
  private(set) var text: [UInt8] = []
  private var start: Int

  /// The map of a scalar; nil if scanning its source again does not give its text.
  init?(of scalar: YAMLScalar) {
    let span = scalar.span
    start = span.range.lowerBound
    var map = ScalarSourceMap(start: start)
    let isRight = span.source.withBytes { bytes in
      guard span.range.upperBound <= bytes.count else { return false }
      var isRight = false
      // A block's indentation can only be told from its text where spaces lead.
      for attempt in 0..<Self.attempts(scalar.style) {
        map = ScalarSourceMap(start: span.range.lowerBound)
        map.scan(bytes, span.range, scalar.style, attempt: attempt)
        isRight = map.text.elementsEqual(scalar.text.utf8)
        if isRight { break }
      }
      return isRight
    }
    guard isRight else { return nil }
    self = map
  }

  private init(start: Int) {
    self.start = start
  }

  private static func attempts(_ style: YAMLScalar.Style) -> Int {
    style == .literal || style == .folded ? 24 : 1
  }

  private mutating func scan(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ style: YAMLScalar.Style, attempt: Int
  ) {
    switch style {
    case .plain:
      var scan = FlowScalarScan(bytes, range, quote: nil)
      scan.run(into: &self)
    case .singleQuoted, .doubleQuoted:
      guard range.count >= 2 else { return }
      start = range.lowerBound + 1
      var scan = FlowScalarScan(
        bytes, range.lowerBound + 1..<range.upperBound - 1,
        quote: style == .singleQuoted ? .single : .double)
      scan.run(into: &self)
    case .literal, .folded:
      var scan = BlockScalarScan(
        bytes, from: range.lowerBound, isLiteral: style == .literal, attempt: attempt)
      scan.run(into: &self)
    }
  }

  /// Adds bytes that stand in the text as in the source.
  mutating func addVerbatim(_ source: Range<Int>, of bytes: UnsafeRawBufferPointer) {
    guard !source.isEmpty else { return }
    let place = text.count
    text.append(contentsOf: bytes[source])
    if let last = runs.last, last.isVerbatim, last.source.upperBound == source.lowerBound {
      runs[runs.count - 1] = Run(
        text: last.text.lowerBound..<text.count,
        source: last.source.lowerBound..<source.upperBound, isVerbatim: true)
    } else {
      runs.append(Run(text: place..<text.count, source: source, isVerbatim: true))
    }
  }

  /// Adds text that is written in other bytes.
  mutating func add(_ replacement: some Sequence<UInt8>, for source: Range<Int>) {
    let place = text.count
    text.append(contentsOf: replacement)
    guard text.count > place else { return }
    runs.append(Run(text: place..<text.count, source: source, isVerbatim: false))
  }

  /// The part of the source that a range of the text is written as.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let lower = place(of: max(range.lowerBound, 0), isEnd: false)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(place(of: min(range.upperBound, text.count) - 1, isEnd: true), lower)
  }

  /// Where the piece with a byte of the text starts or ends in the source.
  private func place(of offset: Int, isEnd: Bool) -> Int {
    guard let run = run(at: offset) else { return runs.last?.source.upperBound ?? start }
    guard run.isVerbatim else { return isEnd ? run.source.upperBound : run.source.lowerBound }
    return run.source.lowerBound + (offset - run.text.lowerBound) + (isEnd ? 1 : 0)
  }

  private func run(at offset: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].text.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].text.contains(offset) else { return nil }
    return runs[low]
  }
}
