/// How the product stands to one target.
struct Verdict {
  var target: Target
  /// What was asked for, in words.
  var asked: String
  /// What was measured, in words; nil when one of the programs was not measured.
  var found: String?
  /// Whether it is met; nil when it was not measured.
  var isMet: Bool?
  /// Whether what is wanted beyond the requirement is met; nil where nothing is.
  var isWantedMet: Bool?

  var word: String {
    switch (isMet, isWantedMet) {
    case (nil, _): return "not measured"
    case (false?, _): return "missed"
    case (true?, true?): return "met, as wanted"
    case (true?, _): return "met"
    }
  }

  static func all(_ result: ContestResult) -> [Verdict] {
    result.contest.targets.map { verdict($0, result) }
  }

  private static func verdict(_ target: Target, _ result: ContestResult) -> Verdict {
    switch target {
    case .ratio(let peer, let required, let wanted):
      let ratio = Ratio(of: peer, in: result)
      let least = ratio.map { min($0.wall, $0.cpu) }
      let more = wanted.map { ", wanted \(Figures.fixed($0, 0))×" } ?? ""
      return Verdict(
        target: target, asked: "\(peer) at least \(Figures.fixed(required, 0))×\(more)",
        found: ratio.map { "wall \($0.wallText), CPU \($0.cpuText)" },
        isMet: least.map { $0 >= required },
        isWantedMet: wanted.flatMap { wanted in least.map { $0 >= wanted } })
    case .peak(let limit):
      let peak = result.product?.peak.map { Double($0) / 1024 }
      return upper(target, "peak memory", peak, limit, "MiB", decimals: 1)
    case .wall(let limit):
      let wall = result.product?.wall.map { $0 * 1000 }
      return upper(target, "wall time", wall, limit, "ms", decimals: 1)
    case .cpu(let limit, let wanted):
      let cpu = result.product?.cpu.map { $0 * 1000 }
      var verdict = upper(target, "CPU time", cpu, limit, "ms", decimals: 1)
      if let wanted {
        verdict.asked += ", wanted \(Figures.fixed(wanted, 0)) ms"
        verdict.isWantedMet = cpu.map { $0 <= wanted }
      }
      return verdict
    case .size(let limit):
      let size = result.product?.runs.isEmpty == false ? result.product?.bytesPerRow : nil
      return upper(target, "output", size, limit, "bytes a row", decimals: 1)
    }
  }

  private static func upper(
    _ target: Target, _ what: String, _ value: Double?, _ limit: Double, _ unit: String,
    decimals: Int
  ) -> Verdict {
    Verdict(
      target: target, asked: "\(what) at most \(Figures.fixed(limit, 0)) \(unit)",
      found: value.map { "\(Figures.fixed($0, decimals)) \(unit)" },
      isMet: value.map { $0 <= limit })
  }
}

/// How many times longer a peer takes than the product.
struct Ratio {
  var wall: Double
  var cpu: Double

  /// Nil when one of the two was not measured.
  init?(of peer: String, in result: ContestResult) {
    guard let other = result.measurements.dropFirst().first(where: { $0.program.name == peer }),
      let product = result.product, let wall = product.wall, let cpu = product.cpu,
      let otherWall = other.wall, let otherCPU = other.cpu, wall > 0, cpu > 0
    else { return nil }
    self.wall = otherWall / wall
    self.cpu = otherCPU / cpu
  }

  var wallText: String { Figures.fixed(wall, 1) + "×" }
  var cpuText: String { Figures.fixed(cpu, 1) + "×" }
}
