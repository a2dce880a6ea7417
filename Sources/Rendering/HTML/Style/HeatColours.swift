import Values

/// The nine colours of a palette, for light and for dark screens.
///
/// Lightness falls evenly along a palette of one hue (OKLCH; in the dark it rises), so that the
/// order reads without the hue, for the colour-blind and on paper; the two ends of the diverging
/// one are orange and blue. Each colour has the ink with which its contrast is at least 4.5 to 1.
struct HeatColours {
  /// Hexadecimal digits of a ground and whether its ink is the light one.
  typealias Colour = (ground: String, isInkLight: Bool)

  let light: [Colour]
  let dark: [Colour]

  static let darkInk = "0b0e11"
  static let lightInk = "ffffff"

  init(_ palette: Palette) {
    switch palette {
    case .blue:
      light = HeatColours.colours(
        "f1f8ff d6e6f6 bcd4ee a2c3e5 89b1dc 6fa0d3 548fc9 3475b4 116bb5", light: 7...8)
      dark = HeatColours.colours(
        "1a222b 263443 32465c 3e5a76 4a6d92 5782ae 6597cb 72ade9 80c3ff", light: 0...4)
    case .green:
      light = HeatColours.colours(
        "f1f9f3 d6eadc bcdac5 a1cbae 86bc98 6bad82 4e9d6d 2b8e58 007f43", light: 8...8)
      dark = HeatColours.colours(
        "1a251d 25382b 304c3a 3c6149 487659 548d69 60a479 6dbc8a 7ad59c", light: 0...4)
    case .orange:
      light = HeatColours.colours(
        "fdf5ef f3e0d2 e8cbb5 ddb799 d1a27c c68e60 ba7941 ad651c a15000", light: 7...8)
      dark = HeatColours.colours(
        "291f18 3f2f22 563f2b 6f4f35 886140 a3724a be8555 da9760 f6ab6b", light: 0...4)
    case .grey:
      light = HeatColours.colours(
        "f4f7fb e1e4e8 ced2d5 bcbfc3 aaadb1 999c9f 888b8e 717477 66696c", light: 7...8)
      dark = HeatColours.colours(
        "1f2224 303335 424547 54575a 686b6e 7c7f82 909397 a5a8ac bbbec1", light: 0...4)
    case .diverging:
      light = HeatColours.colours(
        "c06e2e d09064 dfb294 ecd3c3 f4f6f8 c8dbf0 9cc0e6 71a5dc 428ad0", light: nil)
      dark = HeatColours.colours(
        "d99260 a87450 7a5840 4f3d30 212428 344352 476380 5a85b2 6ea9e6", light: 2...6)
    }
  }

  private static func colours(_ grounds: String, light: ClosedRange<Int>?) -> [Colour] {
    grounds.split(separator: " ").enumerated().map { place, ground in
      (String(ground), light?.contains(place) ?? false)
    }
  }

  /// Appends the rules of the classes `NAME-0` to `NAME-8`.
  func append(named name: String, to sheet: inout ByteBuffer) {
    rules(light, name, to: &sheet)
    sheet.append("@media screen and (prefers-color-scheme: dark) {\n")
    rules(dark, name, to: &sheet)
    sheet.append("}\n")
  }

  private func rules(_ colours: [Colour], _ name: String, to sheet: inout ByteBuffer) {
    for (place, colour) in colours.enumerated() {
      sheet.append(".sectional tbody > tr > td.\(name)-\(place) { background: #\(colour.ground); ")
      sheet.append("color: #\(colour.isInkLight ? HeatColours.lightInk : HeatColours.darkInk); }\n")
    }
  }
}
