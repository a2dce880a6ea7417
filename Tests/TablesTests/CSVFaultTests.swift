import Diagnostics
import Tables
import Testing
import Values

@Suite struct CSVFaults {
  @Test func raggedRowsAreNamedAllAtOnce() {
    let failure = failure("a,b,c\n1,2\n1,2,3\n1,2,3,4,5\n")
    #expect(
      failure?.lines == [
        "data-ragged-row: row 1 has 2 fields, the table has 3",
        "data-ragged-row: row 3 has 5 fields, the table has 3",
      ])
    #expect(failure?.kind == .content)
    // The row; then what is too much of it.
    #expect(failure?.pointedAt == 6..<9)
    #expect(failure?.diagnostics.last?.primary?.span.range == 22..<25)
  }

  @Test func manyFaultsAreCounted() {
    let text = "a,b\n" + String(repeating: "1\n", count: 1234)
    let failure = failure(text, TableRequest(maxFaults: 5))
    #expect(failure?.diagnostics.count == 5)
    #expect(
      failure?.diagnostics.map(\.notes) == [
        [], [], [], [], ["5 of 1234 faults in the data are shown; many often have one cause"],
      ])
  }

  @Test func faultsAreInTheOrderOfTheFile() {
    let text = "a,b\nx,1\n2\n3,y\nz,4,5\n"
    let request = TableRequest(declared: [.init("b", .integer), .init("a", .integer)])
    #expect(
      failure(text, request)?.lines == [
        "data-bad-value: `x` is not an integer, row 1, column `a`",
        "data-ragged-row: row 2 has 1 field, the table has 2",
        "data-bad-value: `y` is not an integer, row 3, column `b`",
        "data-ragged-row: row 4 has 3 fields, the table has 2",
      ])
  }

  @Test func unclosedQuoteIsNamedWhereItOpens() {
    let text = "a,b\n1,2\n3,\"x\n4,5\n" + String(repeating: "6,7\n", count: 100_000)
    let failure = failure(text)
    #expect(failure?.lines == ["data-unclosed-quote: a quote is opened and never closed, row 2"])
    #expect(failure?.pointedAt == 10..<11)
  }

  @Test func unclosedQuoteInTheHeader() {
    #expect(
      failure("a,\"b\n1,2\n")?.lines == [
        "data-unclosed-quote: a quote is opened and never closed, in the header"
      ])
  }

  @Test func textBehindAClosingQuoteIsRefused() {
    let failure = failure("a,b\n\"x\"y,1\n2,\"z\" \n\"v\"\"\"w\",3\n4,5\n")
    #expect(
      failure?.lines == [
        "data-text-after-quote: text stands behind a closing quote, row 1, column `a`",
        "data-text-after-quote: text stands behind a closing quote, row 2, column `b`",
        "data-text-after-quote: text stands behind a closing quote, row 3, column `a`",
      ])
    #expect(failure?.pointedAt == 7..<8)
  }

  @Test func quoteBehindASpaceIsExplained() {
    let help = failure("a,b\n1, \"x,y\"\n")?.diagnostics.first?.help ?? []
    #expect(help.contains { $0.contains("a quote counts only where a field begins with it") })
  }

  @Test(arguments: [
    ([0xE9], "E9"), ([0xC3], "C3"), ([0xC0, 0xAF], "C0"), ([0xE0, 0x80, 0x80], "E0"),
    ([0xED, 0xA0, 0x80], "ED"), ([0xF5, 0x80, 0x80, 0x80], "F5"), ([0xF0, 0x80, 0x80, 0x80], "F0"),
    ([0xF4, 0x90, 0x80, 0x80], "F4"), ([0x80], "80"), ([0xFF], "FF"),
  ])
  func bytesThatAreNotUTF8(bytes: [UInt8], shown: String) {
    for padding in [0, 1, 61, 62, 63, 64, 65, 300] {
      let before = Array("a,b\n1,ü\n2,".utf8) + Array(repeating: UInt8(ascii: "x"), count: padding)
      for after in [Array("\n3,4\n".utf8), []] {
        let failure = failure(before + bytes + after)
        #expect(
          failure?.lines == [
            "data-encoding: the byte 0x\(shown) is not UTF-8, row 2, column `b`, "
              + "at byte \(before.count)"
          ])
        #expect(failure?.pointedAt == before.count..<before.count + 1)
        #expect(failure?.diagnostics.first?.help.first?.contains("--encoding") == true)
      }
    }
  }

  @Test func wellFormedUTF8AtEveryOffset() throws {
    for padding in 0..<70 {
      let text = String(repeating: "x", count: padding) + "é東🙂\u{10FFFF}\u{7FF}\u{FFFD}"
      #expect(try read("a\n\(text)\n").rows == [[text]])
    }
  }

  @Test func encodingIsCheckedInRowsReadByteByByte() {
    #expect(
      failure(Array("a,b\nx\"y,".utf8) + [0xFF] + Array("\n".utf8))?.lines == [
        "data-encoding: the byte 0xFF is not UTF-8, row 1, column `b`, at byte 8"
      ])
  }

  @Test func badEncodingInTheHeader() {
    #expect(
      failure([0x61, 0x2C, 0xE9, 0x0A])?.lines == [
        "data-encoding: the byte 0xE9 is not UTF-8, in the header, at byte 2"
      ])
  }

  @Test func nulIsRefused() {
    for padding in [0, 50, 63, 64, 130] {
      let before = Array("a,b\n1,".utf8) + Array(repeating: UInt8(ascii: "x"), count: padding)
      #expect(
        failure(before + [0, 0x79, 0x0A])?.lines == [
          "data-nul: a NUL byte stands in the text, row 1, column `b`, at byte \(before.count)"
        ])
    }
  }

  @Test func utf16WithoutMarkIsExplained() {
    let bytes = Array("a,b\n1,2\n".utf8).flatMap { byte -> [UInt8] in [byte, 0] }
    #expect(failure(bytes)?.diagnostics.first?.help.first?.contains("UTF-16") == true)
  }

  @Test func duplicateHeadersNameBothPlaces() {
    let failure = failure("a,b,\"a\",c,b\n")
    #expect(
      failure?.lines == [
        "data-duplicate-header: two fields are named `a`",
        "data-duplicate-header: two fields are named `b`",
      ])
    #expect(failure?.pointedAt == 4..<7)
    #expect(failure?.diagnostics.first?.secondary.first?.span.range == 0..<1)
  }

  @Test func emptyHeaderIsRefused() {
    #expect(
      failure("a,,c,\n1,2,3,4\n")?.lines == [
        "data-empty-header: field 2 of the header has no name",
        "data-empty-header: field 4 of the header has no name",
      ])
  }

  @Test func namesMustFitTheFirstRow() {
    let dialect = CSVDialect(header: false, names: ["a"])
    #expect(
      failure("1,2\n", dialect: dialect)?.lines == [
        "data-names-count: `names` has 1 name, but the first row has 2 fields"
      ])
    #expect(
      failure("1,2\n", dialect: CSVDialect(header: false))?.lines == [
        "data-names-count: no `names` are given, but the first row has 2 fields"
      ])
    #expect(
      failure("1,2\n", dialect: CSVDialect(header: false, names: ["a", "a"]))?.lines == [
        "data-duplicate-header: `a` stands twice in `names`"
      ])
  }

  @Test func tooManyColumns() {
    let header = (0...10_000).map { "c\($0)" }.joined(separator: ",")
    #expect(
      failure(header + "\n")?.lines == [
        "data-limit: the first row has 10001 fields; the limit is 10000"
      ])
  }

  @Test func fieldLongerThan16MiB() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: CellPlace.maxLength)
    let head = Array("a,b\n1,".utf8)
    let table = try read(head + long + [0x0A])
    #expect(table.texts.withText(row: 0, slot: 1) { $0.count } == CellPlace.maxLength)
    #expect(
      failure(head + long + [0x78, 0x0A])?.lines == [
        "data-limit: a field has 16777216 bytes; the limit is 16777215, row 1, "
          + "column `b`"
      ])
    // A field that nobody needs may be as long as it likes.
    let request = TableRequest(.fields([.init("a", values: true)]))
    #expect(try read(head + long + [0x78, 0x0A], request).rows == [["1"]])
  }

  @Test func compressedFilesAreNamed() {
    let signatures: [([UInt8], String)] = [
      ([0x1F, 0x8B, 8, 0], "`data.csv` is a compressed file (gzip), which is not read yet"),
      (
        [0x28, 0xB5, 0x2F, 0xFD, 0, 1],
        "`data.csv` is a compressed file (zstd), which is not read yet"
      ),
      ([0x50, 0x4B, 3, 4, 20, 0], "`data.csv` is a zip archive, which is not read"),
      (
        [0x50, 0x4B, 3, 4, 20, 0] + Array("[Content_Types].xml".utf8),
        "`data.csv` is an Excel workbook, which is not read"
      ),
    ]
    for (bytes, message) in signatures {
      #expect(failure(bytes)?.lines == ["data-compressed: \(message)"])
      #expect(failure(bytes)?.diagnostics.first?.help.isEmpty == false)
    }
    // `BZh` may be a header.
    #expect(failure("BZh,b\n1,2\n") == nil)
  }

  @Test func otherEncodingsAreNamedByTheirMark() {
    let marks: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16 (little endian)"),
      ([0xFE, 0xFF, 0, 0x61], "UTF-16 (big endian)"),
      ([0xFF, 0xFE, 0, 0], "UTF-32 (little endian)"), ([0, 0, 0xFE, 0xFF], "UTF-32 (big endian)"),
    ]
    for (bytes, name) in marks {
      #expect(failure(bytes)?.lines == ["data-encoding: `data.csv` is \(name), not UTF-8"])
      #expect(failure(bytes)?.diagnostics.first?.help.first?.contains("UTF-8") == true)
    }
  }
}
