import TestSupport
import Testing

/// Files that are not UTF-8 text, and texts with every kind of line end.
@Suite("Bytes of CSV files")
struct CSVBytesTests {
  private static let spec = "sectional: 1\ndata: {file: data.csv}\n"

  private func run(_ parts: [[UInt8]]) throws -> CommandRun {
    try Sample(spec: Self.spec, bytes: Array(parts.joined())).run("render", "report.yaml")
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    "A byte that is not UTF-8: row, field, byte and the line as it is",
    arguments: [
      ([0xE9], 1), ([0xC3], 1), ([0xC0, 0xAF], 1), ([0xED, 0xA0, 0x80], 1),
      ([0xF4, 0x90, 0x80, 0x80], 1), ([0xFF], 1), ([0x80], 1), ([0xE2, 0x82], 1),
    ] as [([UInt8], Int)])
  func notUTF8(_ bad: [UInt8], _ count: Int) throws {
    let run = try run([bytes("name,price\nCoffee,1\nCaf"), bad, bytes(",2\n")])
    let first = String(bad[0], radix: 16, uppercase: true)
    let shown = bad.map { "<0x" + String($0, radix: 16, uppercase: true) + ">" }.joined()
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(
      run.errors.hasPrefix(
        """
        data.csv:3:4: error: the byte 0x\(first) is not UTF-8, row 2, column `name`, at byte 23 \
        [data-encoding]
        3 | Caf\(shown),2
          |    ^^^^^^
          = help: save the file as UTF-8
        """), "\(run.errors)")
  }

  @Test("NUL never cuts a field")
  func nul() throws {
    let run = try run([bytes("name,price\nTe"), [0], bytes("a,2\n")])
    #expect(run.code == 1)
    #expect(
      run.errors == """
        data.csv:2:3: error: a NUL byte stands in the text, row 1, column `name`, at byte 13 \
        [data-nul]
        2 | Te␀a,2
          |   ^
          = help: text has no NUL bytes: export the file again, or remove them with `tr -d '\\0'`

        """)
  }

  @Test("Other encodings and compressed files are named by their first bytes")
  func signatures() throws {
    let utf16 = bytes("name,price\nTea,2\n").flatMap { byte -> [UInt8] in [byte, 0] }
    let cases: [([UInt8], String)] = [
      ([0xFF, 0xFE] + utf16, "`data.csv` is UTF-16 (little endian), not UTF-8 [data-encoding]"),
      ([0xFE, 0xFF, 0] + utf16.dropLast(), "`data.csv` is UTF-16 (big endian), not UTF-8"),
      (utf16, "a NUL byte stands in the text, in the header, at byte 1 [data-nul]"),
      (
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1],
        "`data.csv` is a compressed file (gzip), which is not read yet [data-compressed]"
      ),
      ([0x50, 0x4B, 3, 4, 0, 0], "`data.csv` is a zip archive, which is not read"),
      (bytes("SQLite format 3\0"), "`data.csv` is an SQLite database, not CSV"),
    ]
    for (data, message) in cases {
      let run = try run([data])
      #expect(run.code == 1)
      #expect(run.output == [])
      #expect(run.errors.contains(": error: " + message), "\(run.errors)")
      #expect(RawControls.first(in: run.errors) == nil)
    }
  }

  @Test("Help of an encoding's fault names no option that is refused")
  func encodingHelp() throws {
    let run = try run([bytes("name\nCaf"), [0xE9], bytes("\n")])
    if run.errors.contains("--encoding") {
      let use = try Sample(spec: Self.spec, bytes: bytes("name\nCaf") + [0xE9, 0x0A])
        .run("render", "report.yaml", "--encoding", "windows-1252")
      #expect(use.code == 0, "\(use.errors)")
    }
  }

  @Test(
    "A byte order mark is dropped; LF, CRLF, CR and a mix of them end lines; the last may lack one",
    arguments: [
      "kind,name,price\ntea,Assam,4\ncoffee,Java,5\ntea,Sencha,6",
      "\u{FEFF}kind,name,price\r\ntea,Assam,4\r\ncoffee,Java,5\r\ntea,Sencha,6\r\n",
      "kind,name,price\rtea,Assam,4\rcoffee,Java,5\rtea,Sencha,6\r",
      "kind,name,price\r\ntea,Assam,4\ncoffee,Java,5\rtea,Sencha,6\n\n\r\n",
      "\"kind\",\"name\",\"price\"\n\"tea\",\"Assam\",\"4\"\n\ncoffee,Java,5\ntea,Sencha,6\n",
    ])
  func lineEnds(_ data: String) throws {
    let run = try Sample(data: data).run("render", "report.yaml")
    #expect(run.code == 0)
    #expect(run.text == Sample.text)
  }

  @Test(
    "Without rows the table is empty",
    arguments: ["", "\n", "\u{FEFF}", "\r\n\r\n", "kind,name,price", "kind,name,price\n\n"],
    ["text", "html"])
  func empty(_ data: String, _ kind: String) throws {
    let spec = Sample.spec + "summary: {price: mean, name: count}\n"
    let run = try Sample(spec: spec, data: data).run("render", "report.yaml", "--to", kind)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.text.contains("price"))
  }
}
