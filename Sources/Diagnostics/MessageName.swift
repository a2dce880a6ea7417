extension String {
  /// A name or value as a message shows it: in back-ticks, and cut where it is very long.
  package var inMessage: String {
    let longest = 80
    let scalars = unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
    guard let end, end != scalars.endIndex else { return "`\(self)`" }
    return "`\(String(scalars[..<end]))…`"
  }
}
