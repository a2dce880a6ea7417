import Diagnostics
import Tables
import Testing
import Values

@Suite struct CSVShape {
  @Test func headerNamesFieldsAndRowsFollow() throws {
    let table = try read("a,b\n1,x\n2,y\n")
    #expect(table.fieldNames == ["a", "b"])
    #expect(table.rows == [["1", "x"], ["2", "y"]])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndEndsARow(lineEnd: String) throws {
    let text = ["a,b", "1,x", "2,\"y\"", "3,\"p\(lineEnd)q\"", ""].joined(separator: lineEnd)
    let table = try read(text)
    #expect(table.rows == [["1", "x"], ["2", "y"], ["3", "p\(lineEnd)q"]])
  }

  @Test func lineEndsMayBeMixed() throws {
    #expect(
      try read("a,b\r\n1,x\r2,y\n3,z").rows == [["1", "x"], ["2", "y"], ["3", "z"]])
  }

  @Test func lastRowNeedsNoLineEnd() throws {
    #expect(try read("a,b\n1,2").rows == [["1", "2"]])
    #expect(try read("a,b\n1,").rows == [["1", nil]])
    #expect(try read("a,b\n1,\"2\"").rows == [["1", "2"]])
    #expect(try read("a,b\n1,\"\"").rows == [["1", nil]])
  }

  @Test func byteOrderMarkIsDropped() throws {
    #expect(try read("\u{FEFF}a,b\n1,2\n").fieldNames == ["a", "b"])
    #expect(try read("\u{FEFF}\"a\",b\n1,2\n").fieldNames == ["a", "b"])
    #expect(try read("\u{FEFF}").rowCount == 0)
  }

  @Test func quotesHoldDelimitersLineEndsAndDoubledQuotes() throws {
    let table = try read("a,b\n\"x,y\",\"say \"\"hi\"\"\"\n\"\n\",\"\"\"\"\n")
    #expect(table.rows == [["x,y", "say \"hi\""], ["\n", "\""]])
  }

  @Test func doubledQuotesAcrossChunks() throws {
    // The pair of quotes stands at every offset around the 64 bytes that are read at a time.
    for padding in 0..<140 {
      let text = String(repeating: "x", count: padding)
      let table = try read("a,b\n\"\(text)\"\"\(text)\",\"\"\"\"\n\(text),\"z\"\n")
      #expect(table.rows == [["\(text)\"\(text)", "\""], [text.isEmpty ? nil : text, "z"]])
    }
  }

  @Test func quoteWithinUnquotedFieldIsText() throws {
    let table = try read("a,b\n5\" disk,x\"\"y\n\"q\",\"r,s\"\n")
    #expect(table.rows == [["5\" disk", "x\"\"y"], ["q", "r,s"]])
  }

  @Test func spacesAreKept() throws {
    #expect(try read("a, b\n 1 ,\t\n").rows == [[" 1 ", "\t"]])
    #expect(try read("a, b\n 1 ,\t\n").fieldNames == ["a", " b"])
  }

  @Test(arguments: [UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")])
  func otherDelimiters(delimiter: UInt8) throws {
    let mark = String(UnicodeScalar(delimiter))
    let table = try read(
      "a\(mark)b\n1,5\(mark)\"x\(mark)y\"\n", dialect: CSVDialect(delimiter: delimiter))
    #expect(table.rows == [["1,5", "x\(mark)y"]])
  }

  @Test func blankLinesAreSkipped() throws {
    #expect(try read("\n\na,b\n\n1,2\n\r\n\n3,4\n\n").rows == [["1", "2"], ["3", "4"]])
  }

  @Test func blankLinesOfOneColumnAreSkippedTooButQuotesAreNot() throws {
    #expect(try read("a\n1\n\n\"\"\n2\n").rows == [["1"], [nil], ["2"]])
    #expect(try read("a\n \n").rows == [[" "]])
  }

  @Test func emptyInputIsAnEmptyTable() throws {
    for text in ["", "\n", "\r\n\n"] {
      let table = try read(text)
      #expect(table.rowCount == 0)
      #expect(table.fieldNames.isEmpty)
      let asked = try read(text, TableRequest(.fields([.init("a", values: true)]), key: ["b"]))
      #expect(asked.columns.map(\.name) == ["a", "b"])
      #expect(asked.types == [nil, nil])
    }
  }

  @Test func headerAloneIsAnEmptyTable() throws {
    for text in ["a,b", "a,b\n", "a,b\r\n\n"] {
      let table = try read(text, TableRequest(key: ["a"]))
      #expect(table.rowCount == 0)
      #expect(table.fieldNames == ["a", "b"])
      #expect(table.types == [nil, nil])
    }
  }

  @Test func namesStandForTheHeader() throws {
    let dialect = CSVDialect(header: false, names: ["x", "y"])
    let table = try read("1,2\n3,4\n", dialect: dialect)
    #expect(table.fieldNames == ["x", "y"])
    #expect(table.rows == [["1", "2"], ["3", "4"]])
    #expect(try read("", dialect: dialect).fieldNames == ["x", "y"])
  }

  @Test func linesCanBeSkipped() throws {
    let text = "Report \"of\na day\na,b\n1,2\n"
    #expect(try read(text, dialect: CSVDialect(skipRows: 2)).rows == [["1", "2"]])
    #expect(try read("a,b\n", dialect: CSVDialect(skipRows: 5)).rowCount == 0)
  }

  @Test func onlyNeededFieldsAreRead() throws {
    let request = TableRequest(
      .fields([.init("c", values: false), .init("a", values: true)]),
      declared: [.init("d", .integer)], key: ["b"])
    let table = try read("a,b,c,d\n1,k,x,4\n", request)
    #expect(table.columns.map(\.name) == ["c", "a", "d", "b"])
    #expect(table.rows == [["x", "1", "4", "k"]])
    #expect(table.columns.indices.map { table.fieldIndex(ofSlot: $0) } == [2, 0, 3, 1])
  }

  @Test func rowsCanBeCountedWithoutFields() throws {
    #expect(try read("a,b\n1,2\n3,4\n", TableRequest(.fields([]))).rowCount == 2)
  }

  @Test func missingWordsAreNull() throws {
    let words = ["", "NA", "-", String(repeating: "n", count: 70)].map { Array($0.utf8) }
    let text = "a,b\nNA,\"NA\"\n-,--\n,x\n\(String(repeating: "n", count: 70)),n\n"
    let table = try read(text, TableRequest(missing: words))
    #expect(table.rows == [[nil, nil], [nil, "--"], [nil, "x"], [nil, "n"]])
    #expect(try read("a\n\"\"\n", TableRequest(missing: [])).rows == [[""]])
  }

  @Test func namesAreComparedByBytes() throws {
    // The same name for `String`, two names for bytes.
    let table = try read("caf\u{E9},cafe\u{301}\n1,2\n")
    #expect(table.column(named: "caf\u{E9}")?.slot == 0)
    #expect(table.column(named: "cafe\u{301}")?.slot == 1)
  }

  @Test func unknownNamesAreListed() throws {
    let document = try CSVDocument.open(DataFile(name: "d", bytes: Array("a,b\n".utf8)))
    #expect(document.unknown(["b", "c", "a", "d"]) == ["c", "d"])
    let lines = failure("a,b\n", TableRequest(.fields([.init("c", values: false)])))?.lines
    #expect(lines == ["unknown-field: `data.csv` has no field `c`"])
  }

  @Test func anotherDelimiterIsProposed() throws {
    func help(_ text: String, _ dialect: CSVDialect = CSVDialect()) throws -> String? {
      try CSVDocument.open(DataFile(name: "d", bytes: Array(text.utf8)), dialect: dialect)
        .delimiterHelp
    }
    #expect(
      try help("a;b;c|d\n")
        == "the header is one field with `;` in it: perhaps `delimiter: \";\"`")
    #expect(try help("a\tb\n")?.contains("delimiter: \"\\t\"") == true)
    #expect(try help("a,b\n", CSVDialect(delimiter: 0x3B))?.contains("\",\"") == true)
    #expect(try help("a\n") == nil)
    #expect(try help("a,b;c\n") == nil)
  }

  @Test func placesOfRowsAndFields() throws {
    let text = "a,b\n1,\"x\ny\"\n\n2,\"q\"\"\"\r\n3,z"
    let table = try read(text)
    #expect((0..<3).map { table.line(ofRow: $0) } == [2, 5, 6])
    func part(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(part(table.span(ofRow: 0).range) == "1,\"x\ny\"")
    #expect(part(table.span(row: 1, slot: 1).range) == "\"q\"\"\"")
    #expect(part(table.span(row: 2, slot: 1).range) == "z")
    #expect(table.span(row: 9, slot: 9).range == text.utf8.count..<text.utf8.count)
  }
}
