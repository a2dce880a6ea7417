import ReportSpec
import Sections

extension LineBudget {
  /// The height of rows that a cell draws: never lower than either minimum, and no higher than the
  /// section's limit, which stands in for the cell's.
  init(_ cell: (min: Int?, max: Int?), _ section: LinesSpec?) {
    self =
      LineBudget(
        minimum: max(cell.min ?? 0, section?.min ?? 0), limit: section?.max ?? cell.max ?? 0)
      ?? .standard
  }
}
