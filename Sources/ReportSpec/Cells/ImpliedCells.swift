import Diagnostics

extension ReportSpec {
  /// Adds the built-in forms, and a cell for each file of the folder of templates that something
  /// names and `cells` does not have.
  mutating func addImpliedCells(with decoder: inout SpecDecoder) {
    for cell in BuiltInCell.allCases {
      var forms = CellForms()
      if let html = BuiltInTemplates.file(cell.rawValue, .html) {
        forms.html = decoder.rowTemplate(html, .html, at: span)
      }
      if let text = BuiltInTemplates.file(cell.rawValue, .text) {
        forms.text = decoder.rowTemplate(text, .text, at: span)
      }
      builtInForms[cell] = forms
    }
    guard let folder = decoder.templatesSpan else { return }
    let named =
      BuiltInCell.allCases.map(\.rawValue) + cellUses.map(\.name.value)
      + cells.compactMap { $0.extends?.value }
    for name in named where cell(named: name) == nil && !decoder.faultyCells.contains(name) {
      guard let cell = decoder.impliedCell(name, at: folder) else { continue }
      cells.append(cell)
      cellTable.add(name, cells.count - 1)
    }
  }
}
