import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// Checks the expressions of sections, columns and summaries against what their places see.
struct ProgramChecker {
  private let spec: ReportSpec
  private let scopes: ExpressionScopes
  private let fieldTypes: [[UInt8]: ExpressionType]
  /// The types of columns that are expressions, by the bytes of their ids.
  private var columnTypes: [[UInt8]: ExpressionType] = [:]
  /// Faults, each once: what stands in `defaults` is checked for every section.
  private var faults = DiagnosticBag()
  private var seen: Set<Fault> = []

  private struct Fault: Hashable {
    let start: Int?
    let message: String
  }

  /// Checks every expression; the program has no use where the bag gets an error.
  static func check(
    _ spec: ReportSpec, _ scopes: ExpressionScopes, into bag: inout DiagnosticBag
  ) -> ReportProgram {
    var checker = ProgramChecker(spec, scopes)
    let program = checker.program()
    bag.add(contentsOf: checker.faults)
    return program
  }

  /// Checks the condition of a fixed row of a section with these settings.
  static func check(
    _ expression: ExpressionSpec, ofFixedRowIn settings: EffectiveSettings, _ spec: ReportSpec,
    _ scopes: ExpressionScopes, into bag: inout DiagnosticBag
  ) -> CheckedExpression? {
    var checker = ProgramChecker(spec, scopes)
    var place = Place(settings)
    let checked = checker.check(expression, at: .fixedRow, as: .condition, &place)
    bag.add(contentsOf: checker.faults)
    return checked
  }

