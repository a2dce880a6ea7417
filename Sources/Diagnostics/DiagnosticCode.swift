/// The stable kebab-case name of a kind of diagnostic.
///
/// Every code has a page in the catalogue, which `sectional explain --code` prints.
package struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package var description: String { name }
}

/// What a code means, why it is a fault, and how it is mended.
package struct CodePage: Sendable {
  package let code: DiagnosticCode
  /// One line: what is wrong.
  package let title: String
  /// Why it is refused and what to do, in plain sentences.
  package let explanation: String
  /// Files and a call that give this code.
  package let example: CodeExample
  /// The same, mended: it gives no diagnostic at all.
  package let mended: CodeExample

  package init(
    _ code: DiagnosticCode, _ title: String, _ explanation: String,
    example: CodeExample, mended: CodeExample
  ) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.example = example
    self.mended = mended
  }
}

/// Small files and the call that reads them.
package struct CodeExample: Sendable {
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  package let files: [File]
  /// The arguments after `sectional`; by default the spec is rendered as text.
  package let arguments: [String]

  /// An example with a spec `report.yaml` and, if `data` is given, a file `data.csv`.
  package init(spec: String, data: String? = nil, arguments: [String] = ["render", "report.yaml"]) {
    self.init(
      files: [File(name: "report.yaml", bytes: Array(spec.utf8))]
        + (data.map { [File(name: "data.csv", bytes: Array($0.utf8))] } ?? []),
      arguments: arguments)
  }

  /// An example with any files, bytes that are not UTF-8 included.
  package init(files: [File], arguments: [String] = ["render", "report.yaml"]) {
    self.files = files
    self.arguments = arguments
  }
}

/// The pages of every code, ordered by family and then as declared.
package enum CodeCatalogue {
  package static let pages: [CodePage] =
    yamlPages + specPages + expressionPages + templatePages + dataPages + rowPages
    + reportPages + drawingPages + outputPages

  /// The page of a code's name.
  package static func page(named name: String) -> CodePage? {
    pages.first { $0.code.name == name }
  }
}
