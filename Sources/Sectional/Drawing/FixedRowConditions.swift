import Diagnostics
import Expressions
import ReportSpec

/// Says which fixed rows of a section are hidden; they see the names of the section and `columns`.
struct FixedRowConditions {
  private let section: DrawnSection
  private let names: NameValues
  private let rows: () -> [UInt32]
  private let spec: ReportSpec
  private let context: ExpressionContext
  private var drawer: SectionDrawer

  init(
    _ section: DrawnSection, rows: @escaping () -> [UInt32], columns: Int, _ drawer: SectionDrawer
  ) {
    self.section = section
    self.rows = rows
    self.drawer = drawer
    spec = drawer.spec
    context = drawer.context
    var names = section.names
    names.counts = section.counts
    names.columns = columns
    self.names = names
  }

  /// Whether a row keeps its place and is not drawn.
  mutating func isHidden(_ row: FixedRowSpec) throws(PipelineFailure) -> Bool {
    switch row.isHidden {
    case nil: return false
    case .constant(let value): return value
    case .expression(let expression):
      // Its faults were reported with those of the whole spec.
      var ignored = DiagnosticBag()
      guard
        let checked = ProgramChecker.check(
          expression, ofFixedRowIn: section.placed.settings, spec, context.scopes, into: &ignored)
      else { return false }
      let holds = try drawer.holds(checked, names, rows())
      try drawer.faults.check()
      return holds
    }
  }
}
