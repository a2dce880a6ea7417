/// A compiled regular expression in the syntax of RE2, which is matched in linear time.
package struct Pattern: Sendable {
  let program: PatternProgram
  /// The number of the class of each byte; bytes of one class are alike to every state.
  let classes: [UInt8]
  let classCount: Int

  /// The pattern of a regular expression in UTF-8.
  /// - Parameters:
  ///   - source: The expression.
  ///   - whole: Whether it has to match a whole text rather than a part.
  /// - Returns: The compiled pattern.
  /// - Throws: What is wrong with the expression.
  package static func compile(
    _ source: [UInt8], whole: Bool = false
  ) throws(PatternFault) -> Pattern {
    Pattern(
      try PatternProgram(try PatternParser.parse(source), whole: whole),
      cost: source.count * 64)
  }

  private init(_ program: PatternProgram, cost: Int) {
    self.program = program
    self.cost = program.states.count + cost
    var starts = [Bool](repeating: false, count: 257)
    for state in program.states {
      guard case .bytes(let choices) = state else { continue }
      for choice in choices {
        starts[Int(choice.range.lowerBound)] = true
        starts[Int(choice.range.upperBound) + 1] = true
      }
    }
    var classes: [UInt8] = []
    var number = 0
    for byte in 0..<256 {
      if byte > 0, starts[byte] { number += 1 }
      classes.append(UInt8(number))
    }
    self.classes = classes
    classCount = number + 1
  }

  /// What compiling it cost, in units of the budget.
  let cost: Int
}
