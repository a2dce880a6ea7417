import Diagnostics
package import ReportSpec
import Tables

/// The sections of the page before any of them loses its place: one for each group and fixed list.
package struct SectionPlan: Sendable {
  /// A section that is to be.
  package struct Entry: Sendable {
    package let spec: SectionSpec
    /// The place of `spec` in the report's sections.
    package let number: Int
    package let settings: EffectiveSettings
    /// The name of the section; nil for fixed rows without one.
    package let id: String?
    package let content: Content
  }

  package enum Content: Sendable {
    case fixed([FixedRowSpec])
    /// A group by name, and its place in the view; nil where the data does not have it.
    case group(name: String, place: Int?)
  }

  package let entries: [Entry]

  /// Spreads the spec's sections over the groups of the data.
  ///
  /// - Throws: A group for which `groups.where` or `sort` has no value.
  init(
    _ spec: ReportSpec, view: View, _ expressions: ExpressionContext,
    into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    let finder = GroupFinder(view)
    let remaining = try RemainingGroups(
      spec, finder, GroupExpressions(expressions, view), count: view.groups.count, into: &bag)
    var entries: [Entry] = []
    for (number, section) in spec.sections.enumerated() {
      let settings = spec.effective(section)
      func entry(_ name: String, _ place: Int?) -> Entry {
        Entry(
          spec: section, number: number, settings: settings, id: section.sectionID(ofGroup: name),
          content: .group(name: name, place: place))
      }
      switch section.content {
      case .fixedRows(let rows):
        entries.append(
          Entry(
            spec: section, number: number, settings: settings, id: section.id?.value,
            content: .fixed(rows)))
      case .group(let name):
        entries.append(entry(name.value, finder.place(of: name.value)))
      case .groups(let names):
        entries += names.map { entry($0.value, finder.place(of: $0.value)) }
      case .remainingGroups, .groupsWhere:
        let order = GroupOrder(settings.sort, view, GroupExpressions(expressions, view))
        entries += try order.sorted(remaining.places[number], into: &bag).map { place in
          entry(String(decoding: view.groups[place].name, as: UTF8.self), place)
        }
      }
    }
    self.entries = entries
    reportEqualIDs(into: &bag)
    reportConsolidatedID(spec, into: &bag)
  }

  /// Equal ids that only the data brings about; those of the spec alone were found when it was
  /// decoded.
  private func reportEqualIDs(into bag: inout DiagnosticBag) {
    var seen: [[UInt8]: Entry] = [:]
    for entry in entries {
      guard let id = entry.id else { continue }
      guard let first = seen.updateValue(entry, forKey: Array(id.utf8)) else { continue }
      bag.add(
        Diagnostic(
          .equalSectionIDs, "two sections have the id `\(id)`",
          at: Label(entry.spec.span, "this one"),
          secondary: [Label(first.spec.span, "and this one")],
          help: ["give one of them another `id`"]))
    }
  }

  /// The consolidated section has a name of its own, also among groups that the data brings.
  private func reportConsolidatedID(_ spec: ReportSpec, into bag: inout DiagnosticBag) {
    guard let consolidate = spec.consolidate,
      let other = entries.first(where: { entry in
        entry.id?.utf8.elementsEqual(consolidate.sectionID.utf8) ?? false
      })
    else { return }
    bag.add(
      Diagnostic(
        .equalSectionIDs,
        "the consolidated section has the id `\(consolidate.sectionID)` of another section",
        at: Label(consolidate.id?.span ?? consolidate.span, "this one"),
        secondary: [Label(other.spec.span, "and a section of this one")],
        help: ["give `consolidate` its own `id`"]))
  }
}

extension SectionSpec {
  /// The groups that the section names itself.
  fileprivate var groupNames: [String] {
    switch content {
    case .group(let name): [name.value]
    case .groups(let names): names.map(\.value)
    case .remainingGroups, .groupsWhere, .fixedRows: []
    }
  }
}

/// Which groups come to the sections that name none: `groups: {where: …}` takes of those that
/// nothing names, in the order of the spec, and `groups: all` what then remains (spec language §2).
private struct RemainingGroups {
  /// The groups of each section of the spec by their places, as they first appear; empty for a
  /// section that names its groups.
  private(set) var places: [[Int]]

  init(
    _ spec: ReportSpec, _ finder: GroupFinder, _ expressions: GroupExpressions, count: Int,
    into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    places = spec.sections.map { _ in [] }
    let named = Set(spec.sections.flatMap { finder.places(of: $0.groupNames) })
    var left = (0..<count).filter { !named.contains($0) }
    for (number, section) in spec.sections.enumerated() {
      guard case .groupsWhere(let condition) = section.content else { continue }
      places[number] = try expressions.places(where: condition, among: left, into: &bag)
      let taken = Set(places[number])
      left.removeAll { taken.contains($0) }
    }
    for (number, section) in spec.sections.enumerated() {
      if case .remainingGroups = section.content { places[number] = left }
    }
  }
}

/// Finds groups of a view by their text.
private struct GroupFinder {
  private var places: [[UInt8]: Int] = [:]

  init(_ view: View) {
    for (place, group) in view.groups.enumerated() where places[group.name] == nil {
      places[group.name] = place
    }
  }

  func place(of name: String) -> Int? {
    places[Array(name.utf8)]
  }

  func places(of names: [String]) -> [Int] {
    names.compactMap { place(of: $0) }
  }
}
