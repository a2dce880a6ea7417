/// Which language an expression is read as.
package enum ExpressionDialect: Sendable {
  /// The expressions of a spec (spec language §5): CEL with decimals, nulls that pass through
  /// arithmetic, aggregates, lookups and dates.
  case report
  /// The Common Expression Language as its own specification has it, without protocol buffers.
  case standard
}
