import Testing

@testable import Rendering

/// The colours of heat cells can be read and are in order.
@Suite("Heat colours")
struct HeatColourTests {
  @Test("text on every colour has a contrast of at least 4.5 to 1", arguments: Palette.allCases)
  func contrast(_ palette: Palette) throws {
    let colours = HeatColours(palette)
    for colour in colours.light + colours.dark {
      let ink = colour.isInkLight ? HeatColours.lightInk : HeatColours.darkInk
      let contrast = try contrast(luminance(colour.ground), luminance(ink))
      #expect(contrast >= 4.5, "\(ink) on \(colour.ground) has \(contrast)")
    }
  }

  @Test("lightness tells the order without the hue", arguments: Palette.allCases)
  func order(_ palette: Palette) throws {
    let colours = HeatColours(palette)
    let light = try colours.light.map { try luminance($0.ground) }
    let dark = try colours.dark.map { try luminance($0.ground) }
    #expect(light.count == HeatScale.steps && dark.count == HeatScale.steps)
    if palette == .diverging {
      #expect(light.max() == light[4] && dark.min() == dark[4])
    } else {
      #expect(light == light.sorted(by: >) && dark == dark.sorted())
    }
  }

  private func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Relative luminance (WCAG 2.2) of six hexadecimal digits.
  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour, radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let share = Double(part) / 255
      // Powers without a library: the curve is close to a power of 2.4 = 2 + 2/5.
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// `base` to the power of 2.4, by Newton's method for the fifth root of the square.
  private func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
