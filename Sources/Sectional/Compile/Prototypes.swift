import Rendering
import ReportSpec
import Sections
import Templating

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
  ///
  /// `drawsHTML`: whether rows are drawn in HTML, by their cells.
  mutating func add(
    _ cells: WindowDrawing.Cells, _ settings: EffectiveSettings, _ texts: inout RowTexts,
    drawsHTML: Bool
  ) {
    for name in cells.used { add(name, settings, &texts, drawsHTML: drawsHTML) }
  }

  /// Checks the names in cells that no row happens to have.
  func check(_ settings: EffectiveSettings, _ texts: inout RowTexts) {
    for cell in settings.cell?.cells ?? [] where places[Key(cell.value, settings)] == nil {
      _ = forms(of: cell.value, &texts)
    }
  }

  /// What the cell of a name draws; HTML is compiled for every output, as its names are checked so.
  private func forms(
    of name: String, _ texts: inout RowTexts
  ) -> (text: RowText?, html: RowText?) {
    let forms = spec.rowForms(of: name)
    let own = texts.compile(forms.values, cell: name)
    return (
      forms.text.flatMap { texts.compile($0, cell: name, own: own) },
      forms.html.flatMap { texts.compile($0, cell: name, own: own) }
    )
  }

  private mutating func add(
    _ name: String, _ settings: EffectiveSettings, _ texts: inout RowTexts, drawsHTML: Bool
  ) {
    let key = Key(name, settings)
    guard places[key] == nil else { return }
    places[key] = prototypes.count
    let forms = forms(of: name, &texts)
    let markup = spec.rowForms(of: name).html
    let html = markup != nil || !drawsHTML ? forms.html : texts.compileBuiltInRow()
    let classes = spec.cellClasses(of: name).joined(separator: " ")
    prototypes.append(
      RowPrototype(
        className: classes.isEmpty ? nil : classes,
        text: forms.text, html: drawsHTML ? html : nil, span: markup?.parsed?.rowSpan,
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
