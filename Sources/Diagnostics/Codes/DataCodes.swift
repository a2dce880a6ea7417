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
}
