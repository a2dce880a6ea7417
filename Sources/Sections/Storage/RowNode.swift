import Mappings

/// The number of a row within one list; numbers of removed rows are given again.
typealias RowID = Int

/// A row with its key, as a list keeps it.
final class ListedRow: Sendable {
  let key: RowKey
  let row: Row

  init(_ key: RowKey, _ row: Row) {
    self.key = key
    self.row = row
  }
}

/// A row in the tree of a list, with the rows before it and after it in its two branches.
///
/// Nodes never change: an edit makes the few on the way from the root to its row anew and keeps
/// all others, so that a list and the list it came from share them.
final class RowNode: Sendable {
  let id: RowID
  let listed: ListedRow
  let left: RowNode?
  let right: RowNode?
  /// The number of rows in this node and its branches.
  let count: Int
  /// How many of them are not hidden.
  let shown: Int

  init(id: RowID, _ listed: ListedRow, left: RowNode?, right: RowNode?) {
    self.id = id
    self.listed = listed
    self.left = left
    self.right = right
    count = left.count &+ right.count &+ 1
    shown = left.shown &+ right.shown &+ (listed.row.isHidden ? 0 : 1)
  }

  var key: RowKey { listed.key }
  var row: Row { listed.row }
  /// The number of shown rows in the node itself: 1 or 0.
  var ownShown: Int { shown &- left.shown &- right.shown }
}

extension RowNode? {
  /// The number of rows; none in a missing branch.
  var count: Int { self?.count ?? 0 }
  /// The number of rows that are not hidden.
  var shown: Int { self?.shown ?? 0 }
  /// The number of hidden rows.
  var hidden: Int { count &- shown }

  /// The number of rows of a kind.
  func count(of filter: RowFilter) -> Int {
    switch filter {
    case .all: count
    case .shown: shown
    case .hidden: hidden
    }
  }
}

/// Which rows of a list are meant.
enum RowFilter: Sendable {
  case all
  case shown
  case hidden

  /// Whether the row of a node itself is meant.
  func takes(_ node: RowNode) -> Bool {
    switch self {
    case .all: true
    case .shown: node.ownShown == 1
    case .hidden: node.ownShown == 0
    }
  }
}
