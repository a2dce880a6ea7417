import Diagnostics

/// Puts the faults of a file together as one failure.
enum FaultList {
  /// A failure of the first `limit` diagnostics; where there were more, the last one says so in
  /// a note.
  static func failure(_ diagnostics: [Diagnostic], total: Int, limit: Int) -> DataFailure {
    var shown = Array(diagnostics.prefix(max(limit, 1)))
    if total > shown.count {
      shown[shown.count - 1].notes.append(
        "\(shown.count) of \(total) faults in the data are shown; many often have one cause")
    }
    return DataFailure(.content, shown)
  }
}
