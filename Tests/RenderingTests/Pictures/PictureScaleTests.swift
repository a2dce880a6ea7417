import Testing

@testable import Rendering

/// What pictures make of values, the extreme ones too.
@Suite("Scales of pictures")
struct PictureScaleTests {
  @Test("bars run from 0 to the longest, or to both sides")
  func bars() {
    let plain = BarScale(max: 50, hasNegatives: false)
    #expect(plain.length(25) == 0.5)
    #expect(plain.length(80) == 1)
    #expect(plain.length(-5) == 0)
    #expect(BarScale(max: 50, hasNegatives: true).length(-25) == -0.5)
    #expect(plain.length(.infinity) == 0 && plain.length(.nan) == 0)
    #expect(BarScale(max: 0, hasNegatives: false).length(1) == 0)
  }

  @Test("heat has nine steps, ends included")
  func heat() {
    let scale = HeatScale(from: 0, to: 9, palette: .blue)
    #expect([-1, 0, 0.99, 1, 8.5, 9, 100].map { scale.step($0) } == [0, 0, 0, 1, 8, 8, 8])
    #expect(HeatScale(from: 1, to: 1, palette: .diverging).step(1) == 4)
    #expect(HeatScale(from: 1, to: 1, palette: .blue).step(1) == 0)
    #expect(scale.step(.infinity) == 8 && scale.step(-.infinity) == 0)
  }

  @Test("stars are whole and none is lost")
  func stars() throws {
    let some = try #require(StarCount(3.5, max: 5))
    #expect(some.full == 4 && some.empty == 1)
    let more = try #require(StarCount(7, max: 5))
    #expect(more.full == 7 && more.empty == 0)
    #expect(StarCount(-1, max: 5) == nil && StarCount(21, max: 5) == nil)
    #expect(StarCount(.nan, max: 5) == nil)
  }

  @Test("a line runs between its least and its greatest value")
  func lines() throws {
    let scale = try #require(LineScale([nil, 2, 4, 6]))
    #expect([2, 4, 6].map { scale.share($0) } == [0, 0.5, 1])
    #expect(LineScale([3, 3])?.share(3) == 0.5)
    #expect(LineScale([nil, .nan]) == nil)
    let wide = try #require(LineScale([-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]))
    #expect(wide.share(.greatestFiniteMagnitude) == 1)
  }
}
