/// The number of edits between two words.
///
/// An edit inserts, deletes or replaces a Unicode scalar or swaps two neighbours, none of them
/// touched twice: the restricted Damerau–Levenshtein distance.
enum EditDistance {
  /// The distance of two words, or nil where it is above `limit`.
  static func between(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, scalar) in first.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(second.count + 1)
      for (j, other) in second.enumerated() {
        var cost = min(last[j] + (scalar == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, scalar == second[j - 1], first[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      if let least = row.min(), least > limit { return nil }
      beforeLast = last
      last = row
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}
