import TextWidth
import Values

extension Page {
  /// The most cells that columns are widened to for the label of a summary.
  private static let labelLimit = 32

  /// What the columns ask of a layout.
  func wishes(_ extents: [TextMeasure.Extent]) -> [TextLayout.Wish] {
    var wishes = columns.indices.map { place in
      let column = columns[place]
      let title = TextWidth.visible(column.title, .multiLine)
      return TextLayout.Wish(
        content: extents[place].total,
        title: title.withUnsafeBytes { TextLine.measure($0).width },
        titleWord: LongestWords.width(of: title),
        folds: column.wraps && column.alignment != .end, staysTogether: column.staysTogether,
        width: column.width, minWidth: column.minWidth)
    }
    for summary in drawnSummaries {
      // A label stands over the columns before the first value; where they are narrow, the first
      // of them gives it room up to a limit, beyond which it wraps.
      let lead = summary.cells.prefix { $0 == nil }.count
      guard lead > 0, lead < summary.cells.count else { continue }
      let wanted = min(TextWidth.width(of: TextWidth.visible(summary.title)), Page.labelLimit)
      Page.widen(&wishes, 0..<lead, to: wanted, at: 0)
    }
    var place = 0
    for cell in SpannerRow(columns.map(\.spanner)).cells {
      if let title = cell.title {
        let wanted = TextWidth.width(of: TextWidth.visible(title))
        Page.widen(&wishes, place..<place + cell.count, to: wanted, at: place)
      }
      place += cell.count
    }
    return wishes
  }

  /// Makes the column `place` wide enough for some columns to have `wanted` cells together.
  private static func widen(
    _ wishes: inout [TextLayout.Wish], _ places: Range<Int>, to wanted: Int, at place: Int
  ) {
    let room =
      wishes[places].reduce(0) { $0 + $1.whole } + TextLayout.wideGap * max(places.count - 1, 0)
    if wanted > room { wishes[place].label = wishes[place].whole + wanted - room }
  }

  /// Whether some row is drawn as cells, or no row at all: then the heads say what the table would
  /// be of.
  var drawsColumns: Bool {
    var drawsRows = false
    for run in sections.filter(\.drawsRows).flatMap(\.runs) where run.count > 0 {
      drawsRows = true
      if run.drawsColumns(of: self) { return true }
    }
    return !drawsRows && expectsColumns
  }
}
