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

    init(_ name: String, _ settings: EffectiveSettings) {
      self.name = Array(name.utf8)
      minimum = settings.lines?.min
      limit = settings.lines?.max
    }
  }

  private var places: [Key: Int] = [:]
  private(set) var prototypes: [RowPrototype] = []

  init(_ spec: ReportSpec) {
    self.spec = spec
  }

  /// Compiles the cells that draw some rows of a section, unless another section has them too with
  /// rows of the same height.
  mutating func add(
    _ cells: WindowDrawing.Cells, _ settings: EffectiveSettings, _ texts: inout RowTexts
  ) {
    for name in cells.used { add(name, settings, &texts) }
  }

  private mutating func add(
    _ name: String, _ settings: EffectiveSettings, _ texts: inout RowTexts
  ) {
    let key = Key(name, settings)
    guard places[key] == nil else { return }
    places[key] = prototypes.count
    let classes = spec.cellClasses(of: name).joined(separator: " ")
    prototypes.append(
      RowPrototype(
        className: classes.isEmpty ? nil : classes,
        text: spec.cellText(of: name).flatMap { texts.compile($0.written, cell: name) },
        lines: LineBudget(spec.cellLines(of: name), settings.lines)))
  }

  /// The prototypes that draw the rows of a section.
  func drawing(of cells: WindowDrawing.Cells, _ settings: EffectiveSettings) -> RowDrawing {
    switch cells {
    case .one(let name):
      return .one(places[Key(name, settings)] ?? 0)
    case .byRow(let names, let choices):
      let numbers = names.map { UInt16(clamping: places[Key($0, settings)] ?? 0) }
      return .byRow(choices.map { numbers[Int($0)] })
    }
  }
}
