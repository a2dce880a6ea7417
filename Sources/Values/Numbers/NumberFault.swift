/// Why a text is not a value of a numeric type.
package enum NumberFault: Error, Sendable {
  /// The text does not have the form of a number.
  case malformed
  /// The text is a number that the type cannot hold.
  case outOfRange
}

/// Why an exact calculation has no result.
package enum ArithmeticFault: Error, Sendable {
  /// The result has more than 38 digits.
  case overflow
  case divisionByZero
}
