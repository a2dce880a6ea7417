package import Diagnostics

/// Why a stage gave nothing.
package struct PipelineFailure: Error, Sendable {
  /// What kind of failure it is, as exit codes tell it (design: 1 and 3).
  package enum Kind: Sendable {
    /// The spec or the data has a fault.
    case content
    /// Something could not be read or written.
    case io
  }

  package let kind: Kind
  package let diagnostics: [Diagnostic]

  package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  static func cannotRead(
    _ name: String, reason: String, at span: SourceSpan? = nil
  ) -> PipelineFailure {
    PipelineFailure(
      .io,
      [
        Diagnostic(
          .cannotRead, .error, "cannot read `\(name)`: \(reason)", at: span.map { Label($0) })
      ])
  }
}
