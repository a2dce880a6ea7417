/// Where an expression stands in a spec, and so what it sees (the table of spec language §5).
package enum ExpressionPlace: Sendable, CaseIterable {
  /// `check`, computed fields, `where`.
  case data
  /// `groups.where` and `sort`.
  case group
  /// The EXPR of a section's summary, which comes before rows are hidden.
  case summary
  /// `hidden`, `collapsed`, `title`, `footer` of a section.
  case section
  /// `hide_rows`.
  case hideRows
  /// `when`, `styles`, the `value` of a column, cells.
  case row
  /// The templates of row cells.
  case rowCell
  /// Fixed rows, `no_content`, `all_hidden`, `heading`, `summary`, `more`.
  case fixedRow
  /// The EXPR of a summary of the report.
  case reportSummary
  /// `title`, `subtitle`, `footer`, `no_content` of the report.
  case report

  /// Whether the place belongs to the report as a whole.
  fileprivate var isOfReport: Bool { self == .report || self == .reportSummary }

  var seesRow: Bool {
    switch self {
    case .data, .hideRows, .row, .rowCell: true
    default: false
    }
  }

  /// The names of the section that the place has, with their types.
  fileprivate var sectionNames: [(name: String, type: ExpressionType)] {
    let window: [(String, ExpressionType)] = [
      ("count", .int), ("total", .int), ("from", .int), ("to", .int), ("more", .int),
      ("earlier", .int),
    ]
    switch self {
    case .data, .report, .reportSummary: return []
    case .group: return [("count", .int)]
    case .hideRows, .summary: return window
    default: return window + [("shown", .int)]
    }
  }

  fileprivate var rowNames: [String] {
    switch self {
    case .hideRows, .row, .rowCell: ["index", "number"]
    default: []
    }
  }

  fileprivate var hasColumns: Bool { self == .rowCell || self == .fixedRow }

  /// Names of places, for an error that tells where a name is known.
  fileprivate static let known: [(names: [String], place: String)] = [
    (["index", "number", "key", "previous", "next"], "the rows of a section"),
    (["shown"], "a section's titles and the cells of its rows"),
    (["group", "count", "from", "to", "more", "earlier"], "a section"),
    (["total"], "a section or the report"),
    (["sections"], "the report"),
    (["columns"], "cells"),
    (["row"], "a row"),
    (["summary"], "a section or the report"),
  ]
}

/// What a scope is made of, besides its place.
package struct ExpressionNames: Sendable {
  /// The fields of the rows.
  package var table = ExpressionTable([])
  package var parameters: [(name: String, type: ExpressionType)] = []
  package var lookups: [ExpressionLookup] = []
  /// The ids of the summaries with the types of their values.
  package var summaries: [(id: String, type: ExpressionType)] = []
  /// The `values` of a cell.
  package var cellValues: [String] = []
  /// The type of the field that makes the groups.
  package var groupType = ExpressionType.string
  package var keyType = ExpressionType.string
  /// `depends_on`.
  package var neighbors: Set<Int> = []

  package init() {}

  /// The fields of the table, in order.
  package var fields: [ExpressionField] {
    get { table.fields }
    set { table = ExpressionTable(newValue) }
  }
}

extension ExpressionScope {
  /// The scope of a place: the slots have the names of spec language §5, `section.count` and
  /// `report.total` beside the short ones.
  package init(at place: ExpressionPlace, _ names: ExpressionNames) {
    self.init(names.table, seesRow: place.seesRow)
    if place.seesRow { addRow() }
    for value in names.cellValues where place.hasColumns { add(value, .dynamic) }
    for name in place.rowNames { add(name, .int) }
    if !place.rowNames.isEmpty {
      add("key", names.keyType)
      addNeighborNames()
      neighbors = names.neighbors
    }
    if place.hasColumns { add("columns", .int) }
    addSection(place, names)
    if place != .data, place != .group { addReport(place, names) }
    addNamespace("params")
    for parameter in names.parameters {
      add(parameter.name, parameter.type, in: "params")
    }
    for lookup in names.lookups { add(lookup) }
    hasAggregates = place != .data
    for (words, elsewhere) in ExpressionPlace.known {
      for word in words { add(word, knownIn: elsewhere) }
    }
  }

  private mutating func addSection(_ place: ExpressionPlace, _ names: ExpressionNames) {
    guard place != .data, !place.isOfReport else { return }
    var section = place.sectionNames
    section.insert(("group", names.groupType), at: 0)
    for (name, type) in section {
      add(name, standingFor: add(name, type, in: "section"))
    }
    if place != .group, place != .summary { addSummaries(names, in: "summary") }
  }

  private mutating func addReport(_ place: ExpressionPlace, _ names: ExpressionNames) {
    for name in ["total", "count", "sections"] {
      add(name, standingFor: add(name, .int, in: "report"))
    }
    if place == .report { addSummaries(names, in: "summary") }
  }

  private mutating func addSummaries(_ names: ExpressionNames, in family: String) {
    addNamespace(family)
    for summary in names.summaries { add(summary.id, summary.type, in: family) }
  }
}
