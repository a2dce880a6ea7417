import Formatting
import Sections
import Values

extension PageSection {
  /// Whether the rows are folded: those of a collapsed section with a title that opens it, unless
  /// none of them is drawn; such a section shows why.
  var isFolded: Bool {
    isCollapsed && title != nil && (section.showsData ? section.shown : section.numberOfRows) > 0
  }

  /// What stands in place of the rows of a folded section: `20 rows, folded`.
  func foldedWords(_ counts: CellFormatter) -> [UInt8] {
    let count = section.showsData ? section.count : section.numberOfRows
    var words = ByteBuffer(capacity: 64)
    counts.append(integer: Int64(count), to: &words)
    words.append(count == 1 ? " row, folded" : " rows, folded")
    return words.bytes()
  }
}
