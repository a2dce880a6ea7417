import Values

/// Finds a row of some table.
class RecordNode {
  /// The row; nil where there is none.
  func row(_ frame: inout Frame) throws(EvaluationFault) -> Int? { nil }
}

/// The current row.
final class CurrentRow: RecordNode {
  override func row(_ frame: inout Frame) throws(EvaluationFault) -> Int? {
    frame.row >= 0 ? frame.row : nil
  }
}

/// A row near the current one, in the order of the page.
final class NeighborRow: RecordNode {
  private let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  override func row(_ frame: inout Frame) throws(EvaluationFault) -> Int? {
    frame.neighbor(offset)
  }
}

/// The record of a lookup without a key.
final class SingleRecord: RecordNode {
  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
  }

  override func row(_ frame: inout Frame) throws(EvaluationFault) -> Int? {
    rowCount > 0 ? 0 : nil
  }
}

/// The record of a lookup that has a key.
final class KeyedRecord: RecordNode {
  private let index: LookupIndex
  private let key: Node

  init(_ index: LookupIndex, _ key: Node) {
    self.index = index
    self.key = key
  }

  override func row(_ frame: inout Frame) throws(EvaluationFault) -> Int? {
    index.row(of: try key.value(&frame))
  }
}

/// A field in another row than the current one.
final class ElsewhereField: Node {
  private let record: RecordNode
  private let field: Node

  init(_ record: RecordNode, _ field: Node, _ range: Range<Int>) {
    self.record = record
    self.field = field
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    guard let row = try record.row(&frame) else { return .null }
    let current = frame.row
    frame.row = row
    defer { frame.row = current }
    return try field.value(&frame)
  }
}

/// Whether a record is there, in place of the record itself: a record has no value of its own.
final class RecordPresence: Node {
  private let record: RecordNode

  init(_ record: RecordNode, _ range: Range<Int>) {
    self.record = record
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try record.row(&frame) == nil ? .null : .bool(true)
  }
}

/// Whether a lookup has a key.
final class LookupMembership: Node {
  private let index: LookupIndex
  private let key: Node

  init(_ index: LookupIndex, _ key: Node, _ range: Range<Int>) {
    self.index = index
    self.key = key
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(index.row(of: try key.value(&frame)) != nil)
  }
}
