import Rendering
import ReportSpec
import Tables
import Values

/// Compiles what the cells of a column draw beside their text.
///
/// Ends that the spec leaves open are those of the rows on the page.
struct PictureCompiler {
  private let columns: ColumnCompiler
  private let drawn: [SectionWindow]
  private let images: ConfinedImages

  init(_ columns: ColumnCompiler, drawn: [WindowDrawing], images: ConfinedImages) {
    self.columns = columns
    self.drawn = drawn.filter { !$0.isHidden }.map(\.window)
    self.images = images
  }

  func picture(_ format: FormatSpec?, _ column: Column) -> CellPicture {
    switch format?.kind {
    case .badge(let classes):
      return .badge(
        classes.map {
          BadgeClass(value: Array($0.value.value.utf8), className: Array($0.text.value.utf8))
        })
    case .bar(let bar):
      let ends = ends(of: column)
      let largest = bar.max ?? max(abs(ends?.least ?? 0), abs(ends?.greatest ?? 0))
      return .bar(BarScale(max: largest, hasNegatives: (ends?.least ?? 0) < 0))
    case .heat(let heat):
      return .heat(scale(of: heat, ends(of: column)))
    case .sparkline(let fields):
      return .sparkline(
        fields.compactMap { field in
          columns.table.column(named: field.value).map {
            CellSource(slot: $0.slot, values: $0.values, formatter: nil)
          }
        })
    case .stars(let max):
      return .stars(max: max)
    case .markdown:
      return .markdown
    case .image(let style):
      return .image(
        ImageCell(
          alternative: style.alternative.flatMap {
            columns.source(ofField: $0.value, isRaw: false)
          },
          height: style.height ?? 32, files: images))
    default:
      return .none
    }
  }

  /// The alignment of pictures that have no number beside them; nil leaves it to the value.
  static func alignment(_ format: FormatSpec?) -> Alignment? {
    switch format?.kind {
    case .sparkline, .stars, .image: .start
    default: nil
    }
  }

  /// Whether a picture without a format of its own draws the value rather than its text.
  static func drawsValue(_ format: FormatSpec?) -> Bool {
    if case .stars? = format?.kind { true } else { false }
  }

  /// Whether a picture stands in place of the value's text.
  static func replacesText(_ format: FormatSpec?) -> Bool {
    switch format?.kind {
    case .sparkline, .stars, .image, .badge, .markdown: true
    default: false
    }
  }

  /// The colours of both ends; without ends of its own a diverging palette has its middle at 0
  /// where there are values on both sides.
  private func scale(
    of heat: HeatSpec, _ ends: (least: Double, greatest: Double)?
  ) -> HeatScale {
    let palette = Palette(rawValue: heat.palette.rawValue) ?? .blue
    var (from, to) = (ends?.least ?? 0, ends?.greatest ?? 0)
    if palette == .diverging, from < 0, to > 0 {
      let size = max(-from, to)
      (from, to) = (-size, size)
    }
    return HeatScale(from: heat.from?.value ?? from, to: heat.to?.value ?? to, palette: palette)
  }

  /// The least and the greatest value of the rows on the page; nil without a value.
  private func ends(of column: Column) -> (least: Double, greatest: Double)? {
    let texts = columns.table.texts
    var ends: (least: Double, greatest: Double)?
    for window in drawn {
      for row in window.windowRows where !texts.isNull(row: Int(row), slot: column.slot) {
        guard let value = column.values.double(at: Int(row)), value.isFinite else { continue }
        ends = ends.map { (min($0.least, value), max($0.greatest, value)) } ?? (value, value)
      }
    }
    return ends
  }
}
