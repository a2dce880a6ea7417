import Diagnostics
import Rendering
import ReportSpec
import Tables
import Templating

/// Compiles templates that are drawn for each row: texts of cells and addresses of links.
///
/// Names of the section that they use get a slot each, which every run of rows fills.
struct RowTexts {
  private let spec: ReportSpec
  private let columns: ColumnCompiler
  /// The section's names by their slots.
  private(set) var sectionNames: [TemplateName] = []
  /// Names that are unknown now that the fields are known.
  private(set) var faults = DiagnosticBag()

  init(_ spec: ReportSpec, _ columns: ColumnCompiler) {
    self.spec = spec
    self.columns = columns
  }

  /// The text as parts; nil where a fault was found.
  ///
  /// `cell` is the named cell whose text it is, nil for a link.
  mutating func compile(_ text: TemplateSpec, cell: String? = nil) -> RowText? {
    let fields = columns.table.fieldNames
    guard let template = spec.resolve(text, fields: fields, cell: cell, into: &faults) else {
      return nil
    }
    var parts: [RowText.Part] = []
    for operation in template.operations {
      switch operation {
      case .literal(let range):
        parts.append(.literal(Array(template.literals[range])))
      case .value(let slot, let escape) where template.names.indices.contains(slot):
        for (place, value) in values(of: template.names[slot]).enumerated() {
          // A key of several fields is a list, which prints with commas.
          if place > 0 { parts.append(.literal(escaped(", ", escape))) }
          parts.append(.value(value, escape))
        }
      default:
        // The spec's templates have values only, which their decoder made sure of.
        continue
      }
    }
    return RowText(parts: parts)
  }

  private func escaped(_ text: String, _ escape: Escape) -> [UInt8] {
    var bytes: [UInt8] = []
    escape.append(Array(text.utf8), into: &bytes)
    return bytes
  }

  private mutating func values(of name: TemplateName) -> [RowText.Value] {
    let bytes = Array(name.text.utf8)
    let ofRow = bytes.removing(prefix: "row.").map { String(decoding: $0, as: UTF8.self) }
    let field = ofRow ?? name.text
    if let source = columns.source(ofField: field, isRaw: name.isRaw) {
      return [.cell(source)]
    }
    switch name.text {
    case "index":
      return [.place(base: 0)]
    case "number":
      return [.place(base: 1)]
    case "key":
      return spec.data.key.compactMap { columns.source(ofField: $0.value, isRaw: true) }
        .map { .cell($0) }
    default:
      if let slot = sectionNames.firstIndex(of: name) { return [.section(slot: slot)] }
      sectionNames.append(name)
      return [.section(slot: sectionNames.count - 1)]
    }
  }
}
