package import Diagnostics

/// An entry of `parameters` (spec language §4).
package struct ParameterSpec: Sendable {
  /// A name of the expression language, behind `params.`.
  package let name: Located<String>
  package let type: ParameterType
  /// The texts of the default, one but for lists; nil: null.
  package let defaultTexts: Located<[String]>?
  /// What a person is asked by.
  package let title: Located<String>?
  /// Whether templates may print the value as markup.
  package let isTrusted: Bool
  package let checks: ParameterChecks
}

/// The types of parameters.
package enum ParameterType: String, Sendable, CaseIterable {
  case string, integer, decimal, number, boolean, date, time, datetime, duration
  /// A list of strings.
  case list

  /// The type with its article, for a message.
  var words: String {
    self == .integer ? "an integer" : "a \(rawValue)"
  }
}

/// What the value of a parameter must be besides its type.
package struct ParameterChecks: Sendable {
  /// Whether there must be a value, from the default or from whoever runs the report.
  package internal(set) var isRequired = false
  /// Bounds as they are written; those of a list do not exist.
  package internal(set) var minimum: Located<String>?
  package internal(set) var maximum: Located<String>?
  package internal(set) var exclusiveMinimum: Located<String>?
  package internal(set) var exclusiveMaximum: Located<String>?
  /// In characters, of a list in entries.
  package internal(set) var minLength: Located<Int>?
  package internal(set) var maxLength: Located<Int>?
  /// A regular expression that the whole value, or every entry of a list, must match.
  package internal(set) var pattern: Located<String>?
  /// The values that there may be.
  package internal(set) var allowed: [Located<String>]?
}

/// Why a text is no value of a parameter.
package struct ParameterFault: Error, Sendable {
  /// What is wrong, such as: `x` is no integer.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// The check that the value fails; nil where it is not of the type.
  package let check: SourceSpan?

  init(_ message: String, help: String? = nil, check: SourceSpan? = nil) {
    self.message = message
    self.help = help
    self.check = check
  }
}
