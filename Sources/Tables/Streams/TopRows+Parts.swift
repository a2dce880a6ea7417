import Values

extension TopRows.Plan {
  /// Whether the rows may be added in parts, as far as the declared types tell.
  ///
  /// A sum of doubles has last digits that depend on the order of adding, and one of durations
  /// may go beyond its range on the way.
  func canMerge(_ reading: ReadPlan) -> Bool {
    summaries.allSatisfy { summary in
      switch summary.aggregate {
      case .count, .min, .max: true
      case .sum, .mean:
        switch reading.fields[summary.field].declaration?.type {
        case .integer, .decimal: true
        default: false
        }
      case .countDistinct, .median, .first, .last: false
      }
    }
  }
}

extension TopRows {
  /// Whether every sum is the same in whatever parts the rows were added.
  var hasExactSums: Bool {
    plan.summaries.allSatisfy { summary in
      switch summary.aggregate {
      case .sum, .mean:
        fields.indices.contains(summary.field) && fields[summary.field].isSummedInAnyParts
      default: true
      }
    }
  }
}
