/// The tables that the benchmark prints.
enum ResultTables {
  /// What each contest asks for.
  static func summaries(_ results: [ContestResult]) -> String {
    var table = TextTable(heads: ["job", "what is asked for"], leading: [0, 1])
    for result in results { table.add([result.contest.name, result.contest.summary]) }
    return table.text
  }

  /// Every program in every contest.
  static func times(_ results: [ContestResult]) -> String {
    var table = TextTable(
      heads: [
        "job", "program", "wall ms", "CPU ms", "peak MiB", "bytes/row", "wall ratio", "CPU ratio",
      ], leading: [0, 1])
    for result in results {
      for (place, measurement) in result.measurements.enumerated() {
        let ratio = place > 0 ? Ratio(of: measurement.program.name, in: result) : nil
        let job = place == 0 ? result.contest.name : ""
        if measurement.isSkipped {
          table.add([job, "\(measurement.program.name): skipped, not installed"])
          continue
        }
        table.add(
          [job, measurement.program.name]
            + figures(measurement)
            + [ratio?.wallText ?? "", ratio?.cpuText ?? ""])
      }
    }
    return table.text
  }

  private static func figures(_ measurement: Measurement) -> [String] {
    guard let wall = measurement.wall, let cpu = measurement.cpu, let peak = measurement.peak else {
      return ["failed", "", "", ""]
    }
    return [
      Figures.fixed(wall * 1000, 1), Figures.fixed(cpu * 1000, 1),
      (measurement.isPeakBound ? "≤ " : "") + Figures.fixed(Double(peak) / 1024, 1),
      measurement.bytesPerRow.map { Figures.fixed($0, 1) } ?? "",
    ]
  }

  /// The targets, with what was found.
  static func targets(_ results: [ContestResult]) -> String {
    var table = TextTable(heads: ["job", "target", "found", "verdict"], leading: [0, 1, 2, 3])
    for result in results {
      for (place, verdict) in Verdict.all(result).enumerated() {
        table.add([
          place == 0 ? result.contest.name : "", verdict.asked, verdict.found ?? "–", verdict.word,
        ])
      }
    }
    return table.text
  }

  static func growth(_ growth: [Growth]) -> String {
    var table = TextTable(
      heads: ["job", "program", "rows", "wall", "CPU", "memory", "target", "verdict"],
      leading: [0, 1, 2, 6, 7])
    for line in growth {
      table.add([
        line.job, line.program, "\(Figures.count(line.fewer)) → \(Figures.count(line.more))",
        Figures.fixed(line.wall, 2) + "×", Figures.fixed(line.cpu, 2) + "×",
        Figures.fixed(line.memory, 2) + "×",
        line.limit.map { "at most \(Figures.fixed($0, 1))×" } ?? "",
        line.isMet.map { $0 ? "met" : "missed" } ?? "",
      ])
    }
    return table.text
  }
}
