import Diagnostics

/// The key `sort`: the order of the sections of `groups: all` and `groups: {where: …}`.
package enum GroupSortSpec: Sendable, Equatable {
  /// By first appearance in the data.
  case first
  case name(descending: Bool)
  case count(descending: Bool)
  /// By the value of an expression, ascending.
  case expression(ExpressionSpec)

  package static func == (first: GroupSortSpec, second: GroupSortSpec) -> Bool {
    switch (first, second) {
    case (.first, .first): true
    case (.name(let first), .name(let second)): first == second
    case (.count(let first), .count(let second)): first == second
    case (.expression(let first), .expression(let second)):
      first.span.range == second.span.range && first.text.hasSameBytes(as: second.text)
    default: false
    }
  }
}
