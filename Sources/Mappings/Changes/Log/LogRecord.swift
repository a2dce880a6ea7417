/// What a log did to one row, all its entries taken together.
struct LogRecord {
  var key: RowKey?
  /// The number of the group where the row stood before the log, or -1 if it did not exist or was
  /// reset.
  var originalGroup: Int
  var originalIndex: Int
  /// The number of the group where the row stands after the log, or -1 if it does not exist.
  var finalGroup = -1
  var finalIndex = 0
  var flags: ChangeFlags
  /// Whether the row stands in a group at this moment of the log.
  var isAlive: Bool
  /// Whether the row was deleted or inserted, not only updated.
  var wasTaken: Bool
}
