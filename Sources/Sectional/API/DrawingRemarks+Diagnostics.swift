import Diagnostics
import Rendering
import Tables
import Values

extension DrawingRemarks {
  /// A warning for each cell that was not drawn as the spec asks for.
  func diagnostics(_ table: Table) -> [Diagnostic] {
    let refused = list(links, table, .refusedLink, more: "such an address") { _ in
      (
        "the address for this cell is not allowed, so it is no link",
        ["links have the schemes `http`, `https` and `mailto`, or none"]
      )
    }
    let missing = list(images, table, .missingImage, more: "no picture") { cell in
      let path = String(decoding: table.texts.text(row: cell.row, slot: cell.slot), as: UTF8.self)
      return (
        "the picture `\(path)` \(cell.words), so its text stands here",
        ["a picture is a PNG, JPEG, GIF or WebP of at most 200 kB in the spec's folder"]
      )
    }
    return refused + missing
  }

  private func list(
    _ list: List, _ table: Table, _ code: DiagnosticCode, more: String,
    _ words: (Cell) -> (message: String, help: [String])
  ) -> [Diagnostic] {
    list.cells.enumerated().map { number, cell in
      let left = list.count - list.cells.count
      let isLast = number == list.cells.count - 1
      let (message, help) = words(cell)
      return Diagnostic(
        code, .warning, message, at: table.span(row: cell.row, slot: cell.slot),
        notes: isLast && left > 0 ? ["\(left) more cells have \(more)"] : [], help: help)
    }
  }
}
