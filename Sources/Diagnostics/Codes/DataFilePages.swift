extension CodeCatalogue {
  /// What keeps the bytes of a data file from being read.
  static let dataFilePages: [CodePage] = [
    callPage(
      .dataMissingFile, "the data file is not there",
      """
      A path in `data.file` starts at the folder of the spec; a path given with `--data` or \
      `--lookup` starts at the folder of the call. Capitals count.
      """,
      wrong: ["--data", "date.csv"], mended: ["--data", "data.csv"]),
    callPage(
      .dataUnreadable, "the data file cannot be read",
      """
      The system refused to open or to read the file, and the message gives its reason: no \
      permission, for example, or a broken disk. A file that another program writes to while it \
      is read is refused too, since nobody could say which rows the report shows. Read it again \
      when it is complete, or read a copy.
      """,
      wrong: ["--data", "/proc/self/mem"], mended: ["--data", "data.csv"]),
    callPage(
      .dataFolder, "the data is a folder",
      """
      A report is made of one file. Name it with its folder.
      """,
      wrong: ["--data", "."], mended: ["--data", "./data.csv"]),
    callPage(
      .dataDevice, "the data is a device",
      """
      A device such as `/dev/zero` has no end, so it is not read. A pipe is read where the call \
      names it, and `-` stands for standard input; a spec names regular files only, since a \
      report would wait for whoever writes to a pipe.
      """,
      wrong: ["--data", "/dev/zero"], mended: ["--data", "data.csv"]),
    callPage(
      .dataLimit, "the data goes beyond a limit",
      """
      A stream is kept in memory, so its bytes have a limit of 4 GiB; `--max-data-bytes` sets \
      another one, for files as well. Rows have at most 10,000 fields, a field at most 16 MiB, \
      and a file at most 4,294,967,295 rows: where one of these is met, the delimiter or a quote \
      is most often wrong.
      """,
      wrong: ["--max-data-bytes", "10"], mended: ["--max-data-bytes", "1000"]),
    CodePage(
      .dataCompressed, "the data file is compressed or of another format",
      """
      The first bytes are those of a compressed file, a workbook, a database or the like. What \
      is read is text: unpack the file, save the sheet as CSV, or pipe the text in with \
      `--data -`.
      """,
      example: bytesExample([0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03]),
      mended: bytesExample(Array(dataPageData.utf8))),
    CodePage(
      .dataEncoding, "the data is not UTF-8",
      """
      Text is read as UTF-8, and every byte is checked, so that no letter turns into another one \
      unseen. The message gives the first byte that is no UTF-8. Save the file as UTF-8, or say \
      which encoding it has.
      """,
      example: bytesExample(Array("name,price\nCaf".utf8) + [0xE9] + Array(",2\n".utf8)),
      mended: bytesExample(Array("name,price\nCaf\u{E9},2\n".utf8))),
    CodePage(
      .dataNul, "a NUL byte stands in the data",
      """
      Text has no NUL bytes. A file that is full of them is often UTF-16; a few of them come \
      from a fault in the program that wrote the file.
      """,
      example: bytesExample(Array("name,price\nTea".utf8) + [0] + Array(",2\n".utf8)),
      mended: bytesExample(Array(dataPageData.utf8))),
  ]

  private static let dataPageSpec = "sectional: 1\ndata: {file: data.csv}\n"
  private static let dataPageData = "name,price\nTea,2\n"

  /// A page about what the call names.
  private static func callPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, wrong: [String],
    mended: [String]
  ) -> CodePage {
    let call = ["render", "report.yaml"]
    return CodePage(
      code, title, explanation,
      example: CodeExample(spec: dataPageSpec, data: dataPageData, arguments: call + wrong),
      mended: CodeExample(spec: dataPageSpec, data: dataPageData, arguments: call + mended))
  }

  /// An example with a data file of any bytes.
  private static func bytesExample(_ bytes: [UInt8]) -> CodeExample {
    CodeExample(files: [
      CodeExample.File(name: "report.yaml", bytes: Array(dataPageSpec.utf8)),
      CodeExample.File(name: "data.csv", bytes: bytes),
    ])
  }
}
