/// The lines that a text table draws.
///
/// A table with Markdown's bars is drawn by ``MarkdownTable``, since it has to be read as Markdown
/// too.
package enum TextBorder: String, Sendable, CaseIterable {
  case unicode
  case ascii
  case none

  /// What a strong rule is made of: under the heads and above the total; nil draws none.
  var strongRule: StaticString? {
    switch self {
    case .unicode: "━"
    case .ascii: "="
    case .none: nil
    }
  }

  /// What a light rule is made of: under a section's heading and above its summary.
  var lightRule: StaticString? {
    switch self {
    case .unicode: "─"
    case .ascii: "-"
    case .none: nil
    }
  }

  /// The sign before the number of lines that are left out.
  var moreSign: StaticString {
    self == .ascii ? ": " : "⋮ "
  }

  /// The sign for text that is cut, one cell wide.
  var ellipsis: StaticString {
    self == .ascii ? "~" : "…"
  }
}
