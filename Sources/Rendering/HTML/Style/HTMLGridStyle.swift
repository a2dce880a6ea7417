import Sections
import Values

/// The rules of a long page on a screen: a browser lays out only what is in sight.
///
/// A browser sizes the columns of a table by all of its cells, which takes seconds for some
/// hundred thousand of them. Here the sheet says how wide the columns are, each row is a grid of its
/// own, and sections and rows out of sight are skipped (CSS Containment Level 2,
/// `content-visibility`). The markup is the same table, and paper gets it as one.
struct HTMLGridStyle {
  /// The rows of a page from which on it is long.
  static let longPage = 1_000

  private let page: Page
  private let table: HTMLTable
  private let rows: [Int]

  /// The rules of a page that draws so many `rows` of each section.
  init(_ page: Page, _ table: HTMLTable, rows: [Int]) {
    self.page = page
    self.table = table
    self.rows = rows
  }

  func append(to sheet: inout ByteBuffer) {
    let widths = table.layout.widths
    guard widths.count == table.columns.count else { return }
    var tracks = ""
    for (place, column) in table.columns.enumerated() {
      let wanted = "calc(\(widths[place])ch + 2 * var(--gap, .75rem))"
      let isRigid = column.staysTogether || !column.wraps || column.width != nil
      tracks += isRigid ? " \(wanted)" : " minmax(\(min(widths[place], 9))ch, \(wanted))"
    }
    sheet.append("@media screen {\n")
    sheet.append(HTMLGridStyle.base)
    let total = widths.reduce(0, +)
    let gaps = table.columns.count * 2
    sheet.append(".sectional table { width: calc(\(total)ch + \(gaps) * var(--gap, .75rem)); }\n")
    sheet.append(".sectional tr { grid-template-columns:\(tracks); }\n")
    for count in 2...max(table.columns.count, 2) {
      sheet.append(".sectional [colspan=\"\(count)\"] { grid-column: span \(count); }\n")
    }
    HTMLLineStyle(page).appendGrid(to: &sheet)
    heights(&sheet)
    sheet.append("}\n")
  }

  /// About how high sections are, so that the bar beside the page tells where one is.
  private func heights(_ sheet: inout ByteBuffer) {
    let drawn = zip(page.sections, rows).filter { !$0.0.section.isHidden }.map(\.1)
    guard drawn.count <= 500 else { return }
    for (place, count) in drawn.enumerated() {
      sheet.append(".sectional tbody:nth-of-type(\(place + 1)) { ")
      sheet.append("contain-intrinsic-block-size: auto \(count * 34 + 120)px; }\n")
    }
  }

  private static let base: StaticString = """
    .sectional table { display: block; min-width: 0; max-width: 100%; }
    .sectional thead { display: block; }
    .sectional tbody {
      display: block; content-visibility: auto; contain-intrinsic-block-size: auto 1000px;
    }
    .sectional tr { display: grid; }
    .sectional tbody > tr:not(.heading) {
      content-visibility: auto; contain-intrinsic-block-size: auto 34px;
    }
    .sectional thead th { align-content: end; }
    .sectional .heading { position: sticky; z-index: 1; }
    .sectional .heading th { position: static; }
    .sectional tbody + .total::before { content: none; }
    .sectional tbody + .total { margin-top: 1.25rem; }

    """

  /// Heads stay in sight, and below them the heading of the section.
  static let sticky = """
    @media screen and (min-width: \(HTMLScreen.narrow).01em) {
      .sectional .heading { top: calc(var(--head) - 1.4rem); }
      .sectional tbody:first-of-type .heading { top: calc(var(--head) - .45rem); }
      .sectional .heading th { position: static; }
    }

    """
}
