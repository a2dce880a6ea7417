/// What was measured of one program in one contest.
struct Measurement {
  var program: Program
  /// One for each run, in order.
  var runs: [Usage] = []
  /// The size of the output in bytes.
  var outputBytes = 0
  /// The rows of data that the output shows; nil where it is no table.
  var rowsShown: Int?
  /// What is wrong with the program or its output.
  var faults: [String] = []

  var isSkipped: Bool { program.path == nil && faults.isEmpty }
  var wall: Double? { runs.map(\.wall).min() }
  var cpu: Double? { runs.map(\.cpu).min() }
  /// The largest peak of all runs in KiB.
  var peak: Int? { runs.map(\.peak).max() }

  /// Whether the peak is only a bound, since this process's own was about as large: the kernel
  /// counts pages per core in batches, so two readings may differ by some of them.
  var isPeakBound: Bool {
    runs.contains { $0.peak == peak && $0.peak <= $0.memoryFloor + 256 }
  }

  var bytesPerRow: Double? {
    guard let rowsShown, rowsShown > 0 else { return nil }
    return Double(outputBytes) / Double(rowsShown)
  }
}

/// A contest with what was measured; the product stands first.
struct ContestResult {
  var contest: Contest
  var measurements: [Measurement]

  var product: Measurement? { measurements.first }

  var faults: [String] {
    measurements.flatMap { measurement in
      measurement.faults.map { "\(contest.name), \(measurement.program.name): \($0)" }
    }
  }
}
