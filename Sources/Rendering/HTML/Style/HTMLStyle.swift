import Values

/// The style of a page: nothing outside the report's own class is touched.
struct HTMLStyle {
  private let page: Page
  private let settings: HTMLSettings
  private let table: HTMLTable

  init(_ page: Page, _ settings: HTMLSettings, _ table: HTMLTable) {
    self.page = page
    self.settings = settings
    self.table = table
  }

  /// The whole style of a page, as it stands between the tags.
  func sheet() -> [UInt8] {
    var sheet = ByteBuffer(capacity: 16_384)
    sheet.append("\n")
    sheet.append(HTMLStyle.colours(of: settings.theme))
    sheet.append(HTMLStyle.page)
    sheet.append(HTMLStyle.table)
    if settings.theme == .ledger { sheet.append(HTMLStyle.ledger) }
    if table.isFolding { folding(&sheet) }
    HTMLPictureStyle(page, settings.theme).append(to: &sheet)
    HTMLColumnStyle(page, table).append(to: &sheet)
    HTMLLineStyle(page).append(to: &sheet)
    headHeight(&sheet)
    if settings.isSticky {
      sheet.append(table.isFolding ? HTMLStyle.stickyFolds : HTMLStyle.sticky)
    }
    if table.layout.kind == .grid {
      HTMLGridStyle(page, table, rows: table.limits).append(to: &sheet)
      if settings.isSticky { sheet.append(HTMLGridStyle.sticky) }
    }
    sheet.append(HTMLStyle.phone)
    if !table.hasHeads {
      // Columns that are not drawn leave nothing to scroll to: texts wrap at the screen's edge.
      sheet.append(".sectional .box > table { width: ")
      sheet.append(table.isFolding ? "100%" : "auto")
      sheet.append("; max-width: 100%; }\n")
      sheet.append(HTMLStyle.unseenHeads)
    }
    sheet.append(HTMLStyle.print)
    author(&sheet)
    return sheet.bytes()
  }

  private static let unseenHeads: StaticString = """
    .sectional .box > table > thead {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }

    """

  /// The number of columns beyond which they stand closer together.
  private static let manyColumns = 8

  /// The height of the heads, below which the headings of sections stick.
  private func headHeight(_ sheet: inout ByteBuffer) {
    if table.columns.count > HTMLStyle.manyColumns {
      sheet.append(".sectional { --gap: .5rem; }\n")
    }
    sheet.append(".sectional { --titles: ")
    sheet.append(!table.hasHeads ? "0rem" : table.head.isTall ? "3.4rem" : "2.25rem")
    sheet.append("; --spanners: ")
    sheet.append(table.hasHeads && table.head.hasSpanners ? "2rem" : "0rem")
    sheet.append("; --head: calc(var(--titles) + var(--spanners)); }\n")
  }

  /// The author's rules reach nothing outside of the report.
  private func author(_ sheet: inout ByteBuffer) {
    guard !settings.style.isEmpty else { return }
    sheet.append("@scope (.sectional) {\n")
    sheet.append(settings.style)
    sheet.append("\n}\n")
  }

  /// Columns of the same width in every table of a page that folds.
  private func folding(_ sheet: inout ByteBuffer) {
    sheet.append(HTMLStyle.folds)
    let sum = table.layout.wantedWidth
    sheet.append(".sectional table { table-layout: fixed; width: min(100%, ")
    sheet.append(integer: Int(sum.rounded(.up)))
    sheet.append("ch); min-width: min(")
    sheet.append(integer: Int(sum.rounded(.up)))
    sheet.append("ch, \(HTMLScreen.foldedTable)rem); }\n")
    for (place, width) in table.layout.widths.enumerated() {
      sheet.append(".sectional col:nth-child(")
      sheet.append(integer: place + 1)
      sheet.append(") { width: ")
      let share = Int(((Double(width) + HTMLLayout.padding) / max(sum, 1) * 10_000).rounded())
      sheet.append(integer: share / 100)
      sheet.append(".")
      if share % 100 < 10 { sheet.append("0") }
      sheet.append(integer: share % 100)
      sheet.append("%; }\n")
    }
  }
}
