/// The bits of the math extension of CEL.
enum BitFunctions {
  static let all: [FunctionDeclaration] = [
    binary("math.bitAnd", { $0 & $1 }, { $0 & $1 }),
    binary("math.bitOr", { $0 | $1 }, { $0 | $1 }),
    binary("math.bitXor", { $0 ^ $1 }, { $0 ^ $1 }),
    FunctionDeclaration(
      "math.bitNot",
      FunctionForm(
        [integers], .argument(0),
        .one { (value, _) throws(EvaluationFault) in
          switch value {
          case .int(let number): return .int(~number)
          case .uint(let number): return .uint(~number)
          default: throw .noOverload("math.bitNot", value)
          }
        })),
    // A shift to the right fills with zeros, for negative numbers too.
    shift("math.bitShiftLeft") { $0 << $1 },
    shift("math.bitShiftRight") { $0 >> $1 },
  ]

  private static let integers = Parameter.oneOf([.int, .uint])

  private static func binary(
    _ name: String, _ signed: @escaping @Sendable (Int64, Int64) -> Int64,
    _ unsigned: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name,
      FunctionForm(
        [integers, integers], .argument(0),
        .two { (first, second, _) throws(EvaluationFault) in
          switch (first, second) {
          case (.int(let first), .int(let second)): return .int(signed(first, second))
          case (.uint(let first), .uint(let second)): return .uint(unsigned(first, second))
          default: throw .noOverload(name, first, second)
          }
        }))
  }

  private static func shift(
    _ name: String, _ shift: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name,
      FunctionForm(
        [integers, .type(.int)], .argument(0),
        .two { (value, places, _) throws(EvaluationFault) in
          guard case .int(let places) = places else { throw .noOverload(name, value, places) }
          guard let places = UInt64(exactly: places) else {
            throw .invalid("a shift by a negative number of bits")
          }
          switch value {
          case .int(let number):
            return .int(Int64(bitPattern: shift(UInt64(bitPattern: number), places)))
          case .uint(let number): return .uint(shift(number, places))
          default: throw .noOverload(name, value)
          }
        }))
  }
}
