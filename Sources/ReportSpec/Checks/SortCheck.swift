import Diagnostics

/// `sort` orders the sections that `groups: all` and `groups: {where: …}` make; a list keeps the order of its names and a
/// single group has no order.
extension SpecDecoder {
  mutating func checkSort(_ spec: ReportSpec) {
    for section in spec.sections {
      guard let key = section.settings.span(ofKey: "sort") else { continue }
      let reason: String
      switch section.content {
      case .remainingGroups, .groupsWhere: continue
      case .groups: reason = "a list of groups keeps the order of its names"
      case .group: reason = "one group has no order"
      case .fixedRows: reason = "fixed rows keep the order of the spec"
      }
      report(
        .misplacedSort, "`sort` belongs to `groups: all`: \(reason)", at: key,
        help: "take it out; rows are ordered by `view.order`")
    }
  }
}
