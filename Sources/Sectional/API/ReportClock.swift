import Values

/// Reads the time that a report counts from.
package enum ReportClock {
  /// A date, whose midnight in UTC it is, or a datetime, in UTC unless it has an offset (ISO 8601);
  /// nil for another text.
  package static func time(_ text: [UInt8]) -> Duration? {
    text.withUnsafeBytes { bytes in
      if let day = CivilDate.read(bytes) { return .seconds(Int64(day) * 86_400) }
      return DateTimeText.read(bytes)?.instant(in: .utc).instant
    }
  }
}
