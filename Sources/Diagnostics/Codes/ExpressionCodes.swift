/// Faults of expressions (spec language §5).
extension DiagnosticCode {
  /// An expression that is not well formed.
  package static let expressionSyntax = DiagnosticCode("expression-syntax")
  /// An expression that is longer or nested deeper than the limits.
  package static let expressionTooLarge = DiagnosticCode("expression-too-large")
  /// A name that the place of the expression does not know.
  package static let unknownName = DiagnosticCode("unknown-name")
  /// A function that does not exist.
  package static let unknownFunction = DiagnosticCode("unknown-function")
  /// Operands, arguments or a result of a type that does not fit.
  package static let expressionType = DiagnosticCode("expression-type")
  /// A condition that is neither true nor false.
  package static let notACondition = DiagnosticCode("not-a-condition")
  /// A name or function that is known but has no meaning at this place.
  package static let expressionPlace = DiagnosticCode("expression-place")
  /// A neighbouring row that `depends_on` does not name.
  package static let undeclaredNeighbor = DiagnosticCode("undeclared-neighbor")
  /// A pattern of `matches` or of a check that is not well formed.
  package static let malformedPattern = DiagnosticCode("malformed-pattern")
  /// `now()` without a clock that gives the same output for the same input.
  package static let missingClock = DiagnosticCode("missing-clock")
  /// A division of whole numbers, which drops the remainder.
  package static let integerDivision = DiagnosticCode("integer-division")
  /// An expression that has no value at some row.
  package static let expressionFailed = DiagnosticCode("expression-failed")
}

extension CodeCatalogue {
  static let expressionPages: [CodePage] =
    expressionTextPages + expressionNamePages + expressionTypePages + expressionValuePages
}
