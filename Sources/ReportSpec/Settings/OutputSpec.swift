/// The key `output` (spec language §8).
package struct OutputSpec: Sendable {
  /// In characters, 1…10,000.
  package internal(set) var textWidth: Located<Int>?
  package internal(set) var textBorder: Located<TextBorder>?
  package internal(set) var htmlTheme: Located<ThemeSpec>?
  /// The path of a style sheet, relative to the spec's folder.
  package internal(set) var htmlStyle: Located<String>?
  /// Whether there is a table of contents; nil: where there are many sections.
  package internal(set) var htmlContents: Located<Bool>?
  /// Whether heads stay in sight while the page scrolls; nil: they do.
  package internal(set) var htmlSticky: Located<Bool>?
  /// At least 0; 0: no limit; nil: 50,000.
  package internal(set) var htmlMaxRows: Located<Int>?
  /// Whether CSV marks what a spreadsheet would take for a formula; nil: no.
  package internal(set) var csvFormulaGuard: Located<Bool>?
}

/// The looks that a page comes in.
package enum ThemeSpec: String, Sendable, CaseIterable {
  case `default`, plain, ledger
}

/// The lines of a text table.
package enum TextBorder: String, Sendable, CaseIterable {
  case unicode, ascii, markdown, none
}
