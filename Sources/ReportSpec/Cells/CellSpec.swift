/// An entry of `cells`, or a file of the spec's folder of templates: a prototype that draws rows
/// (spec language §6).
package struct CellSpec: Sendable {
  package let name: Located<String>
  package let extends: Located<String>?
  package let className: Located<String>?
  /// The row as a text.
  package let text: TemplateSpec?
  /// The cells of the row in HTML, a sequence of `td` and `th`.
  package let html: TemplateSpec?
  package let lines: LinesSpec?
  /// Names that the text and the HTML see, with what they stand for.
  package let values: [CellValueSpec]
  /// Whether some of `values` had a fault, so that names may be missing.
  var hasFaultyValues = false
  /// Whether a text may be missing because of a fault.
  var hasFaultyForms = false
}

/// An entry of `values`.
package struct CellValueSpec: Sendable {
  package let name: Located<String>
  package let value: TemplateSpec
}

/// The cells that are always there; a named cell of the same name replaces one.
package enum BuiltInCell: String, Sendable, CaseIterable {
  case row, empty, heading, summary, more
}

/// What a name of a cell draws, its own or what it extends.
package struct CellForms: Sendable {
  /// Nil: the columns in rows of data, nothing elsewhere.
  package internal(set) var text: TemplateSpec?
  package internal(set) var html: TemplateSpec?
  /// Each name once, the nearest.
  package internal(set) var values: [CellValueSpec] = []
}
