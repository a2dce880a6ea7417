import Formatting
import Sections
import Values

extension PageSection {
  /// What stands in place of a folded section where nothing can unfold it: `20 rows, folded`.
  func foldedWords(_ counts: CellFormatter) -> [UInt8] {
    var words = ByteBuffer(capacity: 64)
    counts.append(integer: Int64(section.count), to: &words)
    words.append(section.count == 1 ? " row, folded" : " rows, folded")
    return words.bytes()
  }
}
