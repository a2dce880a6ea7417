import Diagnostics
import Mappings
import ReportSpec
import Tables

/// Stage 5: groups → sections.
///
/// The groups of the mappings are the page's sections with data, named by their ids
/// (spec language §2).
enum MappingsBuilder {
  /// Mappings of the plan's sections, updated with the counts of the view.
  static func make(
    _ plan: SectionPlan, _ spec: ReportSpec, _ view: View
  ) throws(PipelineFailure) -> Mappings {
    do {
      return try configured(plan, spec, view)
    } catch {
      // The decoder checks every setting, so this is a fault that it let through.
      throw PipelineFailure(
        .content, [Diagnostic(.wrongKind, "\(error)", at: spec.span.start)])
    }
  }

  private static func configured(
    _ plan: SectionPlan, _ spec: ReportSpec, _ view: View
  ) throws(MappingsError) -> Mappings {
    let entries = plan.dataEntries
    var mappings = try Mappings(groups: entries.map { GroupName($0.id) })
    for entry in entries {
      let name = GroupName(entry.id)
      let settings = entry.settings
      try mappings.setIsDynamicSection(settings.isDynamic, forGroup: name)
      // The order of the two calls says what the range counts: rows as shown, or as stored.
      let countsStored = settings.range?.space == .stored
      if !countsStored { try mappings.setIsReversed(settings.isReversed, forGroup: name) }
      if let range = settings.range {
        try mappings.setRangeOptions(
          range.options(count: entry.count(in: view)), forGroup: name)
      }
      if countsStored { try mappings.setIsReversed(settings.isReversed, forGroup: name) }
      // Neighbours are always those on the page.
      try mappings.setCellDrawingDependencyOffsets(settings.dependsOn, forGroup: name)
    }
    if let consolidate = spec.consolidate {
      try mappings.setAutoConsolidateGroupsThreshold(
        consolidate.below.value, withName: GroupName(consolidate.sectionID))
    }
    try mappings.update(counts: entries.map { $0.count(in: view) })
    return mappings
  }
}

extension SectionPlan {
  /// A section with data.
  struct DataEntry {
    let id: String
    let name: String
    /// The place of its group in the view; nil where the data does not have it.
    let place: Int?
    let settings: EffectiveSettings
    let spec: SectionSpec
    /// The place of `spec` in the report's sections.
    let number: Int

    /// The number of rows of its group.
    func count(in view: View) -> Int { place.map { view.groups[$0].count } ?? 0 }
  }

  /// The sections with data, in the order of the page and of the mappings' groups.
  var dataEntries: [DataEntry] {
    entries.compactMap { entry in
      guard case .group(let name, let place) = entry.content, let id = entry.id else { return nil }
      return DataEntry(
        id: id, name: name, place: place, settings: entry.settings, spec: entry.spec,
        number: entry.number)
    }
  }
}
