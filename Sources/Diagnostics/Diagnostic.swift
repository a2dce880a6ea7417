/// How grave a diagnostic is.
package enum Severity: Int, Sendable, Comparable {
  case error
  case warning
  case note

  /// The word that stands in a message.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  package static func < (first: Severity, second: Severity) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A place in a source with a few words about it.
package struct Label: Sendable {
  package let span: SourceSpan
  package let text: String

  /// A label on `span`; an empty `text` draws the caret alone.
  package init(_ span: SourceSpan, _ text: String = "") {
    self.span = span
    self.text = text
  }
}

/// One fault or remark about a spec, a data file or a call, as data; words are put together late.
///
/// The message is lower case without a full stop and says what is wrong; only `help` says how
/// to mend it. A diagnostic without a primary label concerns the whole file or call.
package struct Diagnostic: Sendable {
  package let code: DiagnosticCode
  package let severity: Severity
  package let message: String
  package let primary: Label?
  package var secondary: [Label]
  package var notes: [String]
  package var help: [String]

  package init(
    _ code: DiagnosticCode,
    _ severity: Severity = .error,
    _ message: String,
    at primary: Label?,
    secondary: [Label] = [],
    notes: [String] = [],
    help: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.notes = notes
    self.help = help
  }

  /// A diagnostic whose primary label is `span` without words of its own.
  package init(
    _ code: DiagnosticCode,
    _ severity: Severity = .error,
    _ message: String,
    at span: SourceSpan,
    notes: [String] = [],
    help: [String] = []
  ) {
    self.init(code, severity, message, at: Label(span), notes: notes, help: help)
  }
}
