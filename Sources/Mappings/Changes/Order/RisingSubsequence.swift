/// The longest rising part of a list of different numbers, in O(n log n).
package enum RisingSubsequence {
  /// Marks the numbers of one longest rising subsequence; the marked ones may keep their places.
  static func longest(of values: [Int]) -> [Bool] {
    if isRising(values) { return [Bool](repeating: true, count: values.count) }
    // tails[n] is the place of the smallest number that ends a rising subsequence of n + 1 numbers.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      if let last = tails.last, values[last] < value { low = high }
      while low < high {
        let middle = (low &+ high) / 2
        if values[tails[middle]] < value { low = middle &+ 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tails[low &- 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    return marks(endingAt: tails.last ?? -1, previous: previous)
  }

  /// Marks the numbers of one rising subsequence with the largest sum of weights.
  ///
  /// - Parameters:
  ///   - values: Different numbers from 0 up to but not including `bound`.
  ///   - weights: The weight of each, 0 or more.
  ///   - bound: A number above all values.
  /// - Returns: For each number whether it is in the subsequence.
  package static func heaviest(of values: [Int], weights: [Int], below bound: Int) -> [Bool] {
    if isRising(values) { return [Bool](repeating: true, count: values.count) }
    var sums = [Int](repeating: 0, count: values.count)
    var previous = [Int](repeating: -1, count: values.count)
    // A tree of maxima over the values: node v covers the values just below it.
    var tree = [Int](repeating: -1, count: bound &+ 1)
    var best = -1
    for (place, value) in values.enumerated() {
      var node = value
      while node > 0 {
        let candidate = tree[node]
        if candidate >= 0, previous[place] < 0 || sums[candidate] > sums[previous[place]] {
          previous[place] = candidate
        }
        node &-= node & (0 &- node)
      }
      let before = previous[place] < 0 ? 0 : sums[previous[place]]
      sums[place] = before.addingClamped(weights[place])
      node = value &+ 1
      while node <= bound {
        if tree[node] < 0 || sums[tree[node]] < sums[place] { tree[node] = place }
        node &+= node & (0 &- node)
      }
      if best < 0 || sums[place] > sums[best] { best = place }
    }
    return marks(endingAt: best, previous: previous)
  }

  private static func isRising(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func marks(endingAt last: Int, previous: [Int]) -> [Bool] {
    var kept = [Bool](repeating: false, count: previous.count)
    var place = last
    while place >= 0 {
      kept[place] = true
      place = previous[place]
    }
    return kept
  }
}
