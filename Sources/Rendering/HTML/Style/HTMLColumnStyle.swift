import Values

/// Rules for columns that are not as the others: aligned otherwise, of a fixed width, with room
/// after their numbers.
struct HTMLColumnStyle {
  private let page: Page
  private let table: HTMLTable

  init(_ page: Page, _ table: HTMLTable) {
    self.page = page
    self.table = table
  }

  func append(to sheet: inout ByteBuffer) {
    for (place, column) in table.columns.enumerated() {
      rules(place, column, &sheet)
      HTMLCellStyle.append(column, at: place, to: &sheet)
    }
    let most = table.fractions.map(\.digits).max() ?? 0
    for digits in 1...FractionFill.limit where digits <= most {
      let zeros = String(repeating: "0", count: digits)
      sheet.append(".sectional .d\(digits)::after { content: \"\(zeros)\"; }\n")
      sheet.append(".sectional .e\(digits)::after { content: \".\(zeros)\"; }\n")
    }
    if table.fractions.contains(where: \.closesNegatives) {
      sheet.append(".sectional .c::after { content: \")\"; }\n")
    }
    if table.fractions.contains(where: { $0.scale != nil || $0.closesNegatives }) {
      sheet.append(".sectional td > i:empty::after { visibility: hidden; }\n")
    }
  }

  private func rules(_ place: Int, _ column: PageColumn, _ sheet: inout ByteBuffer) {
    let number = place + 1
    var shared = alignment(of: column)
    if let width = column.width { shared += " width: \(width)ch; min-width: \(width)ch;" }
    if let width = column.minWidth, column.width == nil { shared += " min-width: \(width)ch;" }
    if !shared.isEmpty {
      sheet.append(
        ".sectional thead > tr:last-child > :nth-child(\(number)), "
          + ".sectional tbody > tr:not(.summary) > td:nth-child(\(number)):not([colspan]) {"
          + "\(shared) }\n")
    }
    var cells = ""
    if !column.wraps || column.staysTogether { cells += " white-space: nowrap;" }
    if case .bar = column.picture {
      // Bars begin under each other, however long the number beside them is.
      cells += " position: relative; padding-inline-start: calc(80px + 1.5rem);"
    }
    if !cells.isEmpty { sheet.append(selector(number) + " {\(cells) }\n") }
    if let room = table.fractions[place].columnRoom {
      sheet.append(
        selector(number) + "::after { content: \"\(room)\"; visibility: hidden; }\n")
    }
    if let width = table.head.titleWidth(ofColumn: place) {
      sheet.append(
        ".sectional thead > tr:last-child > :nth-child(\(number)) > span { min-width: \(width)ch; }\n"
      )
    }
  }

  private func selector(_ number: Int) -> String {
    ".sectional tbody > tr:not(.summary) > td:nth-child(\(number)):not([colspan])"
  }

  /// Where a column's cells stand; numbers run from left to right on every page.
  private func alignment(of column: PageColumn) -> String {
    guard page.isRightToLeft, column.numbers != nil else {
      return column.alignment == .start ? "" : " text-align: \(column.alignment.rawValue);"
    }
    // Units stand under units, so both ends of a number's column are its right one.
    return column.alignment == .center
      ? " direction: ltr; text-align: center;" : " direction: ltr; text-align: right;"
  }
}
