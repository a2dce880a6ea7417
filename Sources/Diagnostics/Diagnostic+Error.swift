extension Diagnostic {
  /// An error.
  package init(
    _ code: DiagnosticCode,
    _ message: String,
    at primary: Label?,
    secondary: [Label] = [],
    notes: [String] = [],
    help: [String] = []
  ) {
    self.init(
      code, .error, message, at: primary, secondary: secondary, notes: notes, help: help)
  }

  /// An error whose primary label is `span` without words of its own.
  package init(
    _ code: DiagnosticCode,
    _ message: String,
    at span: SourceSpan,
    notes: [String] = [],
    help: [String] = []
  ) {
    self.init(code, .error, message, at: Label(span), notes: notes, help: help)
  }
}
