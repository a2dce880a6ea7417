import Testing
import Values

@Suite struct ValueShapeTests {
  @Test(
    arguments: [
      ("0", .integer), ("-0", .integer), ("42", .integer), ("-7", .integer), ("007", .string),
      ("+5", .string), ("9223372036854775807", .integer), ("-9223372036854775808", .integer),
      ("9223372036854775808", .decimal), ("99999999999999999999999999999999999999", .decimal),
      ("999999999999999999999999999999999999999", .string),
      ("1.5", .decimal), ("0.50", .decimal), ("00.5", .string), ("1.", .string), (".5", .string),
      ("-1.5", .decimal), ("0.000000000000000000000000000000000000001", .string),
      ("1e3", .number), ("1.5E-7", .number), ("1e400", .string), ("1e", .string), ("1.e3", .string),
      ("01e3", .string), ("true", .boolean), ("false", .boolean), ("True", .string),
      ("truer", .string), ("2026-11-30", .date), ("2026-02-29", .string), ("2024-02-29", .date),
      ("2026-11-30T10:00", .datetime), ("2026-11-30 10:00:00.5Z", .datetime),
      ("2026-11-30T10:00:00+01:00", .datetime), ("2026-11-30T24:00", .string), ("08:30", .time),
      ("08:30:59.123456789", .time), ("8:30", .string), ("24:00", .string), ("23:59:60", .string),
      ("2026-11", .string), ("-", .string), ("", .string), ("NaN", .string), ("abc", .string),
      ("-2026-11-30", .string), ("1 000", .string), ("1,5", .string), ("PT5M", .string),
      ("0001-01-01", .date), ("0000-01-01", .string), ("555-1234", .string),
    ] as [(String, ValueShape)])
  func tellsShapes(_ text: String, _ expected: ValueShape) {
    #expect(withBytes(text) { ValueShape.of($0) } == expected)
  }

  @Test(
    arguments: [
      (.integer, .decimal, .decimal), (.integer, .number, .number), (.decimal, .number, .number),
      (.integer, .integer, .integer), (.integer, .string, .string), (.date, .datetime, .string),
      (.date, .date, .date), (.boolean, .integer, .string), (.time, .time, .time),
    ] as [(ValueShape, ValueShape, ValueShape)])
  func joinsShapes(_ first: ValueShape, _ second: ValueShape, _ expected: ValueShape) {
    #expect(first.merged(with: second) == expected)
    #expect(second.merged(with: first) == expected)
  }

  @Test func namesTypes() {
    #expect(ValueShape.datetime.fieldType == .datetime)
    #expect(ValueShape.integer.isNumberOrTime && !ValueShape.boolean.isNumberOrTime)
  }
}
