import Diagnostics

/// A place of the spec that names a cell.
struct CellUse {
  /// What the cell draws there.
  enum Role {
    /// A row of data.
    case row
    /// A row of data whose field may name the cell.
    case chosenByField
    /// A row of the spec in a section; `hasText` where the place brings its own text.
    case fixedRow(hasText: Bool)
    /// The note of the whole page.
    case page(hasText: Bool)
  }

  let name: Located<String>
  let role: Role
  /// The settings in which the use stands; nil for the page.
  let settings: SectionSettings?
}

extension ReportSpec {
  /// Every place that names a cell, in the order of the spec's keys.
  var cellUses: [CellUse] {
    var uses: [CellUse] = []
    if let row = noContent.value, let cell = row.cell {
      uses.append(
        CellUse(name: cell, role: .page(hasText: row.text != nil || row.html != nil), settings: nil)
      )
    }
    for settings in allSettings { uses += cellUses(in: settings) }
    for section in sections {
      uses += section.content.fixedRows.compactMap { use($0, in: section.settings) }
    }
    return uses
  }

  private func cellUses(in settings: SectionSettings) -> [CellUse] {
    var uses = (settings.cell?.cells ?? []).map {
      CellUse(name: $0, role: .row, settings: settings)
    }
    if settings.cell?.isByField == true {
      uses += cells.map { CellUse(name: $0.name, role: .chosenByField, settings: settings) }
    }
    return uses + settings.fixedRows.compactMap { use($0, in: settings) }
  }

  private func use(_ row: FixedRowSpec, in settings: SectionSettings) -> CellUse? {
    row.cell.map { cell in
      CellUse(
        name: cell, role: .fixedRow(hasText: row.text != nil || row.html != nil),
        settings: settings)
    }
  }
}
