import Mappings
import ReportSpec
import Tables

/// A section that has a place on the page.
struct PlacedSection {
  /// The place of the section in the spec; that of the first one for a consolidated section.
  let number: Int
  let settings: EffectiveSettings
  let id: String?
  /// What it shows of its groups, one for each section it stands for; nil for fixed rows.
  let windows: [SectionWindow]?
  let fixed: [FixedRowSpec]
  /// Whether it stands for all sections with data.
  let isConsolidated: Bool
}

extension PlacedSection {
  /// The sections of a plan that have a place, in order.
  ///
  /// A dynamic section without rows has none; neither has any section with data where one stands
  /// for all of them, or where the report's `no_content` does (spec language §2).
  static func placed(
    _ plan: SectionPlan, _ spec: ReportSpec, _ mappings: Mappings, _ windows: [SectionWindow],
    isEmpty: Bool
  ) -> [PlacedSection] {
    let shown = shownPlaces(mappings)
    // The one section stands where the first of those it stands for would.
    let consolidatedPlace = shown.min() ?? 0
    var placed: [PlacedSection] = []
    var place = 0
    for entry in plan.entries {
      switch entry.content {
      case .fixed(let rows):
        placed.append(
          PlacedSection(
            number: entry.number, settings: entry.settings, id: entry.id, windows: nil, fixed: rows,
            isConsolidated: false))
      case .group:
        defer { place += 1 }
        if isEmpty { continue }
        if mappings.isUsingConsolidatedGroup {
          guard place == consolidatedPlace, let settings = spec.effectiveConsolidation else {
            continue
          }
          placed.append(
            PlacedSection(
              number: entry.number, settings: settings, id: spec.consolidate?.sectionID,
              windows: windows.indices.filter { shown.contains($0) }.map { windows[$0] },
              fixed: [], isConsolidated: true))
        } else if shown.contains(place) {
          placed.append(
            PlacedSection(
              number: entry.number, settings: entry.settings, id: entry.id,
              windows: [windows[place]], fixed: [],
              isConsolidated: false))
        }
      }
    }
    return placed
  }

  /// The places of the plan's sections with data that the mappings show.
  private static func shownPlaces(_ mappings: Mappings) -> Set<Int> {
    Set((0..<mappings.numberOfSections).flatMap { mappings.groupPlaces(inSection: $0) })
  }
}
