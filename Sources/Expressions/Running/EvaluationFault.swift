/// Why an expression has no value.
package struct EvaluationFault: Error, Sendable {
  /// What went wrong.
  package enum Reason: Sendable {
    case overflow
    case divisionByZero
    /// A conversion, a time or an argument out of its range; the words say which.
    case invalid(String)
    /// A map without the key that is asked for.
    case noSuchKey(String)
    case indexOutOfRange(String)
    /// Operands that an operator or function does not take.
    case noOverload(String)
    /// A name without a value.
    case unknownName(String)
    /// The evaluation costs more than ``ExpressionLimits/cost``.
    case tooCostly
    /// The texts of a computed field take more than ``ExpressionLimits/computedBytes(rowCount:)``.
    case tooManyBytes
  }

  package let reason: Reason
  /// The part of the expression, in UTF-8 offsets.
  package private(set) var range: Range<Int>?

  package init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }

  /// The same fault, placed at `range` unless a smaller part is known.
  func located(_ range: Range<Int>) -> EvaluationFault {
    var fault = self
    if fault.range == nil { fault.range = range }
    return fault
  }

  /// Whether `&&`, `||`, `all` and `exists` may swallow the fault.
  var isAbsorbable: Bool {
    if case .tooCostly = reason { false } else { true }
  }

  /// Whether there is no room for the values of further rows either.
  var isOfRoom: Bool {
    if case .tooManyBytes = reason { true } else { false }
  }

  /// What is wrong, as the message of a diagnostic.
  package var message: String {
    switch reason {
    case .overflow: "the result is out of range"
    case .divisionByZero: "division by zero"
    case .invalid(let words): words
    case .noSuchKey(let key): "there is no key \(key)"
    case .indexOutOfRange(let index): "the index \(index) is out of range"
    case .noOverload(let words): words
    case .unknownName(let name): "`\(name)` has no value"
    case .tooCostly:
      "the evaluation takes more than \(ExpressionLimits.cost) steps, which is the limit"
    case .tooManyBytes:
      "the texts of computed fields take more than the limit of "
        + "\(ExpressionLimits.computedBytes(rowCount: 0) >> 20) MiB, or 1 KiB a row"
    }
  }
}

extension EvaluationFault {
  static func invalid(_ words: String) -> EvaluationFault {
    EvaluationFault(.invalid(words))
  }

  static func noOverload(_ operation: String, _ values: ExpressionValue...) -> EvaluationFault {
    noOverload(operation, values)
  }

  static func noOverload(_ operation: String, _ values: [ExpressionValue]) -> EvaluationFault {
    let types = values.prefix(4).map { "`\($0.typeName)`" }.joined(separator: ", ")
    return EvaluationFault(.noOverload("`\(operation)` does not take \(types)"))
  }
}
