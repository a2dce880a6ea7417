extension RelativeNames {
  /// The words of `en-US`; a test holds them equal to what is learnt.
  static let unitedStates: RelativeNames = {
    func names(_ sign: Int) -> [[[UInt8]]] {
      Unit.allCases.map { unit in
        (1...unit.limit).map { Array(text($0 * sign, unit).utf8) }
      }
    }
    return RelativeNames(
      now: Array("now".utf8), today: Array("today".utf8), past: names(-1), future: names(1))
  }()

  private static func text(_ count: Int, _ unit: Unit) -> String {
    let word = ["minute", "hour", "day", "week", "month", "year"][unit.rawValue]
    if abs(count) == 1 {
      switch unit {
      case .day: return count < 0 ? "yesterday" : "tomorrow"
      case .week, .month, .year: return (count < 0 ? "last " : "next ") + word
      case .minute, .hour: break
      }
    }
    let words = "\(abs(count)) \(word)\(abs(count) == 1 ? "" : "s")"
    return count < 0 ? words + " ago" : "in " + words
  }
}
