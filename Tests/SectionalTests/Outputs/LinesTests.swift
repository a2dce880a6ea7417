import Sectional
import Sections
import Testing

/// `lines: {min, max}`: the height of rows (spec language §3, sections: text line budget).
@Suite("Text: heights of rows")
struct LinesTests {
  private func lines(_ spec: String, _ data: String = csv("s,k", "one two three,x", "a,y"))
    throws -> [String]
  {
    try report("title: false\noutput: {text: {border: none}}\n" + spec, data).text()
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map(String.init)
  }

  @Test("max cuts with an ellipsis, 0 is no limit")
  func max() throws {
    let columns = "columns: [{field: s, width: 5}, k]\n"
    #expect(
      try lines(columns + "sections: [{lines: {max: 2}}]")
        == ["one    x", "two…", "a      y"])
    #expect(
      try lines(columns + "sections: [{lines: {max: 1}}]") == ["one…   x", "a      y"])
    #expect(
      try lines(columns + "sections: [{lines: {max: 0}}]")
        == ["one    x", "two", "three", "a      y"])
  }

  @Test("min makes every row that high")
  func min() throws {
    #expect(
      try lines("columns: [{field: s, width: 5}, k]\nsections: [{lines: {min: 2}}]")
        == ["one    x", "two", "three", "a      y", ""])
    #expect(try lines("columns: [k]\nsections: [{lines: {min: 0}}]") == ["x", "y"])
  }

  @Test("min is kept above max")
  func both() throws {
    #expect(
      try lines("columns: [{field: s, width: 5}, k]\nsections: [{lines: {min: 3, max: 1}}]")
        == ["one…   x", "", "", "a      y", "", ""])
  }

  @Test("a column's own limit holds if it is lower")
  func columns() throws {
    #expect(
      try lines("columns: [{field: s, width: 5, max_lines: 1}, k]\nsections: [{lines: {max: 2}}]")
        == ["one…   x", "a      y"])
  }

  @Test(
    "a cell's lines are the prototype's; a section's max stands in for it, the higher min holds")
  func cells() throws {
    let cells = "cells: {tall: {extends: row, lines: {min: 2, max: 1}}, taller: {extends: tall}}\n"
    let columns = "columns: [{field: s, width: 5}, k]\n"
    #expect(
      try lines(cells + columns + "sections: [{cell: taller}]")
        == ["one…   x", "", "a      y", ""])
    #expect(
      try lines(cells + columns + "sections: [{cell: tall, lines: {min: 1, max: 2}}]")
        == ["one    x", "two…", "a      y", ""])
  }

  @Test("fixed rows have the height of their cell, those of a fixed section its own too")
  func fixedRows() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}\nsections:\n"
        + "  - {rows: [note], lines: {min: 3}}\n  - {groups: all, before: [note]}\n"
        + "cells: {note: {text: N, lines: {min: 2}}}\ncolumns: [k]", csv("k,s", "x,1"))
    #expect(made.text() == "k\nN\n\n\n\nN\n\nx\n")
  }

  @Test("defaults hold, a section's own key replaces them")
  func defaults() throws {
    let spec = "defaults: {lines: {min: 2}}\ncolumns: [k]\n"
    #expect(try lines(spec) == ["x", "", "y", ""])
    #expect(try lines(spec + "sections: [{lines: {max: 1}}]") == ["x", "y"])
  }

  @Test("the formula, with chrome and rule")
  func formula() throws {
    let budget = try #require(LineBudget(minimum: 4, limit: 2, chrome: 1, isRuled: true))
    #expect(budget.lines(ofWrapped: 9) == 5)
    #expect(LineBudget(limit: 2, chrome: 3)?.lines(ofWrapped: 9) == 5)
    #expect(LineBudget(chrome: 3)?.lines(ofWrapped: 9) == 12)
    #expect(LineBudget.standard.lines(ofWrapped: 7) == 7)
    #expect(LineBudget(minimum: 2)?.lines(ofWrapped: -1) == 2)
    #expect(LineBudget(chrome: .max, isRuled: true)?.lines(ofWrapped: .max) == .max)
    #expect(LineBudget(minimum: -1) == nil)
    #expect(LineBudget(limit: -1) == nil)
    #expect(LineBudget(chrome: -1) == nil)
  }

  @Test("a negative number is an error")
  func negative() {
    #expect(faults("sections: [{lines: {max: -1}}]", csv("n", "1")).count == 1)
    #expect(faults("sections: [{lines: {min: -1}}]", csv("n", "1")).count == 1)
    #expect(faults("cells: {row: {lines: {min: -1}}}", csv("n", "1")).count == 1)
  }
}
