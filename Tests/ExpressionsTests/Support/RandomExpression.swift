import TestSupport
import Values

/// Random conditions and calculations over a random table with the fields `i`, `j`, `d`, `e`, `w`,
/// `f`, `b`, `t`, `c`, `s` and `z`.
enum RandomExpression {
  private static let integers = [
    "0", "1", "-1", "2", "3", "10", "-9223372036854775807", "9223372036854775807", "100",
    "4611686018427387904",
  ]
  private static let decimals = [
    "0.0", "1.0", "1.00", "1.005", "-1.5", "0.1", "2.25", "99999999999999.99",
    "-92233720368547758.08", "92233720368547758.07", "123456789012345678901234567890.5",
  ]
  private static let numbers = [
    "0.0", "-0.0", "1.5", "-1.5", "1e300", "-1e300", "9007199254740993", "9223372036854775807",
    "NaN", "Infinity", "-Infinity",
  ]
  private static let constants = [
    "0.5e0", "1.5e0", "0.0e0", "1", "9223372036854775807", "(0e0/0e0)",
  ]
  private static let texts = ["", "a", "ab", "abc", "abcdefgh", "abcdefgi", "é", "wine", "ab\u{0}"]

  static func table(rowCount: Int, using random: inout SplitMix64) -> Fixture {
    // Most tables have small numbers only, so that whole blocks go without the nodes.
    let isSmall = Int.random(in: 0..<4, using: &random) > 0
    let nulls = [0, 0, 3, 10].randomElement(using: &random) ?? 0
    func field(
      _ name: String, _ type: FieldType, _ text: (inout SplitMix64) -> String?
    ) -> Fixture.Field {
      Fixture.Field(
        name, type,
        (0..<rowCount).map { _ in
          Int.random(in: 0..<10, using: &random) < nulls ? nil : text(&random)
        })
    }
    func number(_ texts: [String]) -> (inout SplitMix64) -> String? {
      { random in
        let few = texts.prefix(isSmall ? 6 : texts.count)
        return few.randomElement(using: &random)
      }
    }
    let narrow = decimals.dropLast()
    return Fixture([
      field("i", .integer, number(integers)), field("j", .integer, number(integers)),
      field("d", .decimal, number(Array(narrow.prefix(8)))),
      field("e", .decimal, number(["1.5", "0.25", "-3", "0", "1.50", "7"])),
      field("w", .decimal, number(decimals)),
      field("f", .number, { numbers.randomElement(using: &$0) }),
      field("b", .boolean, { Bool.random(using: &$0) ? "true" : "false" }),
      field("t", .date, { ["2026-01-30", "0001-01-01", "9999-12-31"].randomElement(using: &$0) }),
      field("c", .time, { ["00:00", "10:00", "23:59:59.999999999"].randomElement(using: &$0) }),
      field(
        "s", .datetime,
        {
          ["2026-01-30T10:00:00Z", "2026-01-30T00:00:00Z", "1969-12-31T23:59:59.9Z"]
            .randomElement(using: &$0)
        }),
      field("z", .string, { texts.randomElement(using: &$0) }),
    ])
  }

  static func condition(depth: Int, using random: inout SplitMix64) -> String {
    if depth > 0, Int.random(in: 0..<3, using: &random) > 0 {
      let first = condition(depth: depth - 1, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: return "(\(first) && \(condition(depth: depth - 1, using: &random)))"
      case 2, 3: return "(\(first) || \(condition(depth: depth - 1, using: &random)))"
      default: return "!(\(first))"
      }
    }
    let (left, right) = sides(using: &random)
    let order = pick(["==", "!=", "<", "<=", ">", ">="], &random)
    let equality = pick(["==", "!="], &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "b"
    case 1: return "b \(equality) \(pick(["true", "false"], &random))"
    case 2, 3: return "z \(equality) '\(pick(texts, &random).replacing("\u{0}", with: "\\u0000"))'"
    case 4: return "z in ['a', '', '\(pick(["wine", "é"], &random))']"
    case 5: return "10 / i \(order) 2"
    case 6: return "null \(equality) \(pick(["i", "z", "f"], &random))"
    default:
      return Bool.random(using: &random)
        ? "\(left) \(order) \(right)" : "\(right) \(order) \(left)"
    }
  }

  /// What may be compared.
  private static func sides(using random: inout SplitMix64) -> (String, String) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: ("f", pick(constants, &random))
    case 1: ("t", "date('\(pick(["2026-01-30", "0001-01-01"], &random))')")
    case 2: ("c", "time('10:00')")
    case 3: ("s", "timestamp('2026-01-30T10:00:00Z')")
    default:
      (number(depth: 1, using: &random), number(depth: 0, using: &random))
    }
  }

  static func number(depth: Int, using random: inout SplitMix64) -> String {
    if depth > 0, Int.random(in: 0..<3, using: &random) > 0 {
      let left = number(depth: depth - 1, using: &random)
      let right = number(depth: depth - 1, using: &random)
      return "(\(left) \(pick(["+", "-", "*"], &random)) \(right))"
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "(\(pick(integers, &random)))"
    case 1: return "decimal('\(pick(decimals, &random))')"
    default: return pick(["i", "j", "d", "e", "w"], &random)
    }
  }

  private static func pick(_ texts: [String], _ random: inout SplitMix64) -> String {
    texts.randomElement(using: &random) ?? ""
  }
}
