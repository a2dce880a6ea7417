/// A function of no argument.
final class NullaryCall: Node {
  private let body: @Sendable (inout Frame) throws(EvaluationFault) -> ExpressionValue

  init(
    _ body: @escaping @Sendable (inout Frame) throws(EvaluationFault) -> ExpressionValue,
    _ range: Range<Int>
  ) {
    self.body = body
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    do throws(EvaluationFault) {
      return try body(&frame)
    } catch {
      throw error.located(range)
    }
  }
}

/// A function of one argument.
final class UnaryCall: Node {
  private let body:
    @Sendable (ExpressionValue, inout Frame) throws(EvaluationFault) -> ExpressionValue
  private let argument: Node
  private let takesNull: Bool

  init(
    _ body:
      @escaping @Sendable (ExpressionValue, inout Frame) throws(EvaluationFault)
      -> ExpressionValue,
    _ argument: Node, takesNull: Bool, _ range: Range<Int>
  ) {
    self.body = body
    self.argument = argument
    self.takesNull = takesNull
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let value = try argument.value(&frame)
    if value.isNull, frame.liftsNull, !takesNull { return .null }
    do throws(EvaluationFault) {
      return try body(value, &frame)
    } catch {
      throw error.located(range)
    }
  }
}

/// A function of two arguments.
final class BinaryCall: Node {
  private let body:
    @Sendable (ExpressionValue, ExpressionValue, inout Frame) throws(EvaluationFault)
      -> ExpressionValue
  private let first: Node
  private let second: Node
  private let takesNull: Bool

  init(
    _ body:
      @escaping @Sendable (ExpressionValue, ExpressionValue, inout Frame) throws(EvaluationFault)
      -> ExpressionValue,
    _ first: Node, _ second: Node, takesNull: Bool, _ range: Range<Int>
  ) {
    self.body = body
    self.first = first
    self.second = second
    self.takesNull = takesNull
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let first = try first.value(&frame)
    let second = try second.value(&frame)
    if frame.liftsNull, !takesNull, first.isNull || second.isNull { return .null }
    do throws(EvaluationFault) {
      return try body(first, second, &frame)
    } catch {
      throw error.located(range)
    }
  }
}

/// A function of any number of arguments.
final class VariadicCall: Node {
  private let body:
    @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault) -> ExpressionValue
  private let arguments: [Node]
  private let takesNull: Bool

  init(
    _ body:
      @escaping @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault)
      -> ExpressionValue,
    _ arguments: [Node], takesNull: Bool, _ range: Range<Int>
  ) {
    self.body = body
    self.arguments = arguments
    self.takesNull = takesNull
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    var values: [ExpressionValue] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.value(&frame)) }
    if frame.liftsNull, !takesNull, values.contains(where: \.isNull) { return .null }
    do throws(EvaluationFault) {
      return try body(values, &frame)
    } catch {
      throw error.located(range)
    }
  }
}

/// `coalesce`, which evaluates no more than it needs.
final class CoalesceNode: Node {
  private let arguments: [Node]

  init(_ arguments: [Node], _ range: Range<Int>) {
    self.arguments = arguments
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    for argument in arguments {
      let value = try argument.value(&frame)
      if !value.isNull { return value }
    }
    return .null
  }
}

/// `matches` with a pattern that is known beforehand.
final class MatchNode: Node {
  private let subject: Node
  private let matcher: PatternMatcher

  init(_ subject: Node, _ pattern: Pattern, _ range: Range<Int>) {
    self.subject = subject
    matcher = PatternMatcher(pattern)
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    switch try subject.value(&frame) {
    case .string(let text):
      do throws(EvaluationFault) {
        try frame.spend(bytes: text.count)
        guard let result = text.withBytes({ matcher.matches($0) }) else {
          throw EvaluationFault(.tooCostly)
        }
        return .bool(result)
      } catch {
        throw error.located(range)
      }
    case .null where frame.liftsNull: return .null
    case let other: throw EvaluationFault.noOverload("matches", other).located(range)
    }
  }
}
