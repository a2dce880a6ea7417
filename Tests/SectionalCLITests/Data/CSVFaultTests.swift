import TestSupport
import Testing

/// Every fault of a CSV file with its whole message: file, line, column, row, field, help.
@Suite("Faults of CSV files")
struct CSVFaultTests {
  static let spec = """
    sectional: 1
    data:
      file: data.csv
      key: name
      fields:
        price: {type: decimal}
        amount: {type: integer}
        opened: {type: date}

    """

  struct Fault: CustomTestStringConvertible {
    let testDescription: String
    let data: String
    let message: String

    init(_ name: String, _ data: String, _ message: String) {
      testDescription = name
      self.data = data
      self.message = message
    }
  }

  static let head = "name,price,amount,opened\n"

  static let faults = [
    Fault(
      "Too few fields", head + "Tea,2,3,2024-01-01\nCoffee,3\n",
      """
      data.csv:3:1: error: row 2 has 2 fields, the table has 4 [data-ragged-row]
      3 | Coffee,3
        | ^^^^^^^^
        = help: add the missing fields; an empty one is nothing between two `,`
      """),
    Fault(
      "One field", head + "Tea\n",
      """
      data.csv:2:1: error: row 1 has 1 field, the table has 4 [data-ragged-row]
      2 | Tea
        | ^^^
        = help: add the missing fields; an empty one is nothing between two `,`
      """),
    Fault(
      "Too many fields", head + "Tea, green,2,3,2024-01-01\n",
      """
      data.csv:2:16: error: row 1 has 5 fields, the table has 4 [data-ragged-row]
      2 | Tea, green,2,3,2024-01-01
        |                ^^^^^^^^^^
        = help: put fields with `,` in them in quotes
      """),
    Fault(
      "A quote that is never closed",
      head + "Tea,2,3,2024-01-01\n\"Coffee,3,4,2024-01-01\nCocoa,4,5,2024-01-01\n",
      """
      data.csv:3:1: error: a quote is opened and never closed, row 2 [data-unclosed-quote]
      3 | "Coffee,3,4,2024-01-01
        | ^ opened here
        = help: close it, or double it (`""`) within a quoted field
      """),
    Fault(
      "Text behind a closing quote", head + "\"Tea\"s,2,3,2024-01-01\n",
      """
      data.csv:2:6: error: text stands behind a closing quote, row 1, column `name` \
      [data-text-after-quote]
      2 | "Tea"s,2,3,2024-01-01
        |      ^
        = help: a quote within a quoted field is doubled (`""`); behind the closing one comes `,` \
      or the end of the line
      """),
    Fault(
      "A space behind the last quote", head + "Tea,2,3,\"2024-01-01\" \n",
      """
      data.csv:2:21: error: text stands behind a closing quote, row 1, column `opened` \
      [data-text-after-quote]
      2 | Tea,2,3,"2024-01-01" \n\
        |                     ^
        = help: a quote within a quoted field is doubled (`""`); behind the closing one comes `,` \
      or the end of the line
      """),
    Fault(
      "Two fields of one name", "name,price,name\nTea,2,3\n",
      """
      data.csv:1:12: error: two fields are named `name` [data-duplicate-header]
      1 | name,price,name
        |            ^^^^ the second
        | ---- the first
      """),
    Fault(
      "A field without a name", "name,price,amount,opened,\n",
      """
      data.csv:1:26: error: field 5 of the header has no name [data-empty-header]
      1 | name,price,amount,opened,
        |                          ^
      """),
    Fault(
      "No decimal", head + "Tea,two,3,2024-01-01\n",
      """
      data.csv:2:5: error: `two` is not a decimal, row 1, column `price` [data-bad-value]
      2 | Tea,two,3,2024-01-01
        |     ^^^
        = help: where it stands for no value, add it to `data.missing`
      """),
    Fault(
      "A decimal of 39 digits",
      head + "Tea,123456789012345678901234567890123456789,3,2024-01-01\n",
      """
      data.csv:2:5: error: `123456789012345678901234567890123456789` is not a decimal, row 1, \
      column `price` [data-bad-value]
      2 | Tea,123456789012345678901234567890123456789,3,2024-01-01
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = help: decimals have at most 38 digits; declare the type `string`
      """),
    Fault(
      "An integer over 64 bits", head + "Tea,2,9223372036854775808,2024-01-01\n",
      """
      data.csv:2:7: error: `9223372036854775808` is not an integer, row 1, column `amount` \
      [data-bad-value]
      2 | Tea,2,9223372036854775808,2024-01-01
        |       ^^^^^^^^^^^^^^^^^^^
        = help: integers have 64 bits; declare the type `decimal`
      """),
    Fault(
      "An integer with a point", head + "Tea,2,3.0,2024-01-01\n",
      """
      data.csv:2:7: error: `3.0` is not an integer, row 1, column `amount` [data-bad-value]
      2 | Tea,2,3.0,2024-01-01
        |       ^^^
        = help: declare the type `decimal`
      """),
    Fault(
      "Spaces around a number", head + "Tea, 2,3,2024-01-01\n",
      """
      data.csv:2:5: error: ` 2` is not a decimal, row 1, column `price` [data-bad-value]
      2 | Tea, 2,3,2024-01-01
        |     ^^
        = help: remove the spaces around it
      """),
    Fault(
      "Equal keys", head + "Tea,2,3,2024-01-01\nMilk,,,\nTea,2,3,2024-01-01\n",
      """
      data.csv:4:1: error: the key `name` has the value `Tea` twice, rows 1 and 3 \
      [data-key-duplicate]
      4 | Tea,2,3,2024-01-01
        | ^^^ again here
        ::: data.csv:2:1
      2 | Tea,2,3,2024-01-01
        | --- first here
        = help: a key is unique: mend the data, or add a field to `key`
      """),
    Fault(
      "A key that is null", head + "Tea,2,3,2024-01-01\n,2,3,2024-01-01\n",
      """
      data.csv:3:1: error: the key `name` is null, row 2 [data-key-null]
      3 | ,2,3,2024-01-01
        | ^
        = help: give the row a value, or take another `key`
      """),
    Fault(
      "Nothing but faults", head + "Tea,x,y,2024-01-01\nMilk,2\n",
      """
      data.csv:2:5: error: `x` is not a decimal, row 1, column `price` [data-bad-value]
      2 | Tea,x,y,2024-01-01
        |     ^
        = help: where it stands for no value, add it to `data.missing`

      data.csv:2:7: error: `y` is not an integer, row 1, column `amount` [data-bad-value]
      2 | Tea,x,y,2024-01-01
        |       ^
        = help: where it stands for no value, add it to `data.missing`

      data.csv:3:1: error: row 2 has 2 fields, the table has 4 [data-ragged-row]
      3 | Milk,2
        | ^^^^^^
        = help: add the missing fields; an empty one is nothing between two `,`
      """),
    Fault(
      "Controls in a value", head + "T\u{1B}[31m\u{202E},2,\u{1B}[0m,2024-01-01\n",
      """
      data.csv:2:11: error: `␛[0m` is not an integer, row 1, column `amount` [data-bad-value]
      2 | T␛[31m<U+202E>,2,␛[0m,2024-01-01
        |                  ^^^^
      """),
  ]

