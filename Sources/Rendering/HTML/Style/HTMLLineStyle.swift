import Sections
import Values

/// Rules for the heights of rows and cells that `lines` and `max_lines` bound, and for texts that have
/// lines of their own.
struct HTMLLineStyle {
  private let page: Page
  /// The limits of the page's rows and cells, each once.
  private let limits: [Int]
  /// The least heights of the page's rows, each once.
  private let minimums: [Int]

  init(_ page: Page) {
    self.page = page
    let rows = page.sections.flatMap(\.rows.all) + [page.noContent].compactMap { $0 }
    let prototypes = page.prototypes.map(\.lines)
    let limits = Set(
      prototypes.map(\.limit) + page.columns.compactMap(\.maxLines)
        + rows.filter { $0.html == nil }.map(\.lines.limit))
    self.limits = limits.filter { $0 > 0 }.sorted()
    minimums = Set(prototypes.map(\.minimum) + rows.map(\.lines.minimum))
      .filter { $0 > 1 }.sorted()
  }

  /// The class of what is cut after so many lines; nil for no limit.
  static func className(ofLimit limit: Int) -> String? {
    limit > 0 ? "l\(limit)" : nil
  }

  /// The class of a row that has so many lines at least; nil for one that any row has.
  static func className(ofMinimum minimum: Int) -> String? {
    minimum > 1 ? "h\(minimum)" : nil
  }

  func append(to sheet: inout ByteBuffer) {
    // The height of a table's cell is the least one (CSS 2 §17.5.3).
    for lines in minimums { append("height", lines, to: &sheet) }
    for limit in limits {
      sheet.append(
        ".sectional tbody > tr:not(.summary) > td:not([colspan]) > div.l\(limit), "
          + ".sectional tr.l\(limit) > td > span { display: -webkit-box; "
          + "-webkit-box-orient: vertical; -webkit-line-clamp: \(limit); overflow: hidden; }\n")
    }
    if hasLines { sheet.append(".sectional td[colspan] > span { white-space: pre-line; }\n") }
  }

  /// The rules for rows that are grids, whose cells have no least height by themselves.
  func appendGrid(to sheet: inout ByteBuffer) {
    for lines in minimums { append("height: auto; min-height", lines, to: &sheet) }
  }

  /// A least height of so many lines, which are 1.4em high on the page.
  private func append(_ property: StaticString, _ lines: Int, to sheet: inout ByteBuffer) {
    sheet.append(".sectional tr.h\(lines) > td { \(property): calc(\(lines) * 1.4em); }\n")
  }

  /// Whether some text as wide as the table has lines of its own.
  private var hasLines: Bool {
    let sections = page.sections.filter { !$0.section.isHidden }
    return [page.noContent?.text].contains(where: HTMLLineStyle.breaks)
      || sections.contains { section in
        HTMLLineStyle.breaks(section.footer)
          || section.rows.all.contains { $0.html == nil && HTMLLineStyle.breaks($0.text) }
          || section.runs.contains {
            HTMLLineStyle.breaks($0.more) || HTMLLineStyle.breaks($0.earlier)
          }
      }
  }

  private static func breaks(_ text: [UInt8]?) -> Bool {
    text?.contains(0x0A) ?? false
  }
}
