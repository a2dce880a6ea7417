package import Diagnostics
package import ReportSpec
package import Tables

/// The sections of the page before any of them loses its place: one for each group and fixed list.
package struct SectionPlan: Sendable {
  /// A section that is to be.
  package struct Entry: Sendable {
    package let spec: SectionSpec
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
  package init(_ spec: ReportSpec, view: View, into bag: inout DiagnosticBag) {
    let finder = GroupFinder(view)
    let named = Set(spec.sections.flatMap { finder.places(of: $0.groupNames) })
    entries = spec.sections.flatMap { section -> [Entry] in
      let settings = spec.effective(section)
      func entry(_ name: String, _ place: Int?) -> Entry {
        Entry(
          spec: section, settings: settings, id: section.sectionID(ofGroup: name),
          content: .group(name: name, place: place))
      }
      switch section.content {
      case .fixedRows(let rows):
        return [
          Entry(spec: section, settings: settings, id: section.id?.value, content: .fixed(rows))
        ]
      case .group(let name):
        return [entry(name.value, finder.place(of: name.value))]
      case .groups(let names):
        return names.map { entry($0.value, finder.place(of: $0.value)) }
      case .remainingGroups:
        let places = view.groups.indices.filter { !named.contains($0) }
        return GroupOrder(settings.sort, view).sorted(places).map { place in
          entry(String(decoding: view.groups[place].name, as: UTF8.self), place)
        }
      }
    }
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
    case .remainingGroups, .fixedRows: []
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
