public import Mappings

/// Some of the rows of a list in order: all, those shown, or those hidden.
public struct RowSequence: Sequence, Sendable {
  let root: RowNode?
  let filter: RowFilter

  /// The number of rows.
  public var count: Int { root.count(of: filter) }

  /// The keys of the rows.
  public var keys: [RowKey] { nodes.map(\.key) }

  var nodes: [RowNode] {
    var iterator = makeIterator()
    var nodes: [RowNode] = []
    nodes.reserveCapacity(count)
    while let node = iterator.nextNode() { nodes.append(node) }
    return nodes
  }

  /// An iterator that passes over other rows by whole branches.
  public func makeIterator() -> Iterator {
    Iterator(root: root, filter: filter)
  }

  /// Walks the rows from first to last.
  public struct Iterator: IteratorProtocol {
    private var stack: [RowNode] = []
    private let filter: RowFilter

    init(root: RowNode?, filter: RowFilter) {
      self.filter = filter
      descend(from: root)
    }

    /// The next row; nil after the last one.
    public mutating func next() -> Row? { nextNode()?.row }

    mutating func nextNode() -> RowNode? {
      while let node = stack.popLast() {
        descend(from: node.right)
        if filter.takes(node) { return node }
      }
      return nil
    }

    private mutating func descend(from node: RowNode?) {
      var node = node
      while let here = node, node.count(of: filter) > 0 {
        stack.append(here)
        node = here.left
      }
    }
  }
}
