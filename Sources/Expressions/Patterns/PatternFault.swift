/// Why a pattern cannot be used.
package struct PatternFault: Error, Sendable {
  /// What is wrong, lower case without a full stop.
  package let message: String
  /// The place in the pattern, in bytes.
  package let range: Range<Int>
}
