import Testing
import Values

@testable import Rendering

/// Room after numbers, so that decimal marks stand under each other.
@Suite("Fraction fill")
struct FractionFillTests {
  private func room(_ text: String, scale: Int) -> String {
    drawn { buffer in
      Array(text.utf8).withUnsafeBytes {
        FractionFill(scale: scale, digits: scale, closesNegatives: false).append(
          after: $0, to: &buffer)
      }
    }
  }

  @Test("a cell with fewer digits is filled up, one with all of them is not")
  func cells() {
    #expect(room("1.25", scale: 2) == "")
    #expect(room("1.5", scale: 2) == "<i class=\"d1\"></i>")
    #expect(room("12", scale: 2) == "<i class=\"e2\"></i>")
    #expect(room("-0.5", scale: 3) == "<i class=\"d2\"></i>")
    #expect(room("7", scale: 0) == "")
  }

  @Test("a text that is no number stands as it is")
  func texts() {
    #expect(room("n/a", scale: 2) == "")
    #expect(room("", scale: 2) == "")
    #expect(room("1.", scale: 2) == "")
  }

  @Test("a summary with more digits than the data moves the whole column")
  func columns() {
    let fill = FractionFill(scale: 0, digits: 2, closesNegatives: false)
    #expect(fill.columnRoom == ".00")
    #expect(FractionFill(scale: 1, digits: 3, closesNegatives: false).columnRoom == "00")
    #expect(FractionFill(scale: 2, digits: 2, closesNegatives: false).columnRoom == nil)
  }
}
