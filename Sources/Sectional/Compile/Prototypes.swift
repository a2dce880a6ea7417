import Rendering
import ReportSpec
import Sections

/// The prototypes of data rows that the page's sections use.
struct Prototypes {
  private let spec: ReportSpec
  private struct Key: Hashable {
    let name: [UInt8]
    let minimum: Int?
    let limit: Int?
  }

  private var places: [Key: Int] = [:]
  private(set) var prototypes: [RowPrototype] = []

  init(_ spec: ReportSpec) {
    self.spec = spec
  }

  /// The name of the cell that draws a section's rows.
  static func name(of settings: EffectiveSettings) -> String {
    settings.cell?.value ?? BuiltInCell.row.rawValue
  }

  /// Compiles the cell of a section unless another has it too, with rows of the same height.
  mutating func add(_ settings: EffectiveSettings, _ texts: inout RowTexts) {
    let name = Prototypes.name(of: settings)
    let key = Prototypes.key(of: settings)
    guard places[key] == nil else { return }
    places[key] = prototypes.count
    let classes = spec.cellClasses(of: name).joined(separator: " ")
    prototypes.append(
      RowPrototype(
        className: classes.isEmpty ? nil : classes,
        text: spec.cellText(of: name).flatMap { texts.compile($0.written, cell: name) },
        lines: LineBudget(spec.cellLines(of: name), settings.lines)))
  }

  /// The place of the cell that draws a section's rows.
  func place(of settings: EffectiveSettings) -> Int {
    places[Prototypes.key(of: settings)] ?? 0
  }

  private static func key(of settings: EffectiveSettings) -> Key {
    Key(
      name: Array(name(of: settings).utf8), minimum: settings.lines?.min,
      limit: settings.lines?.max)
  }
}
