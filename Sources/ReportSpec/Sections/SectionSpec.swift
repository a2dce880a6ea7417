package import Diagnostics

/// An entry of `sections` (spec language §3).
package struct SectionSpec: Sendable {
  package let span: SourceSpan
  package internal(set) var content: SectionContentSpec
  /// As written; under `groups` the first half of each id.
  package let id: Located<String>?
  /// The section's own keys; `defaults` are not filled in.
  package internal(set) var settings: SectionSettings

  /// The id of the section that shows `group`.
  ///
  /// It is the group's text (`rows` for the unnamed one) or the `id` that is written; under
  /// `groups` an `id` is put before the group's own.
  package func sectionID(ofGroup group: String) -> String {
    let ownName = group.isEmpty ? "rows" : group
    guard let id else { return ownName }
    return switch content {
    case .groups, .remainingGroups, .groupsWhere: "\(id.value)-\(ownName)"
    case .group, .fixedRows: id.value
    }
  }
}

/// What a section shows.
package enum SectionContentSpec: Sendable {
  /// One group, in the data or not. A spec without `view.group` may leave out the name `""`.
  case group(Located<String>)
  /// One section per name.
  case groups([Located<String>])
  /// `groups: all`: one section per group that no other section names.
  case remainingGroups(SourceSpan)
  /// `groups: {where: …}`: one section per group that no other section names and for which the
  /// expression holds.
  case groupsWhere(ExpressionSpec)
  /// No data.
  case fixedRows([FixedRowSpec])
}
