import Mappings
import Sections
import Values

/// The anchors of a section's fixed rows and notes: `SECTION.KEY`, as those of rows of data.
///
/// An anchor stands once on a page. Where a row of data that is drawn has the key of a fixed row
/// too, the name is that row's, as for ``Sections/SectionList/row(of:ifHidden:)``.
struct FixedRowAnchors {
  private let section: [UInt8]?
  /// Keys of fixed rows that rows of data have.
  private var taken: Set<RowKey> = []

  /// The anchors in a section that draws at most `rowLimit` rows of data.
  init(_ section: PageSection, _ page: Page, rowLimit: Int) {
    self.section = section.anchor
    let keys = Set(section.section.items.compactMap { $0.row?.key })
    // A key of several fields has points in its anchor, which no single text has.
    guard section.anchor != nil, !keys.isEmpty, page.key.count == 1, let slot = page.key.first?.slot
    else { return }
    let wanted = keys.map { (key: $0, bytes: Array($0.text.utf8)) }
    let reader = CellReader(page.texts)
    var left = rowLimit
    for item in section.section.items {
      guard case .rows(let number) = item else { continue }
      let run = section.runs[number]
      let count = min(run.count, left)
      left -= count
      for index in 0..<count {
        let place = reader.place(row: run.row(at: index), slot: slot)
        if place.isNull { continue }
        let text = reader.text(at: place)
        for entry in wanted where entry.bytes.count == text.count {
          if entry.bytes.elementsEqual(text) { taken.insert(entry.key) }
        }
      }
    }
  }

  /// The anchor of a row; nil without a key, in a section without an id and where a row of data
  /// has it.
  func anchor(of row: Row) -> [UInt8]? {
    guard let section, let key = row.key, !taken.contains(key) else { return nil }
    var anchor = ByteBuffer(capacity: 64)
    anchor.append(section)
    anchor.append(".")
    Array(key.text.utf8).withUnsafeBytes { AnchorText.append($0, to: &anchor) }
    return anchor.bytes()
  }
}
