import Mappings
import Sections

extension Report {
  /// The sections as lines of text: what each shows of its groups and how it is drawn.
  ///
  /// It is the seam between mapping and drawing, and made to be compared: one line for each section
  /// and each thing in it, in the order of the page.
  public func outline() -> String {
    sections.sections.enumerated().map { number, section in
      let words = [
        "section \(number)", section.id.map { "id \($0)" } ?? "fixed",
        section.isHidden ? "hidden" : nil,
        section.showsData ? "\(section.count) rows" : nil,
      ]
      let head = words.compactMap { $0 }.joined(separator: ", ")
      return ([head] + section.items.map { "  " + describe($0, of: section) })
        .map { $0 + "\n" }.joined()
    }.joined()
  }

  private func describe(_ item: SectionItem, of section: Section) -> String {
    switch item {
    case .fixed(let row): return "fixed row \(describe(row, of: section))"
    case .note(let row): return "note \(describe(row, of: section))"
    case .earlier(let run): return "\(section.runs[run].earlier) earlier"
    case .more(let run): return "\(section.runs[run].more) more"
    case .summary: return "summary"
    case .rows(let run):
      let group = GroupName(section.runs[run].group)
      let window = mappings.window(ofGroup: group)
      let direction = mappings.isReversed(forGroup: group) ? ", reversed" : ""
      return "rows of \(group.text) \(window.lowerBound)..<\(window.upperBound)\(direction)"
        + ", " + cells(of: section.runs[run])
    }
  }

  /// The cells that draw the rows of a run, in the order in which they come, and the hidden rows.
  private func cells(of run: RowRun) -> String {
    var names: [String] = []
    run.forEachStretch { _, cell in
      if !names.contains(where: { $0.utf8.elementsEqual(cell.name.utf8) }) {
        names.append(cell.name)
      }
    }
    let words = names.count == 1 ? "cell \(names[0])" : "cells \(names.joined(separator: ", "))"
    let hidden = run.count - run.shown
    return hidden > 0 ? "\(words), \(hidden) hidden" : words
  }

  private func describe(_ row: Row, of section: Section) -> String {
    switch row.drawing {
    case .byRules: section.cells.cell(for: row).name
    case .cell(let cell, let text): text.map { "\(cell): \($0)" } ?? cell.name
    case .literal(let text): text
    }
  }
}
