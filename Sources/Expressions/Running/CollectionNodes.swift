/// A list that is written out.
final class ListNode: Node {
  private let elements: [Node]

  init(_ elements: [Node], _ range: Range<Int>) {
    self.elements = elements
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    var values: [ExpressionValue] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.value(&frame)) }
    return .list(values)
  }
}

/// A map that is written out.
final class MapNode: Node {
  private let entries: [(key: Node, value: Node)]

  init(_ entries: [(key: Node, value: Node)], _ range: Range<Int>) {
    self.entries = entries
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    var map = ExpressionMap()
    for entry in entries {
      let key = try entry.key.value(&frame)
      let value = try entry.value.value(&frame)
      guard map.add(key, value) else {
        let words =
          map.value(of: key) == nil
          ? "`\(key.typeName)` is no type of a key" : "the key \(keyText(key)) stands twice"
        throw EvaluationFault(.invalid(words), at: entry.key.range)
      }
    }
    return .map(map)
  }
}

/// A member of a map.
final class MemberNode: Node {
  private let operand: Node
  private let member: ExpressionText
  private let isTest: Bool

  init(_ operand: Node, _ member: [UInt8], isTest: Bool, _ range: Range<Int>) {
    self.operand = operand
    self.member = ExpressionText(member)
    self.isTest = isTest
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    switch try operand.value(&frame) {
    case .map(let map):
      let value = map.value(of: .string(member))
      if isTest { return .bool(value != nil) }
      if let value { return value }
      throw EvaluationFault(.noSuchKey(keyText(.string(member))), at: range)
    case .null where frame.liftsNull: return isTest ? .bool(false) : .null
    case let other:
      throw EvaluationFault.noOverload(".\(member.string)", other).located(range)
    }
  }
}

/// Whether a value is there: `has(row.price)`.
final class PresenceNode: Node {
  private let operand: Node

  init(_ operand: Node, _ range: Range<Int>) {
    self.operand = operand
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try !operand.value(&frame).isNull)
  }
}

/// An element of a list or the value of a key.
final class IndexNode: Node {
  private let operand: Node
  private let index: Node

  init(_ operand: Node, _ index: Node, _ range: Range<Int>) {
    self.operand = operand
    self.index = index
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let operand = try operand.value(&frame)
    let index = try index.value(&frame)
    switch operand {
    case .list(let list):
      if frame.liftsNull, index.isNull { return .null }
      guard case .number(let place) = MapKey(index) else {
        throw EvaluationFault.noOverload("[]", operand, index).located(range)
      }
      guard let place = Int(exactly: place), list.indices.contains(place) else {
        throw EvaluationFault(.indexOutOfRange(String(place)), at: self.index.range)
      }
      return list[place]
    case .map(let map):
      guard MapKey.isKey(index) else {
        if frame.liftsNull, index.isNull { return .null }
        throw EvaluationFault.noOverload("[]", operand, index).located(range)
      }
      guard let value = map.value(of: index) else {
        throw EvaluationFault(.noSuchKey(keyText(index)), at: self.index.range)
      }
      return value
    case .null where frame.liftsNull: return .null
    default: throw EvaluationFault.noOverload("[]", operand, index).located(range)
    }
  }
}

/// A key as a message shows it.
private func keyText(_ key: ExpressionValue) -> String {
  guard let text = try? ConversionFunctions.string(key) else { return "`\(key.typeName)`" }
  let start = text.string.unicodeScalars.prefix(40)
  let shown = String(String.UnicodeScalarView(start))
  return shown.utf8.count < text.count ? "`\(shown)…`" : "`\(shown)`"
}
