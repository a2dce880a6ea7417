/// Whether a string is in a short list that never changes.
final class TextMembership: Node {
  private let element: Node
  private let members: [ExpressionText]

  init(_ element: Node, _ members: [ExpressionText], _ range: Range<Int>) {
    self.element = element
    self.members = members
    super.init(range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    guard let text = try element.text(&frame) else { return false }
    for member in members where member.equals(text) { return true }
    return false
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }

  override func filter(_ batch: Batch) -> RowFilter? {
    guard case .texts(let column) = element.operand(batch) else { return nil }
    return .any(members.map { .text(column, $0) })
  }
}

/// Whether a value is in a long list that never changes, by hash.
final class ConstantMembership: Node {
  private let element: Node
  private let members: Set<DistinctKey>
  /// Shorter lists are gone through.
  private static let shortList = 8

  private init(_ element: Node, _ members: Set<DistinctKey>, _ range: Range<Int>) {
    self.element = element
    self.members = members
    super.init(range)
  }

  /// The node, if the list is a long constant and equality of its elements is that of their keys.
  static func make(
    _ element: Node, _ type: ExpressionType, _ list: Node, _ range: Range<Int>
  ) -> Node? {
    guard let constant = list as? ConstantNode, case .list(let elements) = constant.constant,
      type == .string || type == .int || type == .decimal
    else { return nil }
    if elements.count <= shortList {
      var texts: [ExpressionText] = []
      for case .string(let text) in elements { texts.append(text) }
      guard type == .string, texts.count == elements.count else { return nil }
      return TextMembership(element, texts, range)
    }
    var members: Set<DistinctKey> = []
    for value in elements {
      switch value {
      case .string, .int, .decimal: if let key = DistinctKey(value) { members.insert(key) }
      default: return nil
      }
    }
    return ConstantMembership(element, members, range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    DistinctKey(try element.value(&frame)).map { members.contains($0) } ?? false
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }
}
