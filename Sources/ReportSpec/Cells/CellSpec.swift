package import Diagnostics
package import Templating

/// An entry of `cells`: a prototype that draws rows (spec language §6).
package struct CellSpec: Sendable {
  package let name: Located<String>
  package let extends: Located<String>?
  package let className: Located<String>?
  package internal(set) var text: CellTextSpec?
  package let lines: LinesSpec?
}

/// A cell's text, for each kind of place in which the cell is used.
package struct CellTextSpec: Sendable {
  /// For rows of data; resolved by whoever knows the fields, in `ReportSpec.rowScope(fields:)`.
  package let written: TemplateSpec
  /// For rows without data: the section's names and `columns`.
  ///
  /// Nil where no fixed row uses the cell, or a fault was reported.
  package internal(set) var forFixedRows: Template?
  /// For the `no_content` of the page: the report's names and `columns`.
  package internal(set) var forPage: Template?

  init(_ written: TemplateSpec) {
    self.written = written
  }

  package var text: String { written.text }
  package var span: SourceSpan { written.span }
}

/// The cells that are always there; a named cell of the same name replaces one.
package enum BuiltInCell: String, Sendable, CaseIterable {
  case row, empty, heading, summary, more
}
