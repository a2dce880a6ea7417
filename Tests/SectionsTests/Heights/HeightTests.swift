import Sections
import Testing

@Suite("Heights in lines")
struct HeightTests {
  /// Words that are all one column wide.
  private func wrap(_ text: String, _ columns: Int) -> Int {
    max((text.count + columns - 1) / columns, 1)
  }

  private func layout(
    _ minimum: Int, limit: Int = 0, chrome: Int = 0, width: Int = 0, isRuled: Bool = false
  ) throws -> CellLayout {
    let budget = try #require(
      LineBudget(minimum: minimum, limit: limit, chrome: chrome, isRuled: isRuled))
    return try #require(CellLayout(chromeWidth: width, budget: budget))
  }

  @Test("max(minimum, chrome + min(wrapped, limit)), and a line for a rule")
  func formula() throws {
    let text = String(repeating: "x", count: 95)
    let lines = { (layout: CellLayout) in layout.lines(of: text, width: 20, wrap: wrap) }
    #expect(lines(try layout(0)) == 5)
    #expect(lines(try layout(8)) == 8)
    #expect(lines(try layout(0, limit: 3)) == 3)
    #expect(lines(try layout(0, limit: 9)) == 5)
    #expect(lines(try layout(0, chrome: 2)) == 7)
    #expect(lines(try layout(6, limit: 3, chrome: 2)) == 6)
    #expect(lines(try layout(0, limit: 3, chrome: 2, isRuled: true)) == 6)
    #expect(lines(try layout(8, isRuled: true)) == 9)
    // The text has the width that its surroundings leave.
    #expect(lines(try layout(0, width: 10)) == 10)
  }

  @Test("a limit of 0 is none, a negative number is refused")
  func numbers() {
    #expect(LineBudget(limit: 0)?.lines(ofWrapped: 1_000) == 1_000)
    #expect(LineBudget(minimum: -1) == nil && LineBudget(limit: -1) == nil)
    #expect(LineBudget(chrome: -1) == nil && CellLayout(chromeWidth: -1) == nil)
  }

  @Test("a row without text has the minimum of its cell")
  func noText() throws {
    #expect(try layout(4).lines(of: nil, width: 20) { _, _ in 99 } == 4)
    // No text is no line, an empty text is as many as it wraps to.
    #expect(try layout(0, chrome: 2).lines(of: nil, width: 20, wrap: wrap) == 2)
    #expect(try layout(0, chrome: 2).lines(of: "", width: 20, wrap: wrap) == 3)
  }

  @Test("the text that grows makes its row higher, beside lines and columns that stay")
  func growing() throws {
    let layout = try layout(4, chrome: 2, width: 6)
    let heights = [0, 10, 28, 29, 100].map { length in
      layout.lines(of: String(repeating: "x", count: length), width: 20, wrap: wrap)
    }
    #expect(heights == [4, 4, 4, 5, 10])
    #expect(layout.textWidth(in: 20) == 14)
  }

  @Test("a text that is cut is known, so that it ends with a sign")
  func cut() throws {
    let budget = try #require(LineBudget(limit: 2))
    #expect(budget.cuts(wrapped: 3) && !budget.cuts(wrapped: 2))
    #expect(!LineBudget.standard.cuts(wrapped: 1_000))
  }

  @Test("a width that leaves nothing still has a column", arguments: [0, 5, -1, Int.min, Int.max])
  func narrow(_ width: Int) throws {
    let layout = try layout(0, width: 6)
    var asked = 0
    _ = layout.lines(of: "text", width: width) { _, columns in
      asked = columns
      return 1
    }
    #expect(asked == (width == .max ? .max - 6 : 1))
    #expect(layout.textWidth(in: width) == asked)
  }

  @Test("a cell is laid out once for each width, and a copy has its own layouts")
  func cache() throws {
    let calls = Calls()
    let layout = try layout(2, width: 2)
    var heights = FittedHeights<CellIdentifier> { cell, width in
      calls.add("\(cell) \(width)")
      return layout
    }
    for _ in 0..<3 {
      #expect(heights.lines(of: "abcdefghi", in: "note", width: 5, wrap: wrap) == 3)
      #expect(heights.lines(of: "a", in: "note", width: 9, wrap: wrap) == 2)
      #expect(heights.lines(of: nil, in: "other", width: 5, wrap: wrap) == 2)
    }
    #expect(calls.all == ["note 5", "note 9", "other 5"])
    var copy = heights
    _ = copy.layout(of: "third", width: 5)
    _ = heights.layout(of: "third", width: 5)
    #expect(calls.all.count == 5)
  }

  @Test("a program's own names of prototypes, and lines that it counts itself")
  func otherNames() throws {
    var heights = FittedHeights<Int> { place, width in
      CellLayout(LineBudget(minimum: place, limit: width) ?? .standard)
    }
    #expect(heights.layout(of: 3, width: 5).lines(width: 5) { _ in 1 } == 3)
    #expect(heights.layout(of: 3, width: 5).lines(width: 5) { $0 + 9 } == 5)
    #expect(CellLayout.standard.lines(width: 7) { $0 } == 7)
  }

  @Test("a row's own height wins over that of its section")
  func perRow() throws {
    let own = try #require(LineBudget(minimum: 4))
    let section = try Section(
      id: "s", rows: [.fixed("image", lines: own), .fixed("title")],
      lines: #require(LineBudget(minimum: 2)))
    #expect(section.lines(of: .fixed("image", lines: own)).minimum == 4)
    #expect(section.lines(of: .fixed("title")).minimum == 2)
    #expect(Section(id: "s", content: .fixed([])).lines(of: .fixed("title")) == .standard)
  }
}

/// What was asked of a measure, in order.
private final class Calls: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ call: String) { all.append(call) }
}
