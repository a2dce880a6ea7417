package import Diagnostics
package import Templating

/// A row that comes from the spec and not from the data: in `rows`, `before`, `after`, `no_content`,
/// `all_hidden`.
package struct FixedRowSpec: Sendable {
  package let span: SourceSpan
  /// A named or built-in cell.
  package let cell: Located<String>?
  /// A ready-made text, which wins over the cell's own.
  package internal(set) var text: TemplateSpec?
  /// Ready-made HTML, which wins over the cell's own.
  package let html: TemplateSpec?
  /// Names that the cell's text and HTML see; they win over the cell's own.
  package let values: [CellValueSpec]
  /// Whether some of `values` had a fault, so that names may be missing.
  var hasFaultyValues = false
  /// Whether a text may be missing because of a fault.
  var hasFaultyForms = false
  package let key: Located<String>?
  /// Nil: the row is drawn.
  package let isHidden: ConditionSpec?
  /// What the row draws, in the scope of its place.
  package internal(set) var drawing = FixedRowDrawing()
}

/// The templates of a row without data with their names resolved.
package struct FixedRowDrawing: Sendable {
  /// The row's own words.
  package internal(set) var words: Template?
  /// The text of its cell, which may print the words as `text`; nil where the words are all.
  package internal(set) var text: Template?
  /// Nil where the text is drawn in HTML too.
  package internal(set) var html: Template?
  /// What the names of `values` stand for.
  package internal(set) var values: [(name: String, template: Template)] = []
}
