extension Duration {
  /// A time since the epoch of whole seconds and nanoseconds.
  package init(secondsSince1970 seconds: Int64, nanoseconds: Int64 = 0) {
    self.init(
      secondsComponent: seconds, attosecondsComponent: 0)
    self += .nanoseconds(nanoseconds)
  }

  /// Seconds, rounded down.
  package var wholeSeconds: Int64 {
    let (seconds, attoseconds) = components
    return attoseconds < 0 ? seconds &- 1 : seconds
  }

  /// The nanoseconds since ``wholeSeconds``, 0 ..< 1,000,000,000, rounded down.
  package var nanosecondOfSecond: Int64 {
    let attoseconds = components.attoseconds
    return (attoseconds < 0 ? attoseconds + 1_000_000_000_000_000_000 : attoseconds)
      / 1_000_000_000
  }
}
