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

  /// The sequence that begins the style of a cell: its weight and its colour; nil for none.
  static func opening(_ style: CellStyle) -> [UInt8]? {
    var codes: [String] = []
    if style.isBold { codes.append("1") }
    if let color = style.color { codes.append("38;2;\(color.red);\(color.green);\(color.blue)") }
    return codes.isEmpty ? nil : Array("\u{1B}[\(codes.joined(separator: ";"))m".utf8)
  }

  /// The sequence that ends every style.
  static let closing: StaticString = "\u{1B}[0m"
}
