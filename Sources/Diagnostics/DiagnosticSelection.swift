/// The diagnostics to show: in their total order, without duplicates, and not too many.
///
/// The order is file name (bytes), offset, severity, code. Where there are more than the limit,
/// notes yield to warnings and warnings to errors.
package struct DiagnosticSelection: Sendable {
  /// The diagnostics to show, in order.
  package let shown: [Diagnostic]
  /// How many there are without duplicates.
  package let total: Int

  /// Whether some are not shown.
  package var isCut: Bool { shown.count < total }

  /// A selection of at most `limit` diagnostics.
  package init(_ diagnostics: [Diagnostic], limit: Int = 100) {
    var entries: [Entry] = []
    entries.reserveCapacity(diagnostics.count)
    for (place, diagnostic) in diagnostics.enumerated() {
      entries.append(Entry(diagnostic, place))
    }
    entries.sort { $0.precedes($1) }
    var distinct: [Diagnostic] = []
    var last: Entry?
    for entry in entries {
      if let last, last.isSame(as: entry) { continue }
      distinct.append(entry.diagnostic)
      last = entry
    }
    total = distinct.count
    shown = Self.most(distinct, limit: max(limit, 0))
  }

  private static func most(_ diagnostics: [Diagnostic], limit: Int) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    var room = limit
    var chosen: [Int] = []
    for severity in [Severity.error, .warning, .note] {
      let places = diagnostics.indices.filter { diagnostics[$0].severity == severity }
      chosen.append(contentsOf: places.prefix(room))
      room = limit - chosen.count
    }
    return chosen.sorted().map { diagnostics[$0] }
  }

  /// A diagnostic with what it is sorted by.
  private struct Entry {
    let diagnostic: Diagnostic
    let place: Int
    let name: [UInt8]
    let range: Range<Int>

    init(_ diagnostic: Diagnostic, _ place: Int) {
      self.diagnostic = diagnostic
      self.place = place
      name = Array((diagnostic.primary?.span.source.name ?? "").utf8)
      range = diagnostic.primary?.span.range ?? 0..<0
    }

    func precedes(_ other: Entry) -> Bool {
      if name != other.name { return name.lexicographicallyPrecedes(other.name) }
      if range.lowerBound != other.range.lowerBound {
        return range.lowerBound < other.range.lowerBound
      }
      if diagnostic.severity != other.diagnostic.severity {
        return diagnostic.severity < other.diagnostic.severity
      }
      let (first, second) = (diagnostic.code.name.utf8, other.diagnostic.code.name.utf8)
      if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      let (one, two) = (diagnostic.message.utf8, other.diagnostic.message.utf8)
      if !one.elementsEqual(two) { return one.lexicographicallyPrecedes(two) }
      if range != other.range { return range.upperBound < other.range.upperBound }
      return place < other.place
    }

    func isSame(as other: Entry) -> Bool {
      range == other.range && name == other.name
        && (diagnostic.primary == nil) == (other.diagnostic.primary == nil)
        && diagnostic.severity == other.diagnostic.severity
        && diagnostic.code.name.utf8.elementsEqual(other.diagnostic.code.name.utf8)
        && diagnostic.message.utf8.elementsEqual(other.diagnostic.message.utf8)
    }
  }
}
