/// Bounds that keep a hostile expression from filling the stack, the memory or the day.
package enum ExpressionLimits {
  /// The largest expression in bytes.
  package static let textBytes = 65_536
  /// The deepest nesting of an expression, operators included.
  package static let depth = 250
  /// What one evaluation may cost: a unit is about one step of a macro or 16 bytes of new text.
  package static let cost = 1_000_000
  /// What the texts of all computed fields of some rows may take in bytes: 256 MiB, or 1 KiB for
  /// each row where that is more.
  package static func computedBytes(rowCount: Int) -> Int {
    max(256 << 20, max(rowCount, 0) << 10)
  }
  /// The most errors of one expression that are told; the others are counted.
  package static let errors = 20
  /// The largest pattern of `matches` in bytes.
  package static let patternBytes = 4_096
  /// The most states that a pattern is compiled to.
  package static let patternStates = 20_000
}
