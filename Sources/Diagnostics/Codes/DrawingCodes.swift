/// Faults of what a page draws beside the text of its data.
extension DiagnosticCode {
  package static let missingImage = DiagnosticCode("missing-image")
  package static let refusedStyle = DiagnosticCode("refused-style")
  package static let noTime = DiagnosticCode("no-time")
}

extension CodeCatalogue {
  static let drawingPages: [CodePage] = [
    CodePage(
      .missingImage, "a picture is not shown",
      """
      A column with the format `image` names files in the folder of the spec: PNG, JPEG, GIF or \
      WebP of at most 200 kB, by their content. They become part of the page, which loads \
      nothing. In place of any other the cell has its alternative text.
      """,
      example: CodeExample(
        spec: imageSpec, data: "flag\nch.png\n",
        arguments: ["render", "report.yaml", "--to", "html"]),
      mended: CodeExample(
        files: [
          .init(name: "report.yaml", bytes: Array(imageSpec.utf8)),
          .init(name: "data.csv", bytes: Array("flag\nch.gif\n".utf8)),
          .init(name: "ch.gif", bytes: dot),
        ], arguments: ["render", "report.yaml", "--to", "html"])),
    CodePage(
      .refusedStyle, "a style sheet has what a page cannot have",
      """
      The rules of `output.html.css` become part of the page. They load nothing, so `@import` is \
      refused and `url(` takes `data:` alone; and they close what they open, so that they end \
      neither their element nor the block that keeps them to the report.
      """,
      example: CodeExample(
        files: [
          .init(name: "report.yaml", bytes: Array(styleSpec.utf8)),
          .init(name: "data.csv", bytes: Array("name\nPort\n".utf8)),
          .init(name: "house.css", bytes: Array("@import \"fonts.css\";\n".utf8)),
        ]),
      mended: CodeExample(
        files: [
          .init(name: "report.yaml", bytes: Array(styleSpec.utf8)),
          .init(name: "data.csv", bytes: Array("name\nPort\n".utf8)),
          .init(name: "house.css", bytes: Array(".sectional { --accent: #933; }\n".utf8)),
        ])),
    CodePage(
      .noTime, "a report counts from a time that nothing says",
      """
      `relative_date` says how long ago something was. From which time is given with `--now` or \
      the environment variable SOURCE_DATE_EPOCH and never taken from the clock, so that the same \
      input gives the same report.
      """,
      example: CodeExample(spec: relativeSpec, data: "updated\n2026-01-02\n"),
      mended: CodeExample(
        spec: relativeSpec, data: "updated\n2026-01-02\n",
        arguments: ["render", "report.yaml", "--now", "2026-03-01"])),
  ]

  private static let imageSpec = """
    sectional: 1
    data: {file: data.csv}
    columns:
      - {field: flag, format: image}

    """

  private static let styleSpec = """
    sectional: 1
    data: {file: data.csv}
    output: {html: {css: house.css}}

    """

  private static let relativeSpec = """
    sectional: 1
    data: {file: data.csv}
    columns:
      - {field: updated, format: relative_date}

    """

  /// A GIF of one point.
  private static let dot: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
}
