package import Diagnostics

/// Why data could not be read, with every fault that was found.
package struct DataFailure: Error, Sendable {
  /// What failed: the system that gives the bytes, or what the bytes say.
  package enum Kind: Sendable {
    /// The file is missing, unreadable, of the wrong kind, too large or changes while read.
    case io
    /// The bytes were read and are not what they should be.
    case content
  }

  package let kind: Kind
  /// The faults in the order of the file, at least one.
  package let diagnostics: [Diagnostic]

  package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  /// A failure of one cause.
  init(
    _ kind: Kind, _ code: DiagnosticCode, _ message: String, at span: SourceSpan? = nil,
    notes: [String] = [], help: [String] = []
  ) {
    self.init(
      kind,
      [Diagnostic(code, .error, message, at: span.map { Label($0) }, notes: notes, help: help)])
  }
}
