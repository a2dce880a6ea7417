import Diagnostics

let sampleCode = DiagnosticCode("sample-code")

/// A source and spans in it by their text.
struct Sample {
  let source: SourceFile
  let bytes: [UInt8]

  init(_ text: String, name: String = "report.yaml") {
    self.init(bytes: Array(text.utf8), name: name)
  }

  init(bytes: [UInt8], name: String = "report.yaml") {
    self.bytes = bytes
    source = SourceFile(name: name, bytes: bytes)
  }

  /// The span of the first occurrence of a text; at the end of the source if there is none.
  func span(_ text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    guard let start else { return SourceSpan(source, bytes.count..<bytes.count) }
    return SourceSpan(source, start..<start + wanted.count)
  }

  func error(_ text: String, _ message: String = "wrong") -> Diagnostic {
    Diagnostic(sampleCode, message, at: span(text))
  }
}

func page(_ diagnostics: Diagnostic..., colors: Bool = false) -> String {
  String(decoding: DiagnosticRenderer(colors: colors).render(diagnostics), as: UTF8.self)
}
