import Values

/// The math extension of CEL without its bits.
enum MathFunctions {
  static let all: [FunctionDeclaration] = [
    extreme("math.greatest", greatest: true),
    extreme("math.least", greatest: false),
    rounding("math.ceil", scale: { $0.rounded(up: true) }) { $0.rounded(.up) },
    rounding("math.floor", scale: { $0.rounded(up: false) }) { $0.rounded(.down) },
    rounding("math.round", scale: { $0.rounded(toScale: 0) }) {
      $0.rounded(.toNearestOrAwayFromZero)
    },
    rounding("math.trunc", scale: { $0.isNegative ? $0.rounded(up: true) : $0.rounded(up: false) })
    { $0.rounded(.towardZero) },
    FunctionDeclaration(
      "math.abs",
      FunctionForm(
        [numbers], .argument(0),
        .one { (value, _) throws(EvaluationFault) in
          switch value {
          case .int(let number):
            return .int(number < 0 ? try Arithmetic.integers(.subtract, 0, number) : number)
          case .uint: return value
          case .double(let number): return .double(number.magnitude)
          case .decimal(let number): return .decimal(number.magnitude)
          default: throw .noOverload("math.abs", value)
          }
        })),
    FunctionDeclaration(
      "math.sign",
      FunctionForm(
        [numbers], .argument(0),
        .one { (value, _) throws(EvaluationFault) in
          switch value {
          case .int(let number): return .int(number.signum())
          case .uint(let number): return .uint(number.signum())
          case .double(let number):
            return .double(number > 0 ? 1 : number < 0 ? -1 : number.isNaN ? .nan : 0)
          case .decimal(let number): return .decimal(Decimal(Int64(number.coefficient.signum())))
          default: throw .noOverload("math.sign", value)
          }
        })),
    FunctionDeclaration(
      "math.sqrt",
      FunctionForm(
        [numbers], .fixed(.double),
        .one { (value, _) throws(EvaluationFault) in
          guard case .double(let number) = try ConversionFunctions.double(value) else {
            throw .noOverload("math.sqrt", value)
          }
          return .double(number.squareRoot())
        })),
    test("math.isNaN") { $0.isNaN },
    test("math.isInf") { $0.isInfinite },
    test("math.isFinite") { $0.isFinite },
  ]

  static let numbers = Parameter.oneOf([.int, .uint, .double, .decimal])

  static func extreme(
    _ name: String, greatest: Bool, reportOnly: Bool = false
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name, reportOnly: reportOnly,
      FunctionForm(
        [.numbers], variadic: true, .common,
        .many { (arguments, frame) throws(EvaluationFault) in
          var values = arguments
          if arguments.count == 1, case .list(let list) = arguments[0] { values = list }
          try frame.spend(values.count)
          guard var best = values.first else {
            throw .invalid("`\(name)` of an empty list has no value")
          }
          for value in values {
            guard isNumber(value) else { throw EvaluationFault.noOverload(name, value) }
            let order = try value.compared(with: best)
            if let order, greatest ? order > 0 : order < 0 { best = value }
          }
          return best
        }))
  }

  private static func isNumber(_ value: ExpressionValue) -> Bool {
    switch value {
    case .int, .uint, .double, .decimal: true
    default: false
    }
  }

  private static func rounding(
    _ name: String, scale: @escaping @Sendable (Decimal) -> Decimal?,
    _ round: @escaping @Sendable (Double) -> Double
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name,
      FunctionForm(
        [.oneOf([.double, .decimal])], .argument(0),
        .one { (value, _) throws(EvaluationFault) in
          switch value {
          case .double(let number): return .double(round(number))
          case .decimal(let number):
            guard let result = scale(number) else { throw EvaluationFault(.overflow) }
            return .decimal(result)
          default: throw .noOverload(name, value)
          }
        }))
  }

  private static func test(
    _ name: String, _ holds: @escaping @Sendable (Double) -> Bool
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name,
      FunctionForm(
        [.type(.double)], .fixed(.bool),
        .one { (value, _) throws(EvaluationFault) in
          guard case .double(let number) = value else { throw .noOverload(name, value) }
          return .bool(holds(number))
        }))
  }
}

extension Decimal {
  /// The nearest whole number that is not below (or not above) the value.
  fileprivate func rounded(up: Bool) -> Decimal? {
    let unit = Decimal.power(scale)
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
    let step: Int128 = remainder == 0 || (remainder > 0) != up ? 0 : up ? 1 : -1
    return Decimal(coefficient: quotient + step, scale: 0)
  }
}
