extension Duration {
  /// A time since the epoch of whole seconds and nanoseconds.
  package init(secondsSince1970 seconds: Int64, nanoseconds: Int64 = 0) {
    self.init(
      secondsComponent: seconds, attosecondsComponent: 0)
    self += .nanoseconds(nanoseconds)
  }

  /// Seconds, rounded down.
  package var wholeSeconds: Int64 { secondsAndNanoseconds.seconds }

  /// The nanoseconds since ``wholeSeconds``, 0 ..< 1,000,000,000, rounded down.
  package var nanosecondOfSecond: Int64 { secondsAndNanoseconds.nanoseconds }

  /// ``wholeSeconds`` and ``nanosecondOfSecond`` in one go.
  package var secondsAndNanoseconds: (seconds: Int64, nanoseconds: Int64) {
    let (seconds, attoseconds) = components
    if attoseconds >= 0 { return (seconds, attoseconds / 1_000_000_000) }
    return (seconds &- 1, (attoseconds + 1_000_000_000_000_000_000) / 1_000_000_000)
  }
}
