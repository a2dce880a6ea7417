import Diagnostics
import Mappings
import ReportSpec

/// The questions about one section and its rows.
extension Explanation {
  /// Everything about a section.
  ///
  /// - Parameter name: An id, or a number on the page with fixed sections counted, from 0. An id
  ///   wins over a number.
  /// - Returns: What is known, in the order of the overview's columns.
  /// - Throws: A fault that names the sections there are.
  package func section(_ name: [UInt8]) throws(PipelineFailure) -> [Fact] {
    facts(of: try find(name))
  }

  /// What stands at a row of a section.
  ///
  /// - Parameters:
  ///   - row: The row's `index`, from 0; in a consolidated section rows count through.
  ///   - name: An id, or a number on the page.
  /// - Returns: The section, the group with the index, and the row of the data.
  /// - Throws: A fault that names the rows there are.
  package func row(_ row: Int, inSection name: [UInt8]) throws(PipelineFailure) -> [Fact] {
    let section = try find(name)
    let title = title(of: section)
    guard let page = section.page, let number = pageNumbers.firstIndex(of: page) else {
      throw fault(
        .noSuchRow, "\(title) has no row of data",
        notes: [section.content == .fixed ? "it has fixed rows only" : remarks(of: section)])
    }
    guard let place = mappings.groupAndIndex(forRow: row, inSection: number),
      let window = window(named: place.group.text)
    else {
      let count = mappings.numberOfItems(inSection: number)
      throw fault(
        .noSuchRow, "\(title) has no row \(row)",
        help: [count == 0 ? "it shows no row of data" : "its rows are 0 to \(count - 1)"])
    }
    var facts = [Fact("section", self.name(of: section)), Fact("row", String(row))]
    if section.content == .consolidated {
      facts.append(Fact("stands for", Words.text(window.entry.id)))
    }
    let drawing = pipeline.compiler.report.drawing(ofSection: window.entry.id)
    if section.isHidden || drawing?.isHidden ?? false {
      facts.append(Fact("drawn", "no, the section is hidden"))
    } else if let drawing, let own = drawing.place(ofIndex: place.index) {
      facts += drawing.facts(ofRowAt: own)
    }
    return facts + self.facts(of: window, index: place.index)
  }

  /// The section that a name means.
  func find(_ name: [UInt8]) throws(PipelineFailure) -> ExplainedSection {
    if let section = sections.first(where: { $0.id?.utf8.elementsEqual(name) ?? false }) {
      return section
    }
    let text = String(decoding: name, as: UTF8.self)
    if let number = Int(text), let section = sections.first(where: { $0.page == number }) {
      return section
    }
    let ids = sections.compactMap(\.id)
    let suggestion = Suggestion.help(for: text, among: ids)
    throw fault(
      .noSuchSection, "there is no section `\(text)`",
      notes: ids.isEmpty ? [] : ["the ids are \(Explanation.list(ids))"],
      help: [suggestion].compactMap { $0 } + [
        pageCount == 0
          ? "no section is on the page" : "the numbers on the page are 0 to \(pageCount - 1)"
      ])
  }

  private func facts(of section: ExplainedSection) -> [Fact] {
    zip(sectionTable.headings, section.cells).compactMap { name, value in
      value.isEmpty || value == "-" ? nil : Fact(name, value)
    }
  }

  private func remarks(of section: ExplainedSection) -> String {
    section.cells.last ?? ""
  }

  /// A section among facts: its number and its id.
  func name(of section: ExplainedSection) -> String {
    let number = section.page.map(String.init) ?? SectionRemarks.notShown
    return section.id.map { "\(number) (\(Words.text($0)))" } ?? number
  }

  /// A section in a sentence.
  private func title(of section: ExplainedSection) -> String {
    if let id = section.id { return "the section `\(id)`" }
    return section.page.map { "section \($0)" } ?? "the section"
  }

  private static let listed = 20

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(listed).map { "`\($0)`" }.joined(separator: ", ")
    let left = names.count - listed
    return left > 0 ? "\(shown) and \(left) more" : shown
  }

  func fault(
    _ code: DiagnosticCode, _ message: String, notes: [String] = [], help: [String] = []
  ) -> PipelineFailure {
    PipelineFailure(.content, [Diagnostic(code, message, at: nil, notes: notes, help: help)])
  }
}
