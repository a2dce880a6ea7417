package import Diagnostics

/// The key `consolidate`: one section for all while they have few rows.
package struct ConsolidateSpec: Sendable {
  package let span: SourceSpan
  /// With fewer rows than this in all windows there is one section; at least 1.
  package let below: Located<Int>
  package let id: Located<String>?
  package internal(set) var settings: SectionSettings

  /// The id of the one section.
  package var sectionID: String { id?.value ?? Self.defaultID }

  static let defaultID = "consolidated"
}
