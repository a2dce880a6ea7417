extension Int {
  /// The nearer of a place before this one and a place behind it: the one behind where both are as
  /// near, the only one where the other is missing.
  func nearer(of previous: Int?, _ next: Int?) -> Int? {
    guard let previous else { return next }
    guard let next else { return previous }
    return next - self <= self - previous ? next : previous
  }
}
