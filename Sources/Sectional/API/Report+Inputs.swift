import Rendering
import ReportSpec
import Tables
import Values

/// A kind of file that a report is made of.
package enum InputFile: String, Sendable {
  case data, lookup, template, style, picture

  /// The file in a sentence: `the data`.
  package var words: String {
    switch self {
    case .data: "the data"
    case .lookup: "a lookup"
    case .template: "a template"
    case .style: "the style sheet"
    case .picture: "a picture of the report"
    }
  }
}

/// The files that a report reads.
extension Report {
  /// Whether a path is a file that the report reads, whatever the path calls it.
  package func isInput(_ path: [UInt8]) -> Bool { input(at: path) != nil }

  /// What a file is to the report that names it; nil for a file that it does not read.
  ///
  /// The spec's own file and those of `--data` and `--lookup` are known to the call, not to the
  /// report.
  package func input(at path: [UInt8]) -> InputFile? {
    let loaded = pipeline.loaded
    func isNamed(_ name: String) -> Bool { OutputFile.isSame(path, loaded.path(of: name)) }
    switch loaded.spec.data.file {
    case .path(let file): if isNamed(file.value) { return .data }
    case .standardInput: if OutputFile.isStandardInput(path) { return .data }
    case nil: break
    }
    if loaded.spec.data.lookups.contains(where: { isNamed($0.file.value) }) { return .lookup }
    if let style = loaded.spec.output.htmlStyle, isNamed(style.value) { return .style }
    if loaded.templates.contains(where: { OutputFile.isSame(path, $0) }) { return .template }
    return isPicture(path) ? .picture : nil
  }

  /// Whether a cell shows the file, in whatever output.
  private func isPicture(_ path: [UInt8]) -> Bool {
    let slots = htmlPage.columns.compactMap { column -> Int? in
      guard case .image = column.picture else { return nil }
      return column.source.slot
    }
    // What is no picture now is none that a cell shows, so rows are looked through for few files.
    guard !slots.isEmpty, ConfinedImages.isPicture(path) else { return false }
    let images = ConfinedImages(folder: pipeline.loaded.folder)
    let table = pipeline.drawnTable
    var seen: Set<[UInt8]> = []
    for slot in slots {
      for row in 0..<table.rowCount {
        let name = table.texts.text(row: row, slot: slot)
        guard seen.insert(name).inserted, case .success(let file) = images.file(at: name) else {
          continue
        }
        if OutputFile.isSame(path, file) { return true }
      }
    }
    return false
  }
}
