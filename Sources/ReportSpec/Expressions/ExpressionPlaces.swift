import Diagnostics
import Synchronization
import YAMLTree

/// The places of the parts of an expression in the spec, for as many faults as there may be.
///
/// The scalar is scanned once, at the first question: most expressions have no fault.
final class ExpressionPlaces: Sendable {
  private let scalar: YAMLScalar
  private let places = Mutex<ScalarPlaces?>(nil)

  init(of scalar: YAMLScalar) {
    self.scalar = scalar
  }

  /// The place that a part of the text, in offsets of UTF-8, is written at.
  func span(of range: Range<Int>) -> SourceSpan {
    places.withLock { places in
      let known = places ?? ScalarPlaces(of: scalar)
      places = known
      return known.span(of: range)
    }
  }
}
