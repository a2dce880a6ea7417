import Rendering
import ReportSpec
import Tables
import Templating

/// Compiles templates that are drawn for each row: texts of cells and addresses of links.
///
/// Names of the section that they use get a slot each, which every run of rows fills.
struct RowTexts {
  private let columns: ColumnCompiler
  private let key: [String]
  /// The section's names by their slots.
  private(set) var sectionNames: [TemplateName] = []

  init(_ columns: ColumnCompiler, key: [String]) {
    self.columns = columns
    self.key = key
  }

  /// The template as parts; names of fields win over those of the row and of the section.
  mutating func compile(_ template: Template?) -> RowText? {
    guard let template else { return nil }
    var parts: [RowText.Part] = []
    for operation in template.operations {
      switch operation {
      case .literal(let range):
        parts.append(.literal(Array(template.literals[range])))
      case .value(let slot, let escape) where template.names.indices.contains(slot):
        parts += values(of: template.names[slot]).map { .value($0, escape) }
      default:
        // The spec's templates have values only, which their decoder made sure of.
        continue
      }
    }
    return RowText(parts: parts)
  }

  private mutating func values(of name: TemplateName) -> [RowText.Value] {
    if let source = columns.source(ofField: name.text, isRaw: name.isRaw) {
      return [.cell(source)]
    }
    switch name.text {
    case "index":
      return [.place(base: 0)]
    case "number":
      return [.place(base: 1)]
    case "key":
      return key.compactMap { columns.source(ofField: $0, isRaw: true) }.map { .cell($0) }
    default:
      if let slot = sectionNames.firstIndex(of: name) { return [.section(slot: slot)] }
      sectionNames.append(name)
      return [.section(slot: sectionNames.count - 1)]
    }
  }
}
