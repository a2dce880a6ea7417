import Diagnostics

/// The keys that a section, `defaults` and `consolidate` share, as they are written in one of them.
package struct SectionSettings: Sendable {
  package internal(set) var title: Setting<TemplateSpec> = .unset
  package internal(set) var footer: Setting<TemplateSpec> = .unset
  package internal(set) var isDynamic: Located<Bool>?
  package internal(set) var isHidden: ConditionSpec?
  package internal(set) var isReversed: Located<Bool>?
  package internal(set) var range: Setting<RangeSpec> = .unset
  /// The neighbours that a row is drawn with, as distances on the page (`depends_on`).
  package internal(set) var dependsOn: Setting<[Int]> = .unset
  /// Which rows are not drawn.
  package internal(set) var hideRows: Setting<ExpressionSpec> = .unset
  /// `cell` or `cells`.
  package internal(set) var cell: CellChoiceSpec?
  package internal(set) var noContent: Setting<FixedRowSpec> = .unset
  /// What stands for the rows when every one of them is hidden.
  package internal(set) var allHidden: Setting<FixedRowSpec> = .unset
  package internal(set) var before: Setting<[FixedRowSpec]> = .unset
  package internal(set) var after: Setting<[FixedRowSpec]> = .unset
  package internal(set) var summary: Setting<[SummaryTermSpec]> = .unset
  package internal(set) var summaryTitle: Setting<TemplateSpec> = .unset
  package internal(set) var summaryBasis: Located<SummaryBasis>?
  package internal(set) var sort: Located<GroupSortSpec>?
  /// Whether the section is drawn folded where an output can fold.
  package internal(set) var isCollapsed: ConditionSpec?
  /// Whether the section starts a page in print.
  package internal(set) var startsPage: Located<Bool>?
  package internal(set) var className: Setting<String> = .unset
  package internal(set) var lines: LinesSpec?
  /// The keys that are written here with their places, for checks that speak of them.
  var keys: [Located<String>] = []

  /// The place of a key's name.
  func span(ofKey name: String) -> SourceSpan? {
    keys.first { $0.value == name }?.span
  }
}

/// The rows that a summary sees (`summary_of`).
package enum SummaryBasis: String, Sendable, CaseIterable {
  /// All rows of the group, whatever the range.
  case group
  /// The rows in the range, hidden ones too.
  case window
}
