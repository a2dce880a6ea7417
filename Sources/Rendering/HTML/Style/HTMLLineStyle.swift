import Sections
import Values

/// Rules for the heights of rows and cells that `lines` and `max_lines` limit, and for texts that
/// have lines of their own.
struct HTMLLineStyle {
  private let page: Page
  /// The limits of the page's rows and cells, each once.
  private let limits: [Int]

  init(_ page: Page) {
    self.page = page
    var limits = Set(page.prototypes.map(\.lines.limit) + page.columns.compactMap(\.maxLines))
    for section in page.sections {
      for row in section.rows.values where row.html == nil { limits.insert(row.lines.limit) }
    }
    if let row = page.noContent, row.html == nil { limits.insert(row.lines.limit) }
    self.limits = limits.filter { $0 > 0 }.sorted()
  }

  /// The class of what is cut after so many lines; nil for no limit.
  static func className(ofLimit limit: Int) -> String? {
    limit > 0 ? "l\(limit)" : nil
  }

  func append(to sheet: inout ByteBuffer) {
    for limit in limits {
      sheet.append(
        ".sectional tbody > tr:not(.summary) > td:not([colspan]) > div.l\(limit), "
          + ".sectional tr.l\(limit) > td > span { display: -webkit-box; "
          + "-webkit-box-orient: vertical; -webkit-line-clamp: \(limit); overflow: hidden; }\n")
    }
    if hasLines { sheet.append(".sectional td[colspan] > span { white-space: pre-line; }\n") }
  }

  /// Whether some text as wide as the table has lines of its own.
  private var hasLines: Bool {
    let sections = page.sections.filter { !$0.section.isHidden }
    return [page.noContent?.text].contains(where: HTMLLineStyle.breaks)
      || sections.contains { section in
        HTMLLineStyle.breaks(section.footer)
          || section.rows.values.contains { $0.html == nil && HTMLLineStyle.breaks($0.text) }
          || section.runs.contains {
            HTMLLineStyle.breaks($0.more) || HTMLLineStyle.breaks($0.earlier)
          }
      }
  }

  private static func breaks(_ text: [UInt8]?) -> Bool {
    text?.contains(0x0A) ?? false
  }
}
