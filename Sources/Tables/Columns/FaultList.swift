import Diagnostics

/// Puts the faults of a file together as one failure.
enum FaultList {
  /// A failure of the first `limit` diagnostics; where there were more, the last one says so in
  /// a note.
  ///
  /// - Parameters:
  ///   - diagnostics: at least one
  ///   - total: how many there were
  ///   - isLeast: whether there may have been more
  ///   - limit: how many are kept
  /// - Returns: the failure
  static func failure(
    _ diagnostics: [Diagnostic], total: Int, isLeast: Bool = false, limit: Int
  ) -> DataFailure {
    var shown = Array(diagnostics.prefix(max(limit, 1)))
    if total > shown.count {
      shown[shown.count - 1].notes.append(
        "\(shown.count) of \(isLeast ? "at least " : "")\(total) faults in the data are shown; many often have one cause"
      )
    }
    return DataFailure(.content, shown)
  }
}
