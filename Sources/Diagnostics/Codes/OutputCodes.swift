extension DiagnosticCode {
  package static let cannotRead = DiagnosticCode("cannot-read")
  package static let cannotWrite = DiagnosticCode("cannot-write")
  package static let wrongUse = DiagnosticCode("wrong-use")
  package static let commandNotYet = DiagnosticCode("command-not-yet")
}

extension CodeCatalogue {
  static let outputPages: [CodePage] = []
}
