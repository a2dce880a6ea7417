import Diagnostics
import Mappings
package import Rendering
import Sections
import Tables
import Values

extension Report {
  /// Writes the lines of the text around a row: what scrolling to it is on a screen.
  ///
  /// - Parameters:
  ///   - key: The key of a row of data, its fields joined by commas or as a list in JSON, or of a
  ///     fixed row.
  ///   - context: Lines on each side of the row.
  ///   - position: Where the row stands among them.
  ///   - width: Cells of a line; nil: what the spec says, else 100.
  ///   - isStyled: Whether bold and dim lines are marked for a terminal.
  ///   - sink: Gets the text.
  /// - Throws: `PipelineFailure` where no row has the key or none is shown, what the sink throws.
  package func drawText(
    around key: [UInt8], context: Int, position: FocusPosition, width: Int?,
    isStyled: Bool = false, to sink: any ByteSink
  ) throws {
    let found = try place(of: key)
    let window = FocusWindow(context: context, position: position, note: found.note)
    let text = MemorySink()
    let lines = try drawTextNotingLines(width: width, isStyled: isStyled, to: text)
    if try !window.write(text.bytes, lines, around: found.row, textBorder, to: sink) {
      throw notShown(key, "its section is folded in text")
    }
  }

  /// The row that is drawn for a key, with a word where it is another one.
  private func place(
    of key: [UInt8]
  ) throws(PipelineFailure) -> (row: RowPath, note: [UInt8]?) {
    let text = String(decoding: key, as: UTF8.self)
    for (number, section) in sections.sections.enumerated() {
      for case .fixed(let row) in section.items where row.key == RowKey(text) {
        return (RowPath(section: number, row: section.firstRow(of: .fixed(row)) ?? 0), nil)
      }
    }
    let explanation = Explanation(pipeline)
    let wanted = explanation.listedKey(
      ofRow: try explanation.row(ofKey: [key], isAround: true), of: pipeline.table)
    var isHidden = false
    for (number, section) in textPage.sections.enumerated() where !section.section.isHidden {
      for (runNumber, run) in section.runs.enumerated() {
        let drawn = section.section.runs[runNumber]
        func key(at place: Int) -> [UInt8] {
          explanation.listedKey(ofRow: run.row(inWindow: place), of: pipeline.drawnTable)
        }
        guard !drawn.isHidden,
          let place = (0..<run.window.count).first(where: { key(at: $0) == wanted })
        else { continue }
        let first = section.section.firstRow(of: .rows(run: runNumber)) ?? 0
        if let index = drawn.shownPlace(of: place) {
          return (RowPath(section: number, row: first + index), nil)
        }
        isHidden = true
        if let nearest = drawn.nearestShown(to: place), let index = drawn.shownPlace(of: nearest) {
          let name = explanation.name(ofRow: run.row(inWindow: nearest), of: pipeline.drawnTable)
          let note = "`\(text)` is hidden; `\(name)` is the nearest row that is shown."
          return (RowPath(section: number, row: first + index), Array(note.utf8))
        }
      }
    }
    throw notShown(key, isHidden ? "every row of its section is hidden" : "no section shows it")
  }

  private func notShown(_ key: [UInt8], _ reason: String) -> PipelineFailure {
    let text = String(decoding: key, as: UTF8.self)
    return PipelineFailure(
      .content,
      [
        Diagnostic(
          .noSuchKey, "the row `\(text)` is not shown: \(reason)", at: nil,
          help: ["`sectional explain SPEC --key \(text)` says where it stands"])
      ])
  }
}
