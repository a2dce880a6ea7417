import Rendering
import ReportSpec

/// The prototypes of data rows that the page's sections use.
struct Prototypes {
  private let spec: ReportSpec
  private var places: [[UInt8]: Int] = [:]
  private(set) var prototypes: [RowPrototype] = []

  init(_ spec: ReportSpec) {
    self.spec = spec
  }

  /// The name of the cell that draws a section's rows.
  static func name(of settings: EffectiveSettings) -> String {
    settings.cell?.value ?? BuiltInCell.row.rawValue
  }

  /// Compiles the cell of a section unless another has it too.
  mutating func add(_ settings: EffectiveSettings, _ texts: inout RowTexts) {
    let name = Prototypes.name(of: settings)
    guard places[Array(name.utf8)] == nil else { return }
    places[Array(name.utf8)] = prototypes.count
    let classes = spec.cellClasses(of: name).joined(separator: " ")
    prototypes.append(
      RowPrototype(
        className: classes.isEmpty ? nil : classes,
        text: spec.cellText(of: name).flatMap { texts.compile($0.written, cell: name) }))
  }

  /// The place of the cell that draws a section's rows.
  func place(of settings: EffectiveSettings) -> Int {
    places[Array(Prototypes.name(of: settings).utf8)] ?? 0
  }
}
