import Values

/// Reads the texts of a field as values of one type.
///
/// Values go into an array that has a place for every row; at a null row it keeps a zero.
protocol ValueStore: AnyObject {
  /// Reads on from row `start` of a block.
  ///
  /// - Returns: the first row whose text is no such value, or the number of rows
  func read(_ texts: BlockTexts, from start: Int) -> Int
  /// The most digits behind the point.
  var scale: Int { get }
  var type: FieldType { get }
  /// The values, of exactly `count` rows; `.none` where they were not to be kept.
  func values(count: Int) -> ColumnValues
}

/// An array that grows with the rows of a table.
struct RowArray<Value> {
  private(set) var values: [Value] = []
  private let filler: Value
  private let expected: Int

  /// An array that will probably have `expected` rows.
  init(filler: Value, expected: Int) {
    self.filler = filler
    self.expected = expected
  }

  init(_ values: [Value], filler: Value, expected: Int) {
    self.values = values
    self.filler = filler
    self.expected = expected
  }

  /// Makes the places up to `count`, filled with zeros.
  mutating func extend(to count: Int) {
    guard count > values.count else { return }
    if count > values.capacity {
      values.reserveCapacity(max(count, count > expected ? count + count / 2 : expected))
    }
    values.append(contentsOf: repeatElement(filler, count: count - values.count))
  }

  /// Calls `body` with the places of a block's rows.
  @inline(__always)
  mutating func withRows<Result>(
    of texts: BlockTexts, _ body: (UnsafeMutableBufferPointer<Value>) -> Result
  ) -> Result {
    extend(to: texts.firstRow + texts.count)
    return values.withUnsafeMutableBufferPointer { buffer in
      body(
        UnsafeMutableBufferPointer(
          rebasing: buffer[texts.firstRow..<texts.firstRow + texts.count]))
    }
  }

  /// Sets the value of a row that was made.
  mutating func set(_ row: Int, _ value: Value) {
    values[row] = value
  }

  /// Replaces every value; nothing is changed where `change` gives nil for one.
  mutating func update(_ change: (Value) -> Value?) -> Bool {
    var changed: [Value] = []
    changed.reserveCapacity(max(values.count, expected))
    for value in values {
      guard let value = change(value) else { return false }
      changed.append(value)
    }
    values = changed
    return true
  }

  /// All values, made up to `count` rows.
  mutating func finish(count: Int) -> [Value] {
    extend(to: count)
    return values
  }
}
