extension CodeCatalogue {
  /// The file as a whole: documents, encoding, size.
  static let yamlFilePages: [CodePage] = [
    .specs(
      .yamlDirective, "a directive is not known",
      """
      A line that starts with `%` tells a YAML reader how to read the document behind it. Only \
      `%YAML 1.2` (or 1.1) is understood, and it can be left out. `%TAG` makes names for tags, \
      which a spec does not have.
      """,
      wrong: "%TAG ! tag:example.com,2026:\n---\nsectional: 1\ndata: {file: data.csv}\n",
      mended: "%YAML 1.2\n---\nsectional: 1\ndata: {file: data.csv}\n"),
    .specs(
      .yamlSeveralDocuments, "the file has more than one document",
      """
      `---` starts a YAML document and `...` ends one. A spec is one document in one file; a \
      second one would be overlooked, so it is refused.
      """,
      wrong: "sectional: 1\ndata: {file: data.csv}\n---\nsectional: 1\ndata: {file: more.csv}\n",
      mended: "---\nsectional: 1\ndata: {file: data.csv}\n"),
    .specs(
      .yamlEmpty, "the file has no document",
      """
      The file is empty, or has comments only. The smallest spec states the version of the \
      language and where its rows come from.
      """,
      wrong: "# Stock, to be written\n",
      mended: "sectional: 1\ndata: {file: data.csv}\n"),
    CodePage(
      .yamlEncoding, "the file is not UTF-8",
      """
      A spec is UTF-8, with or without a byte order mark. The file is in another encoding, such \
      as Latin-1 or UTF-16, or was damaged on its way. Save it as UTF-8 in your editor, or convert \
      it with `iconv`.
      """,
      example: bytes("sectional: 1\ntitle: Caf", [0xe9], "\ndata: {file: data.csv}\n"),
      mended: bytes("sectional: 1\ntitle: Caf", [0xc3, 0xa9], "\ndata: {file: data.csv}\n")),
    CodePage(
      .yamlCharacter, "a control character stands in the file",
      """
      YAML has no place for control characters but tab and line breaks, and they would not be seen \
      in an editor. Where one is meant, an escape sequence in double quotes gives it.
      """,
      example: bytes("sectional: 1\ntitle: \"Stock", [0x07], "\"\ndata: {file: data.csv}\n"),
      mended: bytes("sectional: 1\ntitle: \"Stock", [], "\"\ndata: {file: data.csv}\n")),
    CodePage(
      .yamlLimit, "the file goes beyond a limit",
      """
      A spec may have 10 MB, 200 levels of mappings and lists, 100,000 values (each alias counted \
      with all it stands for) and 1 MB in one value. The limits keep a small hostile file from \
      taking all memory. For a spec that is to be trusted they are raised with \
      `--max-spec-bytes`, `--max-spec-depth`, `--max-spec-nodes` and `--max-spec-scalar`.
      """,
      example: CodeExample(
        spec: "sectional: 1\ntitle: Stock\ndata: {file: data.csv}\n", data: yamlPageData,
        arguments: ["render", "report.yaml", "--max-spec-nodes", "5"]),
      mended: CodeExample(
        spec: "sectional: 1\ntitle: Stock\ndata: {file: data.csv}\n", data: yamlPageData,
        arguments: ["render", "report.yaml", "--max-spec-nodes", "50"])),
  ]

  /// A spec with bytes in the middle that a text cannot have.
  private static func bytes(_ before: String, _ middle: [UInt8], _ after: String) -> CodeExample {
    CodeExample(files: [
      CodeExample.File(
        name: "report.yaml", bytes: Array(before.utf8) + middle + Array(after.utf8)),
      CodeExample.File(name: "data.csv", bytes: Array(yamlPageData.utf8)),
    ])
  }
}