  @Test("Each ends with 1, draws nothing and tells where it is", arguments: faults)
  func message(_ fault: Fault) throws {
    let sample = try Sample(spec: Self.spec, data: fault.data)
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    // Help that the message has beyond what is said here may name keys that come and go.
    #expect(run.errors.hasPrefix(fault.message + "\n"), "\(run.errors)")
    if fault.message.contains("= help") { #expect(run.errors == fault.message + "\n") }
    #expect(RawControls.first(in: run.errors) == nil)
    #expect(try sample.run("validate", "report.yaml").errors == run.errors)
  }

  @Test("Help proposes no option and no key that is refused", arguments: faults)
  func usefulHelp(_ fault: Fault) throws {
    let sample = try Sample(spec: Self.spec, data: fault.data)
    let run = try sample.run("render", "report.yaml")
    for key in ["skip_rows", "parse", "encoding"] where run.errors.contains("`\(key)") {
      let spec = "sectional: 1\ndata: {file: data.csv, \(key): 1}\n"
      let use = try Sample(spec: spec, data: "a\n1\n").run("render", "report.yaml")
      #expect(!use.errors.contains("not there yet"), "`\(key)`: \(run.errors)")
    }
  }

  @Test("A thousand faults: 100 are shown, all are counted, once each")
  func many() throws {
    let rows = (0..<1_000).map { "n\($0),x,1,\n" }.joined()
    let sample = try Sample(spec: Self.spec, data: Self.head + rows)
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    let errors = run.errors.split(separator: "\n").filter { $0.contains("[data-bad-value]") }
    #expect(errors.count <= 100)
    #expect(errors.count >= 10)
    #expect(Set(errors).count == errors.count)
    #expect(
      run.errors.contains("1,000") || run.errors.contains("1000"), "\(run.errors.suffix(300))")
  }
}
