import Diagnostics

/// A fault or remark, with its place.
public struct ReportDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing was rendered.
    case error
    /// The report may not be what its author wants.
    case warning
    /// Worth knowing.
    case note
  }

  /// The stable name of its kind, which `sectional explain --code` explains.
  public let code: String
  /// How grave it is.
  public let severity: Severity
  /// What is wrong, lower case, without a full stop.
  public let message: String
  /// The file it is in; nil where it concerns no file.
  public let file: String?
  /// Its line, from 1.
  public let line: Int?
  /// Its column in Unicode scalars, from 1.
  public let column: Int?

  /// `file:line:column: severity: message [code]`.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    let start = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return "\(start)\(severity.rawValue): \(message) [\(code)]"
  }

  /// The diagnostics in the order of their places, each once.
  static func list(_ diagnostics: [Diagnostic]) -> [ReportDiagnostic] {
    let selection = DiagnosticSelection(diagnostics, limit: .max)
    let positions = PositionTable(for: selection.shown)
    return selection.shown.map { diagnostic in
      let span = diagnostic.primary?.span
      let start = span.map { positions.start(of: $0) }
      return ReportDiagnostic(
        code: diagnostic.code.name, severity: Severity(diagnostic.severity),
        message: diagnostic.message, file: span?.source.name, line: start?.line,
        column: start?.column)
    }
  }
}

extension ReportDiagnostic.Severity {
  init(_ severity: Diagnostics.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

/// Why a report could not be made: every fault that was found.
public struct ReportError: Error, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The spec or the data has a fault.
    case content
    /// Something could not be read.
    case unreadable
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// The faults and remarks in the order of their places.
  public let diagnostics: [ReportDiagnostic]
  /// The whole message, with excerpts and help, as the command prints it.
  public let description: String

  init(_ failure: PipelineFailure, _ bag: DiagnosticBag) {
    kind = failure.kind == .io ? .unreadable : .content
    let all = bag.all + failure.diagnostics
    diagnostics = ReportDiagnostic.list(all)
    description = String(decoding: DiagnosticRenderer().render(all), as: UTF8.self)
  }
}
