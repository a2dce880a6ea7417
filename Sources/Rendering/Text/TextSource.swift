/// What the loops over cells ask of a column, held without references.
struct TextSource {
  /// The place of the field in a row's texts.
  let slot: Int
  /// Whether the cell is the text as it was read.
  let isPlain: Bool
  /// What numbers are lined up on; empty for texts.
  let mark: NumberMark

  init(_ column: PageColumn) {
    slot = column.source.slot
    isPlain = column.isPlainText
    mark = NumberMark(column.decimalMark)
  }
}

extension PageColumn {
  /// Whether the cell's text is that of the field as it was read.
  var isPlainText: Bool {
    guard source.formatter == nil else { return false }
    switch picture {
    case .none, .badge, .heat, .markdown: return true
    case .bar, .sparkline, .stars, .image: return false
    }
  }
}
