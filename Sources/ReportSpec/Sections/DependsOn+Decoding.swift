import Diagnostics
import YAMLTree

/// The key `depends_on`: which neighbours a row is drawn with (spec language §3).
extension SpecDecoder {
  /// The farthest neighbour in rows.
  private static let farthestNeighbor = 1_000

  /// `depends_on: [-1, 1]`, `depends_on: -1` or `depends_on: false`.
  ///
  /// Offsets count rows as they stand on the page: -1 is the row above. Comparisons of two data
  /// files redraw a row when one of these neighbours changes; nothing else uses them yet.
  mutating func dependsOn(_ entry: YAMLMapping.Entry?) -> Setting<[Int]> {
    guard let entry, !entry.value.isFaulty else { return .unset }
    if case .boolean(let isOn)? = entry.value.scalar?.value {
      if !isOn { return .off(entry.value.span) }
      wrongKind(
        entry.value, "`depends_on`", wants: "distances to other rows or `false`",
        help: "for the row before, write `depends_on: [-1]`")
      return .unset
    }
    let items = oneOrMore(
      entry, emptyHelp: "name a neighbour, `[-1]`; `depends_on: false` switches it off")
    var offsets: [Int] = []
    var seen: [Int: SourceSpan] = [:]
    for item in items {
      guard let offset = offset(item) else { continue }
      if let first = seen[offset.value] {
        report(
          .dependencyOffset, "\(quoted(String(offset.value))) stands twice in `depends_on`",
          at: offset.span, other: first, "first here", help: "take one of them out")
        continue
      }
      seen[offset.value] = offset.span
      offsets.append(offset.value)
    }
    return .set(offsets)
  }

  private mutating func offset(_ node: YAMLNode) -> Located<Int>? {
    let farthest = Self.farthestNeighbor
    guard
      let offset = integer(
        node, "an entry of `depends_on`", in: -farthest...farthest,
        help: "`-1` is the row before, `1` the row behind")
    else { return nil }
    if offset.value == 0 {
      report(
        .dependencyOffset, "a row does not depend on itself", at: offset.span,
        help: "`-1` is the row before, `1` the row behind")
      return nil
    }
    return offset
  }
}
