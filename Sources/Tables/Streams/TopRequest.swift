/// What is wanted of a stream of rows, by the names of fields.
package struct TopRequest: Sendable {
  /// A summary of a field over all rows of a group.
  package struct Summary: Sendable {
    package let aggregate: Aggregate
    package let field: String

    package init(_ aggregate: Aggregate, _ field: String) {
      self.aggregate = aggregate
      self.field = field
    }
  }

  /// What rows are ordered by.
  package struct Term: Sendable {
    package let field: String
    package let descending: Bool
    package let comparison: OrderTerm.Comparison

    package init(_ field: String, descending: Bool, comparison: OrderTerm.Comparison) {
      self.field = field
      self.descending = descending
      self.comparison = comparison
    }
  }

  package let group: String?
  package let ungrouped: String?
  package let order: [Term]
  /// The most rows that are kept of a group.
  package let limit: Int
  package let summaries: [Summary]

  package init(
    group: String?, ungrouped: String?, order: [Term], limit: Int, summaries: [Summary]
  ) {
    self.group = group
    self.ungrouped = ungrouped
    self.order = order
    self.limit = limit
    self.summaries = summaries
  }

  /// The same with the slots of a reading; nil where it lacks a field.
  func plan(_ reading: ReadPlan) -> TopRows.Plan? {
    func slot(_ name: String) -> Int? {
      reading.fields.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    }
    let groupSlot = group.flatMap(slot)
    let terms = order.compactMap { term in
      slot(term.field).map {
        TopRows.Plan.Term($0, descending: term.descending, comparison: term.comparison)
      }
    }
    let wanted = summaries.compactMap { summary in
      slot(summary.field).map { TopRows.Plan.Summary(summary.aggregate, $0) }
    }
    guard (group == nil) == (groupSlot == nil), terms.count == order.count,
      wanted.count == summaries.count
    else { return nil }
    return TopRows.Plan(
      group: groupSlot, ungrouped: ungrouped, order: terms, limit: limit, summaries: wanted)
  }
}
