import Formatting
import Testing
import Values

@Suite struct ValueFormatTests {
  @Test(arguments: [
    (ValueFormat.text, FieldType.allCases), (.integer, [.integer, .decimal, .number]),
    (.currency(code: "EUR"), [.integer, .decimal, .number]),
    (.compact, [.integer, .decimal, .number]),
    (.date(.short), [.date, .datetime]), (.time(.short), [.time, .datetime]),
    (.datetime(.short), [.datetime]), (.duration, [.duration]),
    (.boolean(yes: "y", no: "n"), [.boolean]), (.map([]), FieldType.allCases),
  ])
  func takesTypes(_ format: ValueFormat, _ types: [FieldType]) {
    for type in FieldType.allCases {
      #expect(format.accepts(type) == types.contains(type))
    }
  }

  @Test func saysWhyNot() throws {
    #expect(
      ValueFormat.currency(code: "EUR").fault(for: .string)
        == "`currency` takes a number: a field of type integer, decimal or number")
    #expect(
      ValueFormat.duration.fault(for: .integer) == "`duration` takes a field of type duration")
    let clock = ValueFormat.date(.pattern(try TimePattern.parse("%d %H")))
    #expect(clock.fault(for: .date) == "`%H` is a time, which a date does not have")
    #expect(clock.accepts(.datetime))
    let date = ValueFormat.time(.pattern(try TimePattern.parse("%H %d")))
    #expect(date.fault(for: .time) == "`%d` is a date, which a time does not have")
  }
}
