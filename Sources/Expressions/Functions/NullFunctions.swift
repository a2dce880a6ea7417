/// `coalesce`, and `min` and `max` of several numbers.
enum NullFunctions {
  static let all: [FunctionDeclaration] = [
    FunctionDeclaration(
      "coalesce", takesNull: true, reportOnly: true,
      FunctionForm(
        [.any], variadic: true, .common,
        .many { (arguments, _) in arguments.first { !$0.isNull } ?? .null })),
    // With one argument these are the aggregates, which the checker takes first.
    MathFunctions.extreme("min", greatest: false, reportOnly: true),
    MathFunctions.extreme("max", greatest: true, reportOnly: true),
  ]
}
