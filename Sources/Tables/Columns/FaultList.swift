import Diagnostics

/// Puts the faults of a file together as one failure.
enum FaultList {
  /// A failure of the first `limit` diagnostics; where there were more, the last one says so.
  static func failure(_ diagnostics: [Diagnostic], total: Int, limit: Int) -> DataFailure {
    var shown = Array(diagnostics.prefix(max(limit, 1)))
    if total > shown.count {
      shown.append(
        Diagnostic(
          .dataMoreFaults, .error,
          "\(shown.count) of \(total) faults in the data are shown", at: nil,
          help: ["mend these first; many faults often have one cause"]))
    }
    return DataFailure(.content, shown)
  }
}
