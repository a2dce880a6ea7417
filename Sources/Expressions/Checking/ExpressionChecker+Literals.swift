import Diagnostics
import Values

/// Literals with a point, which are decimals beside integers and decimals (spec language §5).
extension ExpressionChecker {
  /// Fits the literals among nodes that stand beside each other to the rest of them.
  mutating func unify(_ ids: [NodeID]) {
    guard isStrict else { return }
    let literals = ids.filter { flexible[$0] }
    guard !literals.isEmpty else { return }
    let others = Set(ids.filter { !flexible[$0] }.map { NumberKind(types[$0]) })
    if others.contains(.double) {
      for id in literals where types[id] != .double { retype(id, decimal: false) }
    } else if others.contains(.exact) || Set(literals.map { NumberKind(types[$0]) }).count > 1 {
      for id in literals where types[id] == .double { retype(id, decimal: true) }
    }
  }

  private enum NumberKind: Hashable {
    case exact
    case double
    case other

    init(_ type: ExpressionType) {
      switch type {
      case .int, .uint, .decimal: self = .exact
      case .double: self = .double
      default: self = .other
      }
    }
  }

  /// Whether a node, whose children are known, is made of literals only.
  func isFlexible(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .literal(.int): true
    case .literal(.double): hasPoint(id)
    case .negate(let operand): flexible[operand]
    case .binary(let operation, let left, let right):
      operation.isArithmetic && flexible[left] && flexible[right]
    default: false
    }
  }

  private func hasPoint(_ id: NodeID) -> Bool {
    source.bytes[tree[id].range.clamped(to: source.bytes.indices)].contains(UInt8(ascii: "."))
  }

  /// Makes decimals, or doubles, of the literals below a node.
  private mutating func retype(_ id: NodeID, decimal: Bool) {
    switch tree[id].kind {
    case .literal(.double):
      guard decimal else {
        resolutions[id] = .none
        types[id] = .double
        return
      }
      guard let value = decimalValue(id) else {
        report(
          .expressionType, "the number has more than \(Decimal.maxDigits) digits",
          at: tree[id].range)
        types[id] = .faulty
        return
      }
      resolutions[id] = .constant(.decimal(value))
      types[id] = .decimal
    case .literal(.int(let value)):
      resolutions[id] = decimal ? .none : .constant(.double(Double(value)))
      types[id] = decimal ? .int : .double
    case .negate(let operand):
      retype(operand, decimal: decimal)
      types[id] = types[operand]
    case .binary(let operation, let left, let right):
      retype(left, decimal: decimal)
      retype(right, decimal: decimal)
      guard let type = arithmetic(operation, types[left], types[right]) else {
        types[id] = .faulty
        return reportOperands(operation, left, right)
      }
      types[id] = type
    default: break
    }
  }

  /// The value of a literal from its own digits.
  private func decimalValue(_ id: NodeID) -> Decimal? {
    let digits = source.bytes[tree[id].range.clamped(to: source.bytes.indices)].filter {
      $0 > 0x20
    }
    let parts = digits.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 | 0x20 == 0x65 })
    guard var mantissa = parts.first.map(Array.init) else { return nil }
    // `.5` has no digit before the point, which the reader of decimals wants.
    if let point = mantissa.firstIndex(of: UInt8(ascii: ".")),
      point == 0 || !isDigit(mantissa[point - 1])
    {
      mantissa.insert(UInt8(ascii: "0"), at: point)
    }
    guard let value = mantissa.withUnsafeBytes({ Decimal(parsing: $0) }) else { return nil }
    guard parts.count == 2 else { return value }
    guard let exponent = Int(String(decoding: parts[1], as: UTF8.self)),
      exponent.magnitude <= 2 * UInt(Decimal.maxDigits)
    else { return nil }
    let scale = value.scale - exponent
    if scale >= 0 { return Decimal(coefficient: value.coefficient, scale: scale) }
    guard -scale <= Decimal.maxDigits else { return value.isZero ? Decimal(0) : nil }
    let (raised, overflow) = value.coefficient.multipliedReportingOverflow(
      by: Decimal.power(-scale))
    return overflow ? nil : Decimal(coefficient: raised, scale: 0)
  }
}
