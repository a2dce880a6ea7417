/// The key `output` (spec language §8).
package struct OutputSpec: Sendable {
  /// In characters, 1…10,000.
  package internal(set) var textWidth: Located<Int>?
  package internal(set) var textBorder: Located<TextBorder>?
  /// At least 0; 0: no limit; nil: 50,000.
  package internal(set) var htmlMaxRows: Located<Int>?
  /// Whether CSV marks what a spreadsheet would take for a formula; nil: no.
  package internal(set) var csvFormulaGuard: Located<Bool>?
}

/// The lines of a text table.
package enum TextBorder: String, Sendable, CaseIterable {
  case unicode, ascii, markdown, none
}
