/// Faults of data files: their bytes, their rows, their values.
extension DiagnosticCode {
  package static let dataMissingFile = DiagnosticCode("data-missing-file")
  package static let dataUnreadable = DiagnosticCode("data-unreadable")
  package static let dataFolder = DiagnosticCode("data-folder")
  package static let dataDevice = DiagnosticCode("data-device")
  package static let dataLimit = DiagnosticCode("data-limit")
  package static let dataCompressed = DiagnosticCode("data-compressed")
  package static let dataEncoding = DiagnosticCode("data-encoding")
  package static let dataNul = DiagnosticCode("data-nul")
  package static let dataRaggedRow = DiagnosticCode("data-ragged-row")
  package static let dataUnclosedQuote = DiagnosticCode("data-unclosed-quote")
  package static let dataTextAfterQuote = DiagnosticCode("data-text-after-quote")
  package static let dataDuplicateHeader = DiagnosticCode("data-duplicate-header")
  package static let dataEmptyHeader = DiagnosticCode("data-empty-header")
  package static let dataNamesCount = DiagnosticCode("data-names-count")
  package static let dataBadValue = DiagnosticCode("data-bad-value")
  package static let dataKeyNull = DiagnosticCode("data-key-null")
  package static let dataKeyDuplicate = DiagnosticCode("data-key-duplicate")
  package static let dataLikelyMissing = DiagnosticCode("data-likely-missing")
  package static let dataNumberOutOfRange = DiagnosticCode("data-number-out-of-range")
  package static let dataLocalTime = DiagnosticCode("data-local-time")
}

extension CodeCatalogue {
  static let dataPages: [CodePage] = dataFilePages + dataRowPages + dataValuePages

  /// A page whose examples are one spec with two data files.
  static func dataPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String,
    spec: String = "sectional: 1\ndata: {file: data.csv}\ncolumns: [name, price]\n",
    wrong: String, mended: String
  ) -> CodePage {
    CodePage(
      code, title, explanation,
      example: CodeExample(spec: spec, data: wrong),
      mended: CodeExample(spec: spec, data: mended))
  }

  /// A page whose examples are one data file with two specs.
  static func dataPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, data: String,
    wrongSpec: String, mendedSpec: String
  ) -> CodePage {
    CodePage(
      code, title, explanation,
      example: CodeExample(spec: wrongSpec, data: data),
      mended: CodeExample(spec: mendedSpec, data: data))
  }
}
