package import Diagnostics

/// A whole spec exactly as its author wrote it, every value with its place.
package struct ReportSpec: Sendable {
  package let source: SourceFile
  package let span: SourceSpan
  /// Unset: the spec's file name without its ending.
  package internal(set) var title: Setting<TemplateSpec>
  package internal(set) var subtitle: Setting<TemplateSpec>
  package internal(set) var footer: Setting<TemplateSpec>
  /// What stands for the sections with data when none of them has a row.
  package internal(set) var noContent: Setting<FixedRowSpec>
  /// The locale's name; nil stands for `en-US`.
  ///
  /// The shape is checked, not whether the locale is known.
  package let locale: Located<String>?
  /// The zone's name; nil stands for `UTC`.
  ///
  /// The shape is checked, not whether the zone is known.
  package let timeZone: Located<String>?
  /// In the order of the file.
  package let parameters: [ParameterSpec]
  package let data: DataSpec
  package let view: ViewSpec
  package internal(set) var defaults: SectionSettings
  /// Never empty: without the key there is one `groups: all`.
  package internal(set) var sections: [SectionSpec]
  package internal(set) var consolidate: ConsolidateSpec?
  package let summary: Setting<[SummaryTermSpec]>
  package internal(set) var summaryTitle: Setting<TemplateSpec>
  /// Nil: every field of the data is shown.
  package internal(set) var columns: [ColumnSpec]?
  /// The named cells in the order of the file.
  package internal(set) var cells: [CellSpec]
  package let output: OutputSpec
  /// Every name of a field in the spec with its place, in the order of the file.
  package internal(set) var fieldUses: [FieldUse] = []
  /// Names in texts of rows that mean a field where the data has it, else a name of the place:
  /// `{{count}}` is the field `count` before it is the section's.
  package internal(set) var possibleFieldUses: [FieldUse] = []
  /// The names that mean a computed field.
  package internal(set) var computedFieldUses: [FieldUse] = []
  /// The forms of the built-in cells.
  var builtInForms: [BuiltInCell: CellForms] = [:]
  /// What draws the parts of a page that are no rows of data.
  package internal(set) var parts = PartTemplates()
  /// The places of the cells and columns in their lists, by name and id.
  var cellTable: NameTable<Int>
  let columnTable: NameTable<Int>

  /// The named cell, by the bytes of its name; nil for a built-in cell that is not replaced.
  package func cell(named name: String) -> CellSpec? {
    cellTable[name].map { cells[$0] }
  }

  /// The place in ``columns`` of the column whose id has these bytes.
  package func columnPlace(withID id: String) -> Int? { columnTable[id] }

  /// The column whose id has these bytes.
  package func column(withID id: String) -> ColumnSpec? {
    columnTable[id].flatMap { columns?[$0] }
  }
}
