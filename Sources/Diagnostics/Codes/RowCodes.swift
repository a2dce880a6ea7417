/// Faults that show when the expressions of a spec meet parameters, lookups and rows.
extension DiagnosticCode {
  package static let unknownParameter = DiagnosticCode("unknown-parameter")
  package static let missingParameter = DiagnosticCode("missing-parameter")
  package static let unknownLookup = DiagnosticCode("unknown-lookup")
  package static let lookupKeyDuplicate = DiagnosticCode("lookup-key-duplicate")
  package static let lookupRecords = DiagnosticCode("lookup-records")
  package static let checkFailed = DiagnosticCode("check-failed")
  package static let hiddenName = DiagnosticCode("hidden-name")
}

extension CodeCatalogue {
  static let rowPages: [CodePage] = [
    CodePage(
      .unknownParameter, "a parameter is set that the spec does not have",
      """
      `--set NAME=VALUE` sets one of the `parameters` that the spec declares. Any other name is \
      refused, so that a slip does not leave the default in force.
      """,
      example: CodeExample(
        spec: parameterSpec, data: prices,
        arguments: ["render", "report.yaml", "--set", "lest=3"]),
      mended: CodeExample(
        spec: parameterSpec, data: prices,
        arguments: ["render", "report.yaml", "--set", "least=3"])),
    CodePage(
      .missingParameter, "a required parameter has no value",
      """
      A parameter that is `required` and has no `default` has to be given with each call.
      """,
      example: CodeExample(
        spec: parameterSpec.replacing("{type: integer, default: 0}", by: requiredParameter),
        data: prices),
      mended: CodeExample(
        spec: parameterSpec.replacing("{type: integer, default: 0}", by: requiredParameter),
        data: prices, arguments: ["render", "report.yaml", "--set", "least=3"])),
    CodePage(
      .unknownLookup, "a file is given for a lookup that the spec does not have",
      """
      `--lookup NAME=FILE` gives one of the `data.lookups` of the spec another file. Any other name \
      is refused, so that a slip does not leave the spec's own file in force.
      """,
      example: lookupExample(
        keyed: true, makers: "id,town\nwine,Bordeaux\n",
        arguments: ["render", "report.yaml", "--lookup", "maker=makers.csv"]),
      mended: lookupExample(
        keyed: true, makers: "id,town\nwine,Bordeaux\n",
        arguments: ["render", "report.yaml", "--lookup", "makers=makers.csv"])),
    CodePage(
      .lookupKeyDuplicate, "a key of a lookup stands in two rows",
      """
      A lookup finds one record by its key. Where two rows have equal keys it is not known which \
      of them is meant. Equal is what has the same value: `1` and `1.0` are one number.
      """,
      example: lookupExample(keyed: true, makers: "id,town\nwine,Bordeaux\nwine,Rioja\n"),
      mended: lookupExample(keyed: true, makers: "id,town\nwine,Bordeaux\nbeer,Pilsen\n")),
    CodePage(
      .lookupRecords, "a lookup without a key has several records",
      """
      Without `key` a lookup holds one record at most, whose fields are named directly: \
      `post.title`. A table of more records needs the field that finds one of them.
      """,
      example: lookupExample(keyed: false, makers: "id,town\nwine,Bordeaux\nbeer,Pilsen\n"),
      mended: lookupExample(keyed: true, makers: "id,town\nwine,Bordeaux\nbeer,Pilsen\n")),
    .data(
      .checkFailed, "a row does not pass a check",
      """
      The `check` of a field is judged on every row that is read, before `where`. A check that is \
      false or null fails: nothing is written. `message` says in words what is wrong. To let a \
      row without a value pass, write `price == null || price > 0`.
      """,
      spec: """
        sectional: 1
        data:
          file: data.csv
          fields:
            price: {type: decimal, check: price > 0, message: a price is above 0}
        columns: [name, price]

        """,
      wrong: "name,price\nwine,4.50\nbeer,0\n", mended: "name,price\nwine,4.50\nbeer,2.20\n"),
    CodePage(
      .hiddenName, "a field hides a name",
      """
      Where a row is seen, a field wins over a name of the section or of the report: with a field \
      `count`, `count` is the field. The other is meant by its whole name, `section.count`, and \
      the field by `row["count"]`. This is a note of `sectional validate`, not a fault.
      """,
      example: CodeExample(
        spec: "sectional: 1\ndata: {file: data.csv}\ncolumns: [name, count]\n",
        data: "name,count\nwine,4\n", arguments: ["validate", "report.yaml"]),
      mended: CodeExample(
        spec: "sectional: 1\ndata: {file: data.csv}\ncolumns: [name, bottles]\n",
        data: "name,bottles\nwine,4\n", arguments: ["validate", "report.yaml"])),
  ]

  private static let prices = "name,price\nwine,4.50\nbeer,2.20\n"

  private static let requiredParameter = "{type: integer, required: true}"

  private static let parameterSpec = """
    sectional: 1
    parameters:
      least: {type: integer, default: 0}
    data: {file: data.csv}
    view: {where: price >= params.least}
    columns: [name, price]

    """

  private static func lookupExample(
    keyed: Bool, makers: String, arguments: [String] = ["render", "report.yaml"]
  ) -> CodeExample {
    let spec = """
      sectional: 1
      data:
        file: data.csv
        lookups:
          makers: {file: makers.csv\(keyed ? ", key: id" : "")}
      columns: [name, price]

      """
    return CodeExample(
      files: [
        CodeExample.File(name: "report.yaml", bytes: Array(spec.utf8)),
        CodeExample.File(name: "data.csv", bytes: Array(prices.utf8)),
        CodeExample.File(name: "makers.csv", bytes: Array(makers.utf8)),
      ], arguments: arguments)
  }
}

extension String {
  /// The text with the first occurrence of another replaced.
  fileprivate func replacing(_ part: String, by other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
