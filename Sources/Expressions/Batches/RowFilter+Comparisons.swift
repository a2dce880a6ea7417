import Values

extension RowFilter {
  /// The filter of a comparison; nil where the nodes have to judge.
  init?(_ operation: BinaryOperator, _ left: BatchOperand?, _ right: BatchOperand?) {
    guard let left, let right else { return nil }
    switch (left, right) {
    case (.constant, .constant): return nil
    case (.constant(let constant), let column):
      self.init(operation.mirrored, column, to: constant)
    case (let column, .constant(let constant)): self.init(operation, column, to: constant)
    case (.numbers(let first), .numbers(let second)):
      // Two nulls equal each other, which a mask of nulls for both does not tell.
      guard first.kind == second.kind, !first.hasNulls, !second.hasNulls else { return nil }
      let scale = max(first.scale, second.scale)
      guard let first = first.raised(to: scale), let second = second.raised(to: scale) else {
        return nil
      }
      self = .order(operation, first, second)
    default: return nil
    }
  }

  private init?(_ operation: BinaryOperator, _ column: BatchOperand, to constant: ExpressionValue) {
    switch column {
    case .numbers(let numbers):
      guard let constant = numbers.kind.comparable(constant),
        let range = CoefficientRange(operation, constant, scale: numbers.scale)
      else { return nil }
      self = .range(numbers, range)
    case .doubles(let column):
      switch constant {
      case .double(let value): self = .doubles(operation, column, value)
      // Beside a double an integer is compared as one.
      case .int(let value): self = .doubles(operation, column, Double(value))
      default: return nil
      }
    case .instants(let column):
      guard let instant = constant.instant else { return nil }
      self = .instants(operation, column, instant)
    case .booleans(let column):
      guard case .bool(let value) = constant, let test = RowFilter(operation, column, value) else {
        return nil
      }
      self = test
    case .texts(let column):
      // Comparing longer texts is paid for.
      guard case .string(let text) = constant, text.count <= ExpressionValue.freeBytes else {
        return nil
      }
      switch operation {
      case .equal: self = .text(column, text)
      case .notEqual: self = .not(.text(column, text))
      default: return nil
      }
    case .constant: return nil
    }
  }

  /// A boolean field equals true where it is true; the rest depends on nulls.
  private init?(_ operation: BinaryOperator, _ column: BatchColumn<Bool>, _ value: Bool) {
    switch (operation, value) {
    case (.equal, true): self = .booleans(column)
    case (.notEqual, true): self = .not(.booleans(column))
    default: return nil
    }
  }
}

extension ScaledNumbers.Kind {
  /// The constant as a number of this kind.
  fileprivate func comparable(_ constant: ExpressionValue) -> Decimal? {
    switch (self, constant) {
    case (.number, .decimal(let value)): value
    case (.number, .int(let value)), (.timeOfDay, .time(let value)): Decimal(value)
    case (.day, .date(let days)): Decimal(Int64(days))
    default: nil
    }
  }
}

extension BinaryOperator {
  /// The comparison with its sides exchanged.
  fileprivate var mirrored: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }
}
