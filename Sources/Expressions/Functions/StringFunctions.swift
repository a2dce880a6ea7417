/// `contains`, `startsWith`, `endsWith` and `matches`.
enum StringFunctions {
  static let all: [FunctionDeclaration] = [
    test("contains") { $0.firstOffset(of: $1) != nil },
    test("startsWith") { $0.count >= $1.count && $0.slice(0..<$1.count).equals($1) },
    test("endsWith") {
      $0.count >= $1.count && $0.slice($0.count - $1.count..<$0.count).equals($1)
    },
    // A pattern that is a literal is compiled beforehand; this is for the others.
    FunctionDeclaration(
      "matches", .either,
      FunctionForm(
        [.type(.string), .type(.string)], .fixed(.bool),
        .two { (text, pattern, frame) throws(EvaluationFault) in
          guard case .string(let text) = text, case .string(let pattern) = pattern else {
            throw .noOverload("matches", text, pattern)
          }
          let compiled: Pattern
          do throws(PatternFault) {
            compiled = try Pattern.compile(pattern.bytes)
          } catch {
            throw .invalid("the pattern is malformed: \(error.message)")
          }
          try frame.spend(compiled.cost)
          try frame.spend(bytes: text.count)
          let matcher = PatternMatcher(compiled)
          guard let result = text.withBytes({ matcher.matches($0) }) else {
            throw EvaluationFault(.tooCostly)
          }
          return .bool(result)
        })),
  ]

  private static func test(
    _ name: String, _ holds: @escaping @Sendable (ExpressionText, ExpressionText) -> Bool
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name, .member,
      FunctionForm(
        [.type(.string), .type(.string)], .fixed(.bool),
        .two { (text, other, frame) throws(EvaluationFault) in
          guard case .string(let text) = text, case .string(let other) = other else {
            throw .noOverload(name, text, other)
          }
          try frame.spend(bytes: text.count)
          return .bool(holds(text, other))
        }))
  }
}
