import Diagnostics

extension DiagnosticBag {
  /// Adds the errors of a later check, without those that stand where an error was before.
  mutating func add(errorsOf later: DiagnosticBag) {
    let known = KnownErrors(self)
    for fault in later.all where fault.severity == .error {
      if let span = fault.primary?.span, known.touch(span) { continue }
      add(fault)
    }
  }
}

/// The places of some errors.
private struct KnownErrors {
  /// Places in one source by their beginnings, each with the farthest end of those up to it.
  private var places: [ObjectIdentifier: [(start: Int, end: Int)]] = [:]

  init(_ bag: DiagnosticBag) {
    for fault in bag.all where fault.severity == .error {
      guard let span = fault.primary?.span else { continue }
      let range = Self.bounds(of: span)
      places[ObjectIdentifier(span.source), default: []].append((range.start, range.end))
    }
    for source in Array(places.keys) {
      var farthest = 0
      let sorted = (places[source] ?? []).sorted { $0.start < $1.start }
      places[source] = sorted.map { place in
        farthest = max(farthest, place.end)
        return (place.start, farthest)
      }
    }
  }

  /// Whether one of them has a byte of the span.
  func touch(_ span: SourceSpan) -> Bool {
    guard let places = places[ObjectIdentifier(span.source)] else { return false }
    let range = Self.bounds(of: span)
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].start < range.end { low = middle + 1 } else { high = middle }
    }
    return low > 0 && places[low - 1].end > range.start
  }

  /// A span without bytes stands for the one behind it.
  private static func bounds(of span: SourceSpan) -> (start: Int, end: Int) {
    let range = span.range
    return (range.lowerBound, max(range.upperBound, range.lowerBound &+ 1))
  }
}
