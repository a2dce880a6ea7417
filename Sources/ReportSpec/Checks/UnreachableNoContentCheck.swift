import Diagnostics

/// A dynamic section is gone while it is empty, so its own `no_content` can never show
/// (spec language §2).
///
/// Where one of the two is inherited from `defaults` it is no fault.
extension SpecDecoder {
  mutating func checkUnreachableNoContent(_ spec: ReportSpec) {
    for section in spec.sections {
      if case .fixedRows = section.content { continue }
      check(section.settings)
    }
  }

  private mutating func check(_ settings: SectionSettings) {
    guard settings.isDynamic?.value == true, settings.noContent.isSet,
      let key = settings.span(ofKey: "no_content")
    else { return }
    warn(
      .unreachableNoContent, "this `no_content` can never show: the section is `dynamic`", at: key,
      notes: ["a dynamic section without rows loses its place"], help: "take one of the two out")
  }
}
