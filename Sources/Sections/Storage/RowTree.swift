import Mappings

/// Rows in order with their keys: the storage of a ``RowList``.
///
/// A weight-balanced tree (Adams 1993, with the factors 3 and 2 that Hirai and Yamamoto proved
/// right in 2011) ordered by place alone. The way from a key to its place runs through the table
/// of keys to the row's number and from there through `parents` up to the root. Every edit and
/// question takes O(log n) steps, on a shared copy too. Places given must be in range and keys
/// new; ``RowList`` sees to that.
struct RowTree: Sendable {
  private(set) var root: RowNode?
  private var keys: KeyTable
  /// For each number of a row the one of the node above; for a free number the next free one.
  private var parents: PersistentArray<RowID>
  private var firstFree: RowID = -1

  /// An empty tree.
  init() {
    keys = KeyTable()
    parents = PersistentArray()
  }

  /// A tree of rows, in O(n).
  ///
  /// - Throws: ``SectionError/duplicateKey(_:first:second:)``
  init(_ rows: [ListedRow]) throws(SectionError) {
    keys = try KeyTable(rows)
    var above = [RowID](repeating: -1, count: rows.count)
    root = Self.balanced(rows, 0..<rows.count, &above)
    parents = PersistentArray(above)
  }

  private static func balanced(
    _ rows: [ListedRow], _ range: Range<Int>, _ parents: inout [RowID]
  ) -> RowNode? {
    guard !range.isEmpty else { return nil }
    let middle = range.lowerBound &+ range.count / 2
    let left = balanced(rows, range.lowerBound..<middle, &parents)
    let right = balanced(rows, middle &+ 1..<range.upperBound, &parents)
    if let left { parents[left.id] = middle }
    if let right { parents[right.id] = middle }
    return RowNode(id: middle, rows[middle], left: left, right: right)
  }

  // MARK: Questions

  /// The node at a place among the rows of a kind.
  func node(at place: Int, of filter: RowFilter) -> RowNode? {
    var node = root
    var place = place
    while let here = node {
      let before = here.left.count(of: filter)
      if place < before {
        node = here.left
      } else {
        place &-= before
        if filter.takes(here) {
          if place == 0 { return here }
          place &-= 1
        }
        node = here.right
      }
    }
    return nil
  }

  /// The node of a key with its places: among all rows, and among those shown (for a hidden row,
  /// the number of shown rows before it).
  func find(_ key: RowKey) -> (node: RowNode, place: Int, shown: Int)? {
    guard let id = keys.row(of: key), var node = root else { return nil }
    var path: [RowID] = []
    var above = id
    while above != node.id {
      path.append(above)
      above = parents[above]
    }
    var place = 0
    var shown = 0
    while let next = path.popLast() {
      if let left = node.left, left.id == next {
        node = left
      } else if let right = node.right {
        place &+= node.left.count &+ 1
        shown &+= node.left.shown &+ node.ownShown
        node = right
      }
    }
    return (node, place &+ node.left.count, shown &+ node.left.shown)
  }

  /// Whether a row has this key.
  func contains(_ key: RowKey) -> Bool { keys.row(of: key) != nil }

  // MARK: Edits

  /// Puts a row before the row at `place`, or at the end.
  mutating func insert(_ listed: ListedRow, at place: Int) {
    let id = takeID()
    keys.insert(listed.key, row: id)
    root = inserting(RowNode(id: id, listed, left: nil, right: nil), at: place, in: root)
  }

  /// Takes the row at `place` out.
  mutating func remove(at place: Int) {
    guard let root, let node = node(at: place, of: .all) else { return }
    self.root = removing(at: place, from: root)
    keys.remove(node.key)
    parents[node.id] = firstFree
    firstFree = node.id
  }

  /// Puts another row in place of the one at `place`, under the same key.
  mutating func replace(at place: Int, with listed: ListedRow) {
    root = root.map { Self.replacing(at: place, with: listed, in: $0) }
  }

  private mutating func takeID() -> RowID {
    guard firstFree >= 0 else {
      parents.append(-1)
      return parents.count &- 1
    }
    let id = firstFree
    firstFree = parents[id]
    return id
  }

  private mutating func inserting(_ new: RowNode, at place: Int, in node: RowNode?) -> RowNode {
    guard let node else { return new }
    if place <= node.left.count {
      return balance(node, inserting(new, at: place, in: node.left), node.right)
    }
    let rest = place &- node.left.count &- 1
    return balance(node, node.left, inserting(new, at: rest, in: node.right))
  }

  private mutating func removing(at place: Int, from node: RowNode) -> RowNode? {
    if place < node.left.count {
      return balance(node, node.left.flatMap { removing(at: place, from: $0) }, node.right)
    }
    if place > node.left.count {
      let rest = place &- node.left.count &- 1
      return balance(node, node.left, node.right.flatMap { removing(at: rest, from: $0) })
    }
    guard let right = node.right, let next = self.first(of: right) else { return node.left }
    return balance(next, node.left, removing(at: 0, from: right))
  }

  private func first(of node: RowNode) -> RowNode? {
    var first = node
    while let left = first.left { first = left }
    return first
  }

  private static func replacing(
    at place: Int, with listed: ListedRow, in node: RowNode
  ) -> RowNode {
    if place < node.left.count {
      let left = node.left.map { replacing(at: place, with: listed, in: $0) }
      return RowNode(id: node.id, node.listed, left: left, right: node.right)
    }
    if place > node.left.count {
      let rest = place &- node.left.count &- 1
      let right = node.right.map { replacing(at: rest, with: listed, in: $0) }
      return RowNode(id: node.id, node.listed, left: node.left, right: right)
    }
    return RowNode(id: node.id, listed, left: node.left, right: node.right)
  }

  // MARK: Balance

  /// The row of `node` over two branches of which one may be a row too heavy or too light.
  private mutating func balance(
    _ node: RowNode, _ left: RowNode?, _ right: RowNode?
  ) -> RowNode {
    if let heavy = right, isHeavy(heavy, beside: left) {
      guard let inner = heavy.left, !isSingle(inner, heavy.right) else {
        return join(heavy, join(node, left, heavy.left), heavy.right)
      }
      return join(inner, join(node, left, inner.left), join(heavy, inner.right, heavy.right))
    }
    if let heavy = left, isHeavy(heavy, beside: right) {
      guard let inner = heavy.right, !isSingle(inner, heavy.left) else {
        return join(heavy, heavy.left, join(node, heavy.right, right))
      }
      return join(inner, join(heavy, heavy.left, inner.left), join(node, inner.right, right))
    }
    return join(node, left, right)
  }

  private func isHeavy(_ branch: RowNode, beside other: RowNode?) -> Bool {
    branch.count &+ 1 > 3 &* (other.count &+ 1)
  }

  /// Whether one rotation is enough: the inner branch is not too heavy for the outer one.
  private func isSingle(_ inner: RowNode, _ outer: RowNode?) -> Bool {
    inner.count &+ 1 < 2 &* (outer.count &+ 1)
  }

  /// The row of `node` over two branches, which learn what stands above them.
  private mutating func join(_ node: RowNode, _ left: RowNode?, _ right: RowNode?) -> RowNode {
    if let left, parents[left.id] != node.id { parents[left.id] = node.id }
    if let right, parents[right.id] != node.id { parents[right.id] = node.id }
    return RowNode(id: node.id, node.listed, left: left, right: right)
  }
}
