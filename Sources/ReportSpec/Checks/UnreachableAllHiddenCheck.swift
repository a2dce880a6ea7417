import Diagnostics

/// `all_hidden` shows where every row is hidden, so without `hide_rows` it never does.
///
/// Where it is inherited from `defaults` it is no fault.
extension SpecDecoder {
  mutating func checkUnreachableAllHidden(_ spec: ReportSpec) {
    for section in spec.sections {
      if case .fixedRows = section.content { continue }
      guard section.settings.allHidden.isSet,
        !section.settings.hideRows.over(spec.defaults.hideRows).isSet,
        !section.settings.hasFaultyHideRows, !spec.defaults.hasFaultyHideRows,
        let key = section.settings.span(ofKey: "all_hidden")
      else { continue }
      warn(
        .noEffect, "`all_hidden` does nothing: no row of this section is hidden", at: key,
        help: "add `hide_rows: …`, or take it out")
    }
  }
}

extension SectionSettings {
  /// Whether `hide_rows` is written but has a fault that was reported.
  fileprivate var hasFaultyHideRows: Bool {
    guard span(ofKey: "hide_rows") != nil, case .unset = hideRows else { return false }
    return true
  }
}
