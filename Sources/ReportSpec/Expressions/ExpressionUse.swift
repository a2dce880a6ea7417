package import Diagnostics
package import Expressions

/// An expression of the spec with the place that says what it sees.
package struct ExpressionUse: Sendable {
  /// What the expression is for.
  package enum Role: Sendable, Equatable {
    /// `check` of a field, by its place in `data.fields`.
    case check(field: Int)
    /// `value` of a field, by its place in `data.fields`.
    case computedField(Int)
    case viewWhere
    /// A field of `view.aggregate`, by its place.
    case aggregate(Int)
    case groupsWhere
    case sort
    case hidden
    case collapsed
    case hideRows
    /// `when` of a rule of `cells`, by its place.
    case cellRule(Int)
    /// `value` of a column, by its place in `columns`.
    case columnValue(Int)
    /// `when` of a style of a column, by their places.
    case style(column: Int, Int)
    /// A summary, by its id.
    case summary(String)
    case fixedRowHidden
  }

  /// Whose settings the expression stands in.
  package enum Owner: Sendable, Equatable {
    case report
    case defaults
    /// By its place in `sections`.
    case section(Int)
    case consolidate
  }

  package let expression: ExpressionSpec
  package let role: Role
  package let owner: Owner
  package let place: ExpressionPlace
  package let purpose: ExpressionPurpose

  package var span: SourceSpan { expression.span }
}

extension ReportSpec {
  /// Every expression in the order of the file.
  ///
  /// The summary of a column holds for every section and for the report, so that it comes twice.
  package var expressions: [ExpressionUse] {
    var uses = ExpressionUses()
    uses.add(self)
    return uses.all.enumerated().sorted {
      let (first, second) = ($0.element.span.range, $1.element.span.range)
      return (first.lowerBound, $0.offset) < (second.lowerBound, $1.offset)
    }.map(\.element)
  }
}

/// Gathers expressions key by key.
private struct ExpressionUses {
  private(set) var all: [ExpressionUse] = []

  mutating func add(_ spec: ReportSpec) {
    for (index, field) in spec.data.fields.enumerated() {
      add(field.value, .computedField(index), at: .data, as: .value)
      add(field.check, .check(field: index), at: .data, as: .condition)
    }
    add(spec.view.where, .viewWhere, at: .data, as: .condition)
    for (index, field) in (spec.view.aggregate?.fields ?? []).enumerated() {
      if case .value(let value) = field.kind {
        add(value, .aggregate(index), at: .group, as: .value)
      }
    }
    add(spec.summary.value ?? [], .report, at: .reportSummary)
    add(spec.noContent.value.map { [$0] } ?? [], .report, at: .report)
    add(spec.defaults, .defaults)
    for (index, section) in spec.sections.enumerated() {
      let owner = ExpressionUse.Owner.section(index)
      add(section.settings, owner)
      switch section.content {
      case .groupsWhere(let condition):
        add(condition, .groupsWhere, owner, at: .group, as: .condition)
      case .fixedRows(let rows): add(rows, owner, at: .fixedRow)
      case .group, .groups, .remainingGroups: break
      }
    }
    if let consolidate = spec.consolidate { add(consolidate.settings, .consolidate) }
    for (index, column) in (spec.columns ?? []).enumerated() {
      if case .value(let value) = column.source {
        add(value, .columnValue(index), at: .row, as: .value)
      }
      for (number, style) in column.styles.enumerated() {
        add(style.when, .style(column: index, number), at: .row, as: .condition)
      }
      if case .expression(let summary)? = column.summary {
        add(summary, .summary(column.id.value), at: .summary, as: .value)
        add(summary, .summary(column.id.value), at: .reportSummary, as: .value)
      }
    }
  }

  private mutating func add(_ settings: SectionSettings, _ owner: ExpressionUse.Owner) {
    add(settings.isHidden?.expression, .hidden, owner, at: .section, as: .condition)
    add(settings.isCollapsed?.expression, .collapsed, owner, at: .section, as: .condition)
    add(settings.hideRows.value, .hideRows, owner, at: .hideRows, as: .condition)
    if case .rules(let rules)? = settings.cell?.kind {
      for (index, rule) in rules.enumerated() {
        add(rule.when, .cellRule(index), owner, at: .row, as: .condition)
      }
    }
    if case .expression(let sort)? = settings.sort?.value {
      add(sort, .sort, owner, at: .group, as: .sortKey)
    }
    add(settings.summary.value ?? [], owner, at: .summary)
    add(settings.fixedRows, owner, at: .fixedRow)
  }

  private mutating func add(
    _ terms: [SummaryTermSpec], _ owner: ExpressionUse.Owner, at place: ExpressionPlace
  ) {
    for term in terms {
      add(term.expression, .summary(term.id), owner, at: place, as: .value)
    }
  }

  private mutating func add(
    _ rows: [FixedRowSpec], _ owner: ExpressionUse.Owner, at place: ExpressionPlace
  ) {
    for row in rows {
      add(row.isHidden?.expression, .fixedRowHidden, owner, at: place, as: .condition)
    }
  }

  private mutating func add(
    _ expression: ExpressionSpec?, _ role: ExpressionUse.Role,
    _ owner: ExpressionUse.Owner = .report, at place: ExpressionPlace,
    as purpose: ExpressionPurpose
  ) {
    guard let expression else { return }
    all.append(
      ExpressionUse(
        expression: expression, role: role, owner: owner, place: place, purpose: purpose))
  }
}
