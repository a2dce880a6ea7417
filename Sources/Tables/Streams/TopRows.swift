package import Values

/// Keeps the first rows of each group of a stream of blocks, and counts and sums the others.
///
/// Memory is that of the kept rows, whatever the size of the data.
package struct TopRows {
  /// What is wanted of the rows; fields are given by their places in the sources of a block.
  package struct Plan: Sendable {
    package struct Term: Sendable {
      package let field: Int
      package let descending: Bool
      package let comparison: OrderTerm.Comparison

      package init(
        _ field: Int, descending: Bool = false, comparison: OrderTerm.Comparison = .values
      ) {
        self.field = field
        self.descending = descending
        self.comparison = comparison
      }
    }

    package struct Summary: Sendable {
      package let aggregate: Aggregate
      package let field: Int

      package init(_ aggregate: Aggregate, _ field: Int) {
        self.aggregate = aggregate
        self.field = field
      }
    }

    package let group: Int?
    package let ungrouped: String?
    package let order: [Term]
    package let limit: Int
    package let summaries: [Summary]

    package init(
      group: Int?, ungrouped: String? = nil, order: [Term] = [], limit: Int,
      summaries: [Summary] = []
    ) {
      self.group = group
      self.ungrouped = ungrouped
      self.order = order
      self.limit = max(limit, 0)
      self.summaries = summaries
    }

    /// Whether a summary can be made without keeping every value.
    package static func canStream(_ aggregate: Aggregate) -> Bool {
      switch aggregate {
      case .sum, .mean, .min, .max, .count: true
      case .countDistinct, .median, .first, .last: false
      }
    }
  }

  let plan: Plan
  private(set) var fields: [FieldFacts] = []
  private var groups: [GroupRows] = []
  private var places: [[UInt8]: Int] = [:]
  private var ungroupedCount = 0

  package init(_ plan: Plan) {
    self.plan = plan
  }

  /// The summaries of each group so far.
  var running: [[RunningAggregate]] { groups.map(\.summaries) }

  /// Adds the rows of a block, which follow those of the blocks before.
  ///
  /// - Parameters:
  ///   - sources: the fields, the same ones for every block
  ///   - rows: the rows of the block that count
  ///   - firstRow: the number of the block's first row in the file
  /// - Throws: `ArithmeticFault` for a sum beyond 38 digits
  package mutating func add(
    _ sources: [ColumnSource], rows: RowSelection, firstRow: Int
  ) throws(ArithmeticFault) {
    if fields.isEmpty { fields = sources.map { FieldFacts($0.column) } }
    for (index, source) in sources.enumerated() where index < fields.count {
      fields[index].add(source.column)
    }
    let all = rows.rows
    guard !all.isEmpty else { return }
    let order = plan.order.map { term in
      OrderTerm(
        sources[term.field], descending: term.descending, comparison: term.comparison)
    }
    guard let group = plan.group.map({ sources[$0] }) else {
      let place = place(of: [], name: [], value: .text([]), isUngrouped: false)
      try groups[place].add(all, sources, order, plan, firstRow: firstRow)
      return
    }
    let index = GroupIndex(rows: all, by: group)
    for (number, members) in index.members(of: all).enumerated() {
      guard let first = members.first else { continue }
      let value = group.value(at: Int(first))
      let place: Int
      if number == index.nullGroup {
        guard let ungrouped = plan.ungrouped else {
          ungroupedCount += members.count
          continue
        }
        place = self.place(
          of: [], name: Array(ungrouped.utf8), value: .null, isUngrouped: true)
      } else {
        place = self.place(
          of: ValueOrder.identity(value),
          name: group.texts.text(row: Int(first), slot: group.column.slot), value: value,
          isUngrouped: false)
      }
      try groups[place].add(members, sources, order, plan, firstRow: firstRow)
    }
  }

  /// Adds the rows of later data, which begins with row `firstRow` of the file.
  ///
  /// - Throws: `ArithmeticFault` for a sum beyond 38 digits
  mutating func append(_ next: TopRows, firstRow: Int) throws(ArithmeticFault) {
    if fields.isEmpty {
      fields = next.fields
    } else {
      for (index, facts) in next.fields.enumerated() { fields[index].add(facts) }
    }
    ungroupedCount += next.ungroupedCount
    for group in next.groups {
      let identity = group.identity
      if let place = places[identity] {
        try groups[place].append(group, plan, firstRow: firstRow)
      } else {
        places[identity] = groups.count
        groups.append(group.moved(by: firstRow))
      }
    }
  }

  private mutating func place(
    of identity: [UInt8], name: @autoclosure () -> [UInt8], value: CellValue, isUngrouped: Bool
  ) -> Int {
    if let place = places[identity] { return place }
    places[identity] = groups.count
    groups.append(
      GroupRows(
        identity: identity, name: name(), value: value, isUngrouped: isUngrouped,
        plan.summaries))
    return groups.count - 1
  }

  /// Puts together what was kept.
  ///
  /// - Throws: `ArithmeticFault` for a mean beyond 38 digits
  package func finish() throws(ArithmeticFault) -> KeptRows {
    if plan.group == nil, groups.isEmpty {
      var none = self
      _ = none.place(of: [], name: [], value: .text([]), isUngrouped: false)
      return try none.finish()
    }
    let table = KeptTable(groups, fields, groupField: plan.group)
    var summaries: [[Aggregated]] = []
    for group in groups {
      var results: [Aggregated] = []
      for (summary, running) in zip(plan.summaries, group.summaries) {
        results.append(try running.result(table.column(summary.field)))
      }
      summaries.append(results)
    }
    return KeptRows(
      columns: table.columns, texts: table.texts, rowNumbers: table.rowNumbers,
      view: View(groups: table.groups, ungroupedCount: ungroupedCount), summaries: summaries)
  }
}

/// The rows that a stream left: a small table, its view, and the summaries of all rows.
package struct KeptRows: Sendable {
  /// The fields with the values of the kept rows; the scale is that of all rows read.
  package let columns: [Column]
  package let texts: CellTexts
  /// The number in the file of each row of the small table.
  package let rowNumbers: [Int]
  /// The groups: `rows` are rows of the small table, `count` counts all rows of the data.
  package let view: View
  /// For each group the summaries of the plan, over all its rows.
  package let summaries: [[Aggregated]]
}
