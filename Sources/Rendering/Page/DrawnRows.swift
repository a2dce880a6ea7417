package import Sections

/// The words of a section's fixed rows and notes, hidden ones too: each list goes with the one of
/// its name in ``Sections/Section``.
package struct DrawnRows: Sendable {
  package let before: [DrawnRow]
  /// The own rows of a section without data.
  package let own: [DrawnRow]
  package let after: [DrawnRow]
  package let noContent: DrawnRow?
  package let allHidden: DrawnRow?

  package init(
    before: [DrawnRow] = [], own: [DrawnRow] = [], after: [DrawnRow] = [],
    noContent: DrawnRow? = nil, allHidden: DrawnRow? = nil
  ) {
    self.before = before
    self.own = own
    self.after = after
    self.noContent = noContent
    self.allHidden = allHidden
  }

  var all: [DrawnRow] { before + own + after + [noContent, allHidden].compactMap { $0 } }
}

/// A row whose words are fixed for the whole section.
package struct DrawnRow: Sendable {
  package let text: [UInt8]
  /// The cells of the row in HTML; nil draws the text as wide as the table.
  package let html: [UInt8]?
  package let className: String?
  /// The height of the row in text output.
  package let lines: LineBudget

  package init(
    text: [UInt8], html: [UInt8]? = nil, className: String?, lines: LineBudget = .standard
  ) {
    self.text = text
    self.html = html
    self.className = className
    self.lines = lines
  }
}

/// One thing that a section draws.
struct DrawnItem {
  let item: SectionItem
  /// The place of its first row among all rows that the section draws.
  let firstRow: Int
  /// The words of a fixed row or a note; nil for everything else.
  let words: DrawnRow?
}

extension PageSection {
  /// What the section draws from top to bottom.
  var items: [DrawnItem] {
    var fixed = (above + below).makeIterator()
    return section.placedItems.map { placed in
      let words: DrawnRow? =
        switch placed.item {
        case .fixed: fixed.next()
        case .note: note
        case .earlier, .rows, .more, .summary: nil
        }
      return DrawnItem(item: placed.item, firstRow: placed.firstRow, words: words)
    }
  }

  /// The fixed rows that are drawn before the rows of data, and the own rows of a section without
  /// data.
  var above: [DrawnRow] {
    guard case .fixed(let own) = section.content else { return drawn(rows.before, section.before) }
    return drawn(rows.before, section.before) + drawn(rows.own, own)
  }

  /// The fixed rows that are drawn after the rows of data.
  var below: [DrawnRow] { drawn(rows.after, section.after) }

  /// What stands in place of the rows of data; nil for nothing.
  var note: DrawnRow? {
    if section.note == nil { return nil }
    return section.count == 0 ? rows.noContent : rows.allHidden
  }

  private func drawn(_ words: [DrawnRow], _ rows: [Row]) -> [DrawnRow] {
    zip(words, rows).filter { !$0.1.isHidden }.map(\.0)
  }
}
