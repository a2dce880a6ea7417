import Values

/// Which row a field is read from.
indirect enum RecordSource: Sendable {
  case current
  /// The row that is so many places behind the current one on the page.
  case neighbor(Int)
  /// The only record of a lookup without a key.
  case single(lookup: Int)
  /// The record of a lookup that has the key which a node gives.
  case keyed(lookup: Int, key: NodeID)

  /// 0 for the rows, `1 + lookup` for a lookup.
  var table: Int {
    switch self {
    case .current, .neighbor: 0
    case .single(let lookup), .keyed(let lookup, _): lookup + 1
    }
  }
}

/// What the checker found out about a node besides its type.
enum Resolution: Sendable {
  case none
  case constant(ExpressionValue)
  case slot(Int)
  case local(Int)
  case field(RecordSource, Int)
  case record(RecordSource)
  case lookup(Int)
  case namespace(Int)
  case function(FunctionDeclaration, FunctionForm)
  case aggregate(Int)
  /// A name or function that is known to nobody; evaluating it is a fault.
  case unknown(EvaluationFault)
}

/// The functions over the rows of a group.
enum AggregateFunction: String, Sendable, CaseIterable {
  case sum
  case mean
  case min
  case max
  case median
  case count
  case countDistinct = "count_distinct"
  case first
  case last

  /// The aggregate that a call is; nil for other calls.
  init?(_ name: [UInt8], argumentCount: Int) {
    guard let function = Self(rawValue: String(decoding: name, as: UTF8.self)),
      function.takes(argumentCount)
    else { return nil }
    self = function
  }

  /// Whether a call with so many arguments is one of the aggregate.
  func takes(_ count: Int) -> Bool { count == 1 || self == .count && count == 0 }

  /// The type of the result for values of a type; nil where there is none.
  func result(of type: ExpressionType) -> ExpressionType? {
    switch self {
    case .count: return .int
    case .countDistinct:
      if case .list = type { return nil }
      return type.isScalar ? .int : nil
    case .first, .last: return type.isScalar ? type : nil
    case .min, .max: return type.isOrdered ? type : nil
    case .sum:
      switch type {
      case .int, .uint, .decimal, .double, .duration: return type
      default: return type.isOpen ? .dynamic : nil
      }
    case .mean, .median:
      switch type {
      case .int, .uint, .decimal: return .decimal
      case .double, .duration: return type
      default: return type.isOpen ? .dynamic : nil
      }
    }
  }
}

/// An aggregate of an expression.
struct AggregateCall: Sendable {
  let function: AggregateFunction
  let argument: NodeID?
  let type: ExpressionType
  let range: Range<Int>
}

extension ExpressionType {
  /// Whether values of the type have an order.
  var isOrdered: Bool {
    switch self {
    case .bool, .int, .uint, .double, .decimal, .string, .bytes, .timestamp, .duration, .date,
      .time:
      true
    default: isOpen
    }
  }

  var isTemporal: Bool { self == .date || self == .timestamp }
}
