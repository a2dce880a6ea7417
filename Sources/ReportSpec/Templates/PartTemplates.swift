package import Templating

/// What draws the parts of a page that are no rows of the data or of the spec.
package struct PartTemplates: Sendable {
  /// The line of a section's title.
  package internal(set) var heading = PartTemplate()
  /// The line that sums up a section, and the report.
  package internal(set) var summary = PartTemplate()
  /// The lines where rows are cut off.
  package internal(set) var more = PartTemplate()
  /// A line of one text, as wide as the table.
  package internal(set) var wide = PartTemplate()
  /// A section with its heading and rows.
  package internal(set) var section = PartTemplate()
  /// The whole document.
  package internal(set) var page = PartTemplate()
}

/// The templates of one part.
package struct PartTemplate: Sendable {
  package internal(set) var html: Template?
  /// Nil where the part is drawn as ever.
  package internal(set) var text: Template?
  /// What the names of the cell's `values` stand for.
  package internal(set) var values: [(name: String, template: Template)] = []
}

/// The partials that stand for what templates cannot say themselves.
package enum ReservedPartial: String, Sendable, CaseIterable {
  /// The policy of the document, which lets it load and run nothing.
  case policy
  /// The style sheet that the policy names.
  case styles
  /// Every section, in its table.
  case sections
  /// The rows of a section with everything around them.
  case rows

  static let ofPage = [policy, styles, sections].map(\.rawValue)
  static let ofSection = [rows.rawValue]
}
