/// How a cell of a row stands out (spec language §7, `styles`).
package struct CellStyle: Hashable, Sendable {
  /// CSS classes.
  package let className: String?
  package let isBold: Bool
  package let color: CellColor?

  package init(className: String? = nil, isBold: Bool = false, color: CellColor? = nil) {
    self.className = className
    self.isBold = isBold
    self.color = color
  }
}

/// A colour of sRGB.
package struct CellColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// The styles of a column's cells.
package struct CellStyles: Sendable {
  /// The styles that some cell has.
  package let styles: [CellStyle]
  /// For each row of the data the place of its style in `styles`, counted from 1; 0 for none.
  package let choices: [UInt16]

  package init(styles: [CellStyle], choices: [UInt16]) {
    self.styles = styles
    self.choices = choices
  }

  /// The place in ``styles`` of the style of a row's cell; nil where it has none.
  @inline(__always)
  func place(ofRow row: Int) -> Int? {
    guard choices.indices.contains(row), choices[row] > 0 else { return nil }
    return Int(choices[row]) - 1
  }
}
