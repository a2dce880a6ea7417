extension CodePage {
  /// A page whose examples are two specs over one data file, a small list of prices by default.
  static func specs(
    _ code: DiagnosticCode, _ title: String, _ explanation: String,
    data: String = "name,price\nwine,4.50\nbeer,2.20\n", wrong: String, mended: String
  ) -> CodePage {
    CodePage(
      code, title, explanation, example: CodeExample(spec: wrong, data: data),
      mended: CodeExample(spec: mended, data: data))
  }

  /// A page whose examples are two data files under one spec.
  static func data(
    _ code: DiagnosticCode, _ title: String, _ explanation: String,
    spec: String = "sectional: 1\ndata: {file: data.csv}\ncolumns: [name, price]\n",
    wrong: String, mended: String
  ) -> CodePage {
    CodePage(
      code, title, explanation, example: CodeExample(spec: spec, data: wrong),
      mended: CodeExample(spec: spec, data: mended))
  }
}
