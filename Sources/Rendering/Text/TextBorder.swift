/// The lines that a text table draws.
package enum TextBorder: String, Sendable, CaseIterable {
  case unicode
  case ascii
  case markdown
  case none

  /// What a strong rule is made of: under the heads and above the total; nil draws none.
  var strongRule: StaticString? {
    switch self {
    case .unicode: "━"
    case .ascii: "="
    case .markdown, .none: nil
    }
  }

  /// What a light rule is made of: under a section's heading and above its summary.
  var lightRule: StaticString? {
    switch self {
    case .unicode: "─"
    case .ascii: "-"
    case .markdown, .none: nil
    }
  }

  /// The sign for text that is cut.
  var ellipsis: StaticString {
    self == .ascii ? "~" : "…"
  }

  /// What stands between two columns.
  var gap: StaticString {
    self == .markdown ? " | " : "  "
  }

  /// The width of ``gap``.
  var gapWidth: Int { gap.utf8CodeUnitCount }

  /// What stands at the start of a line of cells.
  var lineStart: StaticString { self == .markdown ? "| " : "" }

  /// What stands at the end of a line of cells.
  var lineEnd: StaticString { self == .markdown ? " |" : "" }
}
