import Rendering
import ReportSpec

/// The parts of a page, and rows of the spec, as one output draws them.
struct DrawnParts {
  private let parts: PageParts
  private let isHTML: Bool
  /// Whether the output is made of the parts' texts.
  private let isText: Bool

  init(_ parts: PageParts, _ output: OutputKind) {
    self.parts = parts
    isHTML = output == .html
    isText = output == .text || output == .markdown
  }

  /// The values that the templates of a section or of the page name.
  func names(_ names: Names, ofPage: Bool = false) -> PartNames {
    isHTML ? parts.names(names, ofPage: ofPage) : PartNames()
  }

  /// A section's title as its heading says it.
  func heading(_ title: [UInt8], _ names: Names) -> [UInt8] {
    isText ? parts.heading(title, names) : title
  }

  /// The line that tells of rows cut off.
  func more(_ words: [UInt8], _ names: Names) -> [UInt8] {
    isText ? parts.more(words, names) : words
  }

  /// A summary as one text; nil where its values stand under their columns.
  func summary(_ title: [UInt8], _ names: Names) -> [UInt8]? {
    isText ? parts.summary(title, names) : nil
  }

  /// A row of the spec as a text, and its cells in HTML where it has some.
  func forms(of row: FixedRowDrawing, _ names: Names) -> (text: [UInt8], html: [UInt8]?) {
    let names = names.adding(row.values)
    let words = row.words.map { names.expand($0) }
    let seen = words.map { names.adding(own: [("text", .text($0))]) } ?? names
    let text = row.text.map { seen.expand($0) } ?? words
    guard let template = row.html, isHTML || text == nil else { return (text ?? [], nil) }
    let html = seen.adding(own: [("text", .text(text ?? []))]).expand(template)
    // A row that has HTML alone is in other outputs what a reader sees of it.
    return (text ?? HTMLText.text(of: html), isHTML ? html : nil)
  }
}

extension Names {
  /// The same with the number of columns that are drawn.
  func withColumns(_ pageColumns: [PageColumn], _ columns: ColumnCompiler) -> Names {
    adding(own: [("columns", .count(pageColumns.count, columns.counts))])
  }
}
