import Expressions
import ReportSpec
import Testing
import Values

/// Parameters: their types, defaults and arguments (spec language §4).
@Suite struct ParameterTests {
  private func parameter(_ keys: String) throws -> ParameterSpec {
    let decoded = Decoded("sectional: 1\nparameters: {p: \(keys)}\n")
    #expect(decoded.codes == [], "\(keys)")
    return try #require(decoded.spec?.parameters.first)
  }

  @Test func withoutATypeTheDefaultSaysIt() throws {
    let types: [(String, ParameterType)] = [
      ("{}", .string), ("{default: north}", .string), ("{default: 5}", .integer),
      ("{default: 5.0}", .decimal), ("{default: true}", .boolean), ("{default: [a, b]}", .list),
      ("{default: \"5\"}", .string), ("{default: no}", .string),
      ("{default: 99999999999999999999}", .decimal),
    ]
    for (keys, type) in types { #expect(try parameter(keys).type == type, "\(keys)") }
  }

  @Test func defaultsAreReadAsTheirType() throws {
    let values: [(String, ExpressionValue)] = [
      ("{}", .null), ("{default: no}", .text("no")), ("{default: 007, type: string}", .text("007")),
      ("{default: 7, type: decimal}", .decimal(Decimal(7))), ("{default: 7}", .int(7)),
      ("{default: 7, type: number}", .double(7)), ("{default: false}", .bool(false)),
      ("{default: 1970-01-11, type: date}", .date(10)),
      ("{default: 00:01, type: time}", .time(60_000_000_000)),
      ("{default: 1970-01-01T01:00+01:00, type: datetime}", .timestamp(.zero)),
      ("{default: 2 min, type: duration}", .duration(.seconds(120))),
      ("{default: one, type: list}", .list([.text("one")])),
      ("{default: [1, no], type: list}", .list([.text("1"), .text("no")])),
    ]
    for (keys, value) in values {
      let found = try parameter(keys).defaultValue()
      #expect(found.equals(value) || (found.isNull && value.isNull), "\(keys) gives \(found)")
    }
  }

  @Test func argumentsAreReadAsTheirType() throws {
    let limit = try parameter("{type: integer, minimum: 1, maximum: 10}")
    #expect(try limit.value(ofArgument: "10").equals(.int(10)))
    let faults = [
      ("ten", "`ten` is not an integer"), ("", "`` is not an integer"),
      (" 3", "` 3` is not an integer"),
      ("0", "`0` is below the minimum `1`"), ("11", "`11` is above the maximum `10`"),
    ]
    for (argument, message) in faults { #expect(fault(limit, argument) == message) }
    let kinds = try parameter("{type: list, enum: [a, b], max_length: 2}")
    #expect(try kinds.value(ofArgument: "a,b").equals(.list([.text("a"), .text("b")])))
    #expect(try kinds.value(ofArgument: "").equals(.list([])))
    #expect(fault(kinds, "a,c") == "`c` is not `a` or `b`")
    #expect(fault(kinds, "a,b,a") == "the list has 3 entries, more than 2")
    let code = try parameter("{pattern: '[A-Z]+', min_length: 2}")
    #expect(try code.value(ofArgument: "AB").equals(.text("AB")))
    #expect(fault(code, "ab") == "`ab` does not match the pattern")
    #expect(fault(code, "A") == "`A` has 1 character, fewer than 2")
  }

  @Test func valuesOfAnEnumCompareAsTheirType() throws {
    let rate = try parameter("{type: decimal, enum: [1.50, 2]}")
    #expect(try rate.value(ofArgument: "1.5").equals(.decimal(Decimal(coefficient: 15, scale: 1))))
    #expect(fault(rate, "3") == "`3` is not `1.50` or `2`")
  }

  @Test func boundsMayBeExclusive() throws {
    let rate = try parameter("{type: decimal, exclusive_minimum: 0, exclusive_maximum: 1.0}")
    #expect(fault(rate, "0.00") == "`0.00` is not above `0`")
    #expect(fault(rate, "1") == "`1` is not below `1.0`")
    #expect(fault(rate, "0.99") == nil)
  }

  @Test func aDatetimeWithoutOffsetIsInTheZone() throws {
    let at = try parameter("{type: datetime}")
    let zone = Zone(name: "X", fixedOffset: 3_600)
    let value = try at.value(ofArgument: "1970-01-01T01:00", in: zone)
    #expect(value.equals(.timestamp(.zero)))
  }

  private func fault(_ parameter: ParameterSpec, _ argument: String) -> String? {
    do throws(ParameterFault) {
      _ = try parameter.value(ofArgument: argument)
      return nil
    } catch {
      return error.message
    }
  }
}
