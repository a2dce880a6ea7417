import Values

/// The classes that bold and coloured cells of a column get, with their rules (`styles`).
enum HTMLCellStyle {
  /// For each style of the column at a place of the page the classes of a cell that has it.
  static func classes(of column: PageColumn, at place: Int) -> [[UInt8]] {
    (column.styles?.styles ?? []).enumerated().map { number, style in
      let own = style.isBold || style.color != nil ? [name(place, number)] : []
      return Array(([style.className].compactMap { $0 } + own).joined(separator: " ").utf8)
    }
  }

  private static func name(_ place: Int, _ number: Int) -> String {
    "style-\(place + 1)-\(number + 1)"
  }

  /// Appends the rules of the column at a place of the page.
  static func append(_ column: PageColumn, at place: Int, to sheet: inout ByteBuffer) {
    for (number, style) in (column.styles?.styles ?? []).enumerated() {
      var rules = style.isBold ? " font-weight: 600;" : ""
      if let color = style.color {
        rules += " color: rgb(\(color.red) \(color.green) \(color.blue));"
      }
      if !rules.isEmpty { sheet.append(".sectional td.\(name(place, number)) {\(rules) }\n") }
    }
  }
}
