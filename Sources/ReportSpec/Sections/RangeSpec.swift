package import Diagnostics

/// The key `range`: the part of a group that is shown.
package struct RangeSpec: Sendable {
  package let span: SourceSpan
  /// At least 1; nil: to the end of the group.
  package let length: Located<Int>?
  /// At least 0, the default.
  package let offset: Located<Int>?
  package let pin: RangePin
  package let space: RangeSpace
  /// How the range follows its rows when data changes; nil: a fixed range.
  package let flexible: FlexibleRangeSpec?
  /// The row below a cut; unset: the built-in words.
  package internal(set) var more: Setting<TemplateSpec>
  /// The row above a cut; unset: the built-in words.
  package internal(set) var earlier: Setting<TemplateSpec>
}

/// The side of the group from which a range counts (`from`).
package enum RangePin: String, Sendable, CaseIterable {
  case beginning, end
}

/// The order in which a range counts (`of`): as on the page, or before `reversed`.
package enum RangeSpace: String, Sendable, CaseIterable {
  case shown, stored
}
