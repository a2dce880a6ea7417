import ReportSpec
import Testing

/// Settings after `defaults` (spec language §3).
@Suite struct EffectiveSettingsTests {
  private let spec: ReportSpec

  init() throws {
    spec = try #require(Decoded(RichSpec.text).spec)
  }

  @Test func aSectionsKeyReplacesTheDefault() {
    let wine = spec.effective(spec.sections[1])
    #expect(!wine.isDynamic)
    #expect(wine.range?.length?.value == 20)
    #expect(wine.cell?.fallback?.value == "low_stock")
    #expect(wine.noContent?.text?.text == "No wine in stock")
    #expect(wine.summaryBasis == .window)
    #expect(wine.className == "stock")
    #expect(title(wine) == "Wine ({{count}} of {{total}}, {{summary.quantity.raw}})")
  }

  @Test func summariesMergeByColumn() {
    let wine = spec.effective(spec.sections[1])
    #expect(wine.summary.map(\.id) == ["quantity", "sku"])
    #expect(wine.summary.map(\.function?.value) == [.sum, .count])
    let rest = spec.effective(spec.sections[3])
    #expect(rest.summary.map(\.id) == ["worth", "quantity"])
    #expect(rest.summary.map(\.function?.value) == [.mean, .sum])
    #expect(spec.effectiveSummary.map(\.id) == ["worth", "quantity"])
    #expect(spec.effectiveSummary.map(\.function?.value) == [.max, .sum])
  }

  @Test func falseSwitchesOff() {
    let years = spec.effective(spec.sections[2])
    #expect(years.summary.isEmpty)
    #expect(years.footer == nil)
    #expect(title(years) == nil)
    #expect(years.isReversed)
    #expect(years.isDynamic)
    let rest = spec.effective(spec.sections[3])
    #expect(rest.range == nil)
    #expect(rest.isHidden.isAlways)
    #expect(rest.className == "other")
    #expect(rest.sort == .name(descending: false))
  }

  @Test func defaultsFillInTheRest() throws {
    let years = spec.effective(spec.sections[2])
    #expect(years.sort == .count(descending: true))
    let all = try #require(spec.effectiveConsolidation)
    #expect(title(all) == "All drinks")
    #expect(all.isDynamic)
    #expect(all.summary.map(\.id) == ["worth", "quantity"])
  }

  @Test func aSpecWithoutSectionsHasOnePerGroup() throws {
    let decoded = Decoded("sectional: 1\n")
    #expect(decoded.codes == [])
    let spec = try #require(decoded.spec)
    #expect(spec.sections.count == 1)
    guard case .remainingGroups = spec.sections[0].content else {
      Issue.record("not `groups: all`")
      return
    }
    let settings = spec.effective(spec.sections[0])
    guard case .groupName = settings.title else {
      Issue.record("not the group's name")
      return
    }
    #expect(settings.sort == .first)
    #expect(settings.summaryBasis == .group)
    #expect(spec.columns == nil)
    #expect(spec.data.file == nil)
  }

  @Test func aSectionWithoutGroupShowsTheUnnamedOne() throws {
    let spec = try #require(Decoded("sectional: 1\nsections:\n  - {title: All}\n").spec)
    guard case .group(let name) = spec.sections[0].content else {
      Issue.record("not one group")
      return
    }
    #expect(name.value == "")
    #expect(spec.sections[0].sectionID(ofGroup: "") == "rows")
  }

  private func title(_ settings: EffectiveSettings) -> String? {
    if case .template(let template) = settings.title { template.text } else { nil }
  }
}
