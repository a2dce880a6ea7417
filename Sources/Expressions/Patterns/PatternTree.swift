/// A condition on the place between two characters.
enum PatternAnchor: Equatable, Sendable {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary
}

/// A regular expression as it was written.
indirect enum PatternTree: Sendable {
  case empty
  case set(ScalarSet)
  case anchor(PatternAnchor)
  case sequence([PatternTree])
  case alternatives([PatternTree])
  /// Repeated at least `least` times and at most `most`, without bound where that is nil.
  case repeated(PatternTree, least: Int, most: Int?)
}
