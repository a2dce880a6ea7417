import Diagnostics
import Formatting
import ReportSpec
import Tables
import Values

extension TopRequest {
  /// What a report needs of its rows where windows that count from the beginning, and summaries
  /// that can be made on the way, are all it shows: memory is then that of the rows shown.
  ///
  /// Nil where the report needs more than that. Fields must be declared, since an inferred type is
  /// known only when every row was read.
  init?(_ spec: ReportSpec, _ locale: LocaleData) {
    // Expressions are evaluated over whole columns.
    guard spec.expressions.isEmpty, spec.view.aggregate == nil else { return nil }
    // Rows without a group may have to join one that comes later.
    guard let limit = spec.rowLimit, spec.view.ungrouped == nil else { return nil }
    var summaries: [Summary] = []
    for term in spec.allSummaries {
      let field = spec.column(withID: term.id)?.field?.value ?? term.id
      guard let function = term.function, let aggregate = Aggregate(function.value),
        let type = spec.declaredType(of: field), aggregate.canStream(type)
      else { return nil }
      summaries.append(Summary(aggregate, field))
    }
    self.init(
      group: spec.view.group?.value, ungrouped: nil,
      order: spec.view.order.map { term in
        Term(
          term.field.value, descending: term.isDescending,
          comparison: OrderTerm.Comparison(term.collation, locale))
      },
      limit: limit, summaries: summaries)
  }
}

extension OrderTerm.Comparison {
  /// The comparison that the spec's word names.
  init(_ collation: CollationSpec, _ locale: LocaleData) {
    switch collation {
    case .bytes: self = .values
    case .natural: self = .collated(.natural)
    case .locale: self = .collated(locale.collation)
    }
  }
}

extension Aggregate {
  /// Whether the summary can be made on the way and put together from those of groups.
  ///
  /// Doubles cannot be summed so, since their digits would depend on the groups; and a least or
  /// greatest text or date prints as it was read, from a row that may not be kept.
  fileprivate func canStream(_ type: FieldTypeName) -> Bool {
    switch (self, type) {
    case (.count, _): true
    case (.sum, .integer), (.sum, .decimal), (.mean, .integer), (.mean, .decimal): true
    case (.min, .integer), (.min, .decimal), (.max, .integer), (.max, .decimal): true
    default: false
    }
  }
}

extension ReportSpec {
  /// How many rows of each group windows reach at most, if all of them count from the beginning.
  var rowLimit: Int? {
    var longest = 0
    for section in sections {
      if case .fixedRows = section.content { continue }
      let settings = effective(section)
      // Without a length the window reaches to the end of the group.
      guard let range = settings.range, let length = range.length, range.pin == .beginning,
        !settings.isReversed
      else { return nil }
      let (end, overflows) = length.value.addingReportingOverflow(range.offset?.value ?? 0)
      if overflows { return nil }
      // A row may be drawn with neighbours beyond its window.
      let (reach, isFar) = end.addingReportingOverflow(max(settings.dependsOn.max() ?? 0, 0))
      if isFar { return nil }
      longest = max(longest, reach)
    }
    return longest == 0 ? nil : longest
  }

  /// Every summary that stands somewhere in the spec, each place once.
  var allSummaries: [SummaryTermSpec] {
    var seen: Set<Int> = []
    var all = effectiveSummary
    for section in sections { all += effective(section).summary }
    all += effectiveConsolidation?.summary ?? []
    return all.filter { term in
      term.function.map { seen.insert($0.span.range.lowerBound).inserted } ?? false
    }
  }

  fileprivate func declaredType(of field: String) -> FieldTypeName? {
    data.fields.first { $0.name.value.utf8.elementsEqual(field.utf8) }?.type?.value
  }
}
