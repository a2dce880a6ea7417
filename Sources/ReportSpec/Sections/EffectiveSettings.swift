/// A section's settings with `defaults` and the columns' own summaries filled in.
package struct EffectiveSettings: Sendable {
  package let title: EffectiveTitle
  package let footer: TemplateSpec?
  package let isDynamic: Bool
  package let isHidden: ConditionSpec
  package let isReversed: Bool
  /// Nil: the whole group.
  package let range: RangeSpec?
  /// Distances on the page to the neighbours that a row is drawn with, none of them 0.
  package let dependsOn: [Int]
  /// Which rows are not drawn; nil: every row is.
  package let hideRows: ExpressionSpec?
  /// The cells that draw the rows; nil: `row`.
  package let cell: CellChoiceSpec?
  package let noContent: FixedRowSpec?
  package let allHidden: FixedRowSpec?
  package let before: [FixedRowSpec]
  package let after: [FixedRowSpec]
  /// One term per column at most; empty: no line.
  package let summary: [SummaryTermSpec]
  package let summaryTitle: TemplateSpec?
  package let summaryBasis: SummaryBasis
  package let sort: GroupSortSpec
  package let isCollapsed: ConditionSpec
  package let startsPage: Bool
  package let className: String?
  /// The height of a row in lines of text; nil: that of its cell.
  package let lines: LinesSpec?
}

/// A section's title.
package enum EffectiveTitle: Sendable {
  case template(TemplateSpec)
  /// The group's name, nothing for the group `""`.
  case groupName
  /// Switched off.
  case none
}

extension ReportSpec {
  /// The settings that hold for a section; `defaults` are for sections with data alone
  /// (spec language §1).
  package func effective(_ section: SectionSpec) -> EffectiveSettings {
    if case .fixedRows = section.content {
      effective(section.settings, over: SectionSettings())
    } else {
      effective(section.settings)
    }
  }

  /// The settings of the one section that `consolidate` makes; nil where the spec has none.
  package var effectiveConsolidation: EffectiveSettings? {
    consolidate.map { effective($0.settings) }
  }

  /// What the last line of the report sums up.
  package var effectiveSummary: [SummaryTermSpec] {
    merged([columnSummaries, summary])
  }

  /// What every section sums up unless it says otherwise.
  var inheritedSummary: [SummaryTermSpec] {
    merged([columnSummaries, defaults.summary])
  }

  /// A key that is written replaces the default whole; summaries merge by column
  /// (spec language §3).
  func effective(_ own: SectionSettings) -> EffectiveSettings {
    effective(own, over: defaults)
  }

  private func effective(
    _ own: SectionSettings, over defaults: SectionSettings
  ) -> EffectiveSettings {
    let range = own.range.over(defaults.range).value
    return EffectiveSettings(
      title: title(own.title.over(defaults.title)),
      footer: own.footer.over(defaults.footer).value,
      isDynamic: (own.isDynamic ?? defaults.isDynamic)?.value ?? false,
      isHidden: own.isHidden ?? defaults.isHidden ?? .constant(false),
      isReversed: (own.isReversed ?? defaults.isReversed)?.value ?? false,
      range: range,
      dependsOn: own.dependsOn.over(defaults.dependsOn).value ?? [],
      hideRows: own.hideRows.over(defaults.hideRows).value,
      cell: own.cell ?? defaults.cell,
      noContent: own.noContent.over(defaults.noContent).value,
      allHidden: own.allHidden.over(defaults.allHidden).value,
      before: own.before.over(defaults.before).value ?? [],
      after: own.after.over(defaults.after).value ?? [],
      summary: merged([columnSummaries, defaults.summary, own.summary]),
      summaryTitle: own.summaryTitle.over(defaults.summaryTitle).value,
      summaryBasis: (own.summaryBasis ?? defaults.summaryBasis)?.value ?? .group,
      sort: (own.sort ?? defaults.sort)?.value ?? .first,
      isCollapsed: own.isCollapsed ?? defaults.isCollapsed ?? .constant(false),
      startsPage: (own.startsPage ?? defaults.startsPage)?.value ?? false,
      className: own.className.over(defaults.className).value,
      lines: own.lines ?? defaults.lines)
  }

  private func title(_ setting: Setting<TemplateSpec>) -> EffectiveTitle {
    switch setting {
    case .set(let template): .template(template)
    case .unset: .groupName
    case .off: .none
    }
  }

  private var columnSummaries: Setting<[SummaryTermSpec]> {
    .set(
      (columns ?? []).compactMap { column in
        column.summary.map { SummaryTermSpec(id: column.id.value, name: column.id, value: $0) }
      })
  }

  /// Later settings replace earlier ones column by column, or drop them all with `false`.
  private func merged(_ settings: [Setting<[SummaryTermSpec]>]) -> [SummaryTermSpec] {
    var merged: [SummaryTermSpec] = []
    var places = NameTable<Int>()
    for setting in settings {
      if setting.isOff {
        merged = []
        places = NameTable()
      }
      for term in setting.value ?? [] {
        if let place = places.add(term.id, merged.count) {
          merged[place] = term
        } else {
          merged.append(term)
        }
      }
    }
    return merged.filter { !$0.isOff }
  }
}
