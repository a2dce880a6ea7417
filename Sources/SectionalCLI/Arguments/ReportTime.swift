import Glibc
import Sectional

/// The time that a report counts from: `--now`, else SOURCE_DATE_EPOCH.
enum ReportTime {
  /// The time since 1970-01-01T00:00:00Z; nil where neither is given.
  static func read(_ option: [UInt8]?) throws(CommandFailure) -> Duration? {
    if let option {
      guard let time = ReportClock.time(option) else {
        throw .usage(
          "`--now` takes a date or a datetime, not `\(String(decoding: option, as: UTF8.self))`",
          help: ["write `2026-03-01` or `2026-03-01T12:00:00Z`"])
      }
      return time
    }
    guard let text = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let words = String(cString: text)
    guard let seconds = Int64(words), abs(seconds) <= 1 << 40 else {
      throw .usage(
        "SOURCE_DATE_EPOCH is `\(words)`, which is no number of seconds",
        help: ["set it to the seconds since 1970, or give `--now`"])
    }
    return .seconds(seconds)
  }
}
