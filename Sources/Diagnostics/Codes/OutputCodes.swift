/// Faults of a call, and of reading and writing files.
extension DiagnosticCode {
  package static let cannotRead = DiagnosticCode("cannot-read")
  package static let cannotWrite = DiagnosticCode("cannot-write")
  package static let wrongUse = DiagnosticCode("wrong-use")
  package static let commandNotYet = DiagnosticCode("command-not-yet")
}

extension CodeCatalogue {
  static let outputPages: [CodePage] = [
    outputPage(
      .cannotRead, "a spec cannot be read",
      """
      The spec's file is missing, may not be read, or is a folder or a device. The message has the \
      system's word for it.
      """,
      wrong: ["render", "reports.yaml"], mended: ["render", "report.yaml"]),
    outputPage(
      .cannotWrite, "the output cannot be written",
      """
      The folder is missing, may not be written to, or the device is full. The bytes go to a \
      temporary file that takes the output's place at the end, so an older output is as it was.
      """,
      wrong: ["render", "report.yaml", "-o", "site/report.html"],
      mended: ["render", "report.yaml", "-o", "report.html"]),
    outputPage(
      .wrongUse, "the call is not understood",
      """
      An option or a command is not known, a value is missing, or something is given twice. \
      `sectional --help` lists the commands, `sectional COMMAND --help` the options of one.
      """,
      wrong: ["render", "report.yaml", "--widht", "80"],
      mended: ["render", "report.yaml", "--width", "80"]),
    outputPage(
      .commandNotYet, "a part of the command is not there yet",
      """
      The name is kept for something that a later version brings. It is refused rather than passed \
      over, so that no call does less than it says.
      """,
      wrong: ["watch", "report.yaml"], mended: ["render", "report.yaml"]),
  ]

  private static func outputPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, wrong: [String],
    mended: [String]
  ) -> CodePage {
    let spec = "sectional: 1\ndata: {file: data.csv}\ncolumns: [name, price]\n"
    let data = "name,price\nwine,4.50\nbeer,2.20\n"
    return CodePage(
      code, title, explanation,
      example: CodeExample(spec: spec, data: data, arguments: wrong),
      mended: CodeExample(spec: spec, data: data, arguments: mended))
  }
}