  private init(_ spec: ReportSpec, _ scopes: ExpressionScopes) {
    self.spec = spec
    self.scopes = scopes
    fieldTypes = Dictionary(
      scopes.fields.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func program() -> ReportProgram {
    let columns = columns()
    let sections = spec.sections.map { section in
      let settings = spec.effective(section)
      var place = Place(settings)
      switch section.content {
      case .fixedRows(let rows): check(fixed: rows, &place)
      case .groupsWhere(let condition):
        _ = check(condition, at: .group, as: .condition, &place)
      case .group, .groups, .remainingGroups: break
      }
      if case .expression(let sort) = settings.sort {
        _ = check(sort, at: .group, as: .sortKey, &place)
      }
      return program(settings)
    }
    let consolidated = spec.effectiveConsolidation.map { program($0) }
    var report = Place(summaries: spec.effectiveSummary)
    let hidesNoContent = spec.noContent.value?.isHidden.map {
      condition($0, at: .report, &report)
    }
    return ReportProgram(
      sections: sections, consolidated: consolidated, columns: columns,
      summaries: summaries(spec.effectiveSummary, at: .reportSummary),
      hidesNoContent: hidesNoContent ?? .constant(false))
  }

  // MARK: Sections

  private mutating func program(_ settings: EffectiveSettings) -> SectionProgram {
    var place = Place(settings)
    let summaries = summaries(settings.summary, at: .summary)
    check(fixed: settings.before + settings.after, &place)
    check(fixed: [settings.noContent, settings.allHidden].compactMap { $0 }, &place)
    return SectionProgram(
      isHidden: condition(settings.isHidden, at: .section, &place),
      isCollapsed: condition(settings.isCollapsed, at: .section, &place),
      hideRows: settings.hideRows.flatMap { check($0, at: .hideRows, as: .condition, &place) },
      cells: cells(settings, &place), summaries: summaries)
  }

  private mutating func condition(
    _ condition: ConditionSpec, at expressionPlace: ExpressionPlace, _ place: inout Place
  ) -> ConditionProgram {
    switch condition {
    case .constant(let value): return .constant(value)
    case .expression(let expression):
      return check(expression, at: expressionPlace, as: .condition, &place)
        .map { .expression($0) } ?? .constant(false)
    }
  }

  private mutating func check(fixed rows: [FixedRowSpec], _ place: inout Place) {
    for row in rows {
      if let hidden = row.isHidden?.expression {
        _ = check(hidden, at: .fixedRow, as: .condition, &place)
      }
    }
  }

  private mutating func cells(
    _ settings: EffectiveSettings, _ place: inout Place
  ) -> CellProgram {
    switch settings.cell?.kind {
    case nil:
      return CellProgram(names: [BuiltInCell.row.rawValue], choice: .rules([nil]))
    case .rules(let rules):
      var conditions: [CheckedExpression?] = []
      for rule in rules {
        conditions.append(rule.when.flatMap { check($0, at: .row, as: .condition, &place) })
      }
      return CellProgram(names: rules.map(\.cell.value), choice: .rules(conditions))
    case .field(let field, let standard):
      return CellProgram(
        names: spec.cells.map(\.name.value) + [standard.value], choice: .field(field.value))
    }
  }

  // MARK: Columns

  private mutating func columns() -> [ColumnProgram] {
    let settings = spec.sections.compactMap { section -> EffectiveSettings? in
      if case .fixedRows = section.content { nil } else { spec.effective(section) }
    }
    // What stands in a column is drawn in every section.
    let neighbors = settings.dropFirst().reduce(Set(settings.first?.dependsOn ?? [])) {
      $0.intersection($1.dependsOn)
    }
    let ids = settings.dropFirst().map { Set($0.summary.map { Array($0.id.utf8) }) }
    let common = (settings.first?.summary ?? []).filter { term in
      ids.allSatisfy { $0.contains(Array(term.id.utf8)) }
    }
    var place = Place(summaries: common, neighbors: neighbors)
    var values: [CheckedExpression?] = []
    for column in spec.columns ?? [] {
      guard case .value(let value) = column.source else {
        values.append(nil)
        continue
      }
      values.append(check(value, at: .row, as: .value, &place))
      columnTypes[Array(column.id.value.utf8)] = values.last.flatMap { $0?.type }
    }
    refuseSummaries(values)
    // Summaries of these columns have their types from here on.
    place = Place(summaries: common, neighbors: neighbors)
    var programs: [ColumnProgram] = []
    for (column, value) in zip(spec.columns ?? [], values) {
      var styles: [CheckedExpression] = []
      for style in column.styles {
        if let checked = check(style.when, at: .row, as: .condition, &place) {
          styles.append(checked)
        }
      }
      programs.append(ColumnProgram(value: value, styles: styles))
    }
    return programs
  }

  /// A column whose value depends on the section has none for a whole group (spec language §5).
  private mutating func refuseSummaries(_ values: [CheckedExpression?]) {
    var ids: Set<[UInt8]> = []
    for (column, value) in zip(spec.columns ?? [], values) {
      if let value, !value.isOfRowAlone { ids.insert(Array(column.id.value.utf8)) }
    }
    guard !ids.isEmpty else { return }
    for term in spec.allSummaries where ids.contains(Array(term.id.utf8)) {
      guard let function = term.function else { continue }
      add(
        Diagnostic(
          .summaryType,
          "`\(term.id)` depends on the section or the place of its rows, so it has no summary",
          at: function.span,
          help: ["give an expression: `{value: …}`", "or take the summary out"]))
    }
  }

  // MARK: Summaries

  private mutating func summaries(
    _ terms: [SummaryTermSpec], at name: ExpressionPlace
  ) -> [[UInt8]: CheckedExpression] {
    var checked: [[UInt8]: CheckedExpression] = [:]
    var place = Place(summaries: [])
    for term in terms {
      guard let expression = term.expression else { continue }
      checked[Array(term.id.utf8)] = check(expression, at: name, as: .value, &place)
    }
    return checked
  }

  /// The summaries as expressions see them.
  private func types(of terms: [SummaryTermSpec]) -> [(id: String, type: ExpressionType)] {
    terms.map { term in
      if let function = term.function?.value {
        return (term.id, function.type(of: valueType(ofSummary: term.id)))
      }
      var ignored = DiagnosticBag()
      let checked = term.expression.flatMap {
        scopes.check($0, at: .summary, as: .value, into: &ignored)
      }
      return (term.id, checked?.type ?? .dynamic)
    }
  }

  private func valueType(ofSummary id: String) -> ExpressionType {
    columnTypes[Array(id.utf8)]
      ?? fieldTypes[Array((spec.column(withID: id)?.field?.value ?? id).utf8)] ?? .dynamic
  }

  // MARK: One expression

  /// What the expressions of a section or of the columns have around them, with the scopes that
  /// were made of it.
  private struct Place {
    let summaries: [SummaryTermSpec]
    let neighbors: Set<Int>
    var scopes: [ExpressionPlace: ExpressionScope] = [:]

    init(summaries: [SummaryTermSpec], neighbors: Set<Int> = []) {
      self.summaries = summaries
      self.neighbors = neighbors
    }

    init(_ settings: EffectiveSettings) {
      self.init(summaries: settings.summary, neighbors: Set(settings.dependsOn))
    }
  }

  private mutating func check(
    _ expression: ExpressionSpec, at name: ExpressionPlace, as purpose: ExpressionPurpose,
    _ place: inout Place
  ) -> CheckedExpression? {
    if scopes.errors.hides(expression) { return nil }
    let scope =
      place.scopes[name]
      ?? scopes.scope(
        at: name,
        ExpressionScopes.Surroundings(
          summaries: types(of: place.summaries), neighbors: place.neighbors))
    place.scopes[name] = scope
    var bag = DiagnosticBag()
    let checked = expression.parsed?.check(scope, as: purpose, into: &bag)
    for fault in bag.all { add(fault) }
    return checked
  }

  private mutating func add(_ fault: Diagnostic) {
    let key = Fault(start: fault.primary?.span.range.lowerBound, message: fault.message)
    if seen.insert(key).inserted { faults.add(fault) }
  }
}

extension SummaryFunction {
  /// The type of the summary for values of a type.
  fileprivate func type(of values: ExpressionType) -> ExpressionType {
    switch self {
    case .count, .countDistinct: return .int
    case .sum, .min, .max, .first, .last: return values
    case .mean, .median:
      switch values {
      case .int, .decimal: return .decimal
      default: return values
      }
    }
  }
}
