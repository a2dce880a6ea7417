/// How a line stands out on a terminal; it never carries a meaning of its own.
enum TextStyle {
  case plain
  case bold
  case dim

  /// The sequence of ECMA-48 (SGR) that begins the style; nil for none.
  var opening: StaticString? {
    switch self {
    case .plain: nil
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    }
  }

  /// The sequence that ends every style.
  static let closing: StaticString = "\u{1B}[0m"
}
