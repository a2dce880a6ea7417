/// How the costs of a program grow from fewer rows to more.
struct Growth {
  var job: String
  var program: String
  var fewer: Int
  var more: Int
  var wall: Double
  var cpu: Double
  var memory: Double
  /// The largest factor of time that is allowed; nil for a peer.
  var limit: Double?

  var isMet: Bool? { limit.map { max(wall, cpu) <= $0 } }

  /// The lines of two results of the same contest; a program that failed in one has none.
  static func lines(from small: ContestResult, to large: ContestResult) -> [Growth] {
    zip(small.measurements, large.measurements).enumerated().compactMap { place, pair in
      guard let wall = factor(pair.0.wall, pair.1.wall), let cpu = factor(pair.0.cpu, pair.1.cpu),
        let memory = factor(pair.0.peak.map(Double.init), pair.1.peak.map(Double.init))
      else { return nil }
      // Eleven times the time for ten times the rows; in proportion for another step.
      let step = Double(large.contest.rows) / Double(max(small.contest.rows, 1))
      return Growth(
        job: large.contest.name, program: pair.0.program.name, fewer: small.contest.rows,
        more: large.contest.rows, wall: wall, cpu: cpu, memory: memory,
        limit: place == 0 ? step * 1.1 : nil)
    }
  }

  private static func factor(_ fewer: Double?, _ more: Double?) -> Double? {
    guard let fewer, let more, fewer > 0 else { return nil }
    return more / fewer
  }
}
