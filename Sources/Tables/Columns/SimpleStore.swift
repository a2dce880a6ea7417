import Values

/// A store of values that one function reads from their texts.
final class SimpleStore<Value>: ValueStore {
  let type: FieldType
  let scale = 0
  private let keeps: Bool
  private var rows: RowArray<Value>
  private let parse: (UnsafeRawBufferPointer, Int) -> Value?
  private let wrap: ([Value]) -> ColumnValues

  /// A store for values of `type`; `parse` gets the text and the number of the row.
  init(
    _ type: FieldType, keeps: Bool, filler: Value, expected: Int,
    wrap: @escaping ([Value]) -> ColumnValues,
    parse: @escaping (UnsafeRawBufferPointer, Int) -> Value?
  ) {
    self.type = type
    self.keeps = keeps
    self.parse = parse
    self.wrap = wrap
    rows = RowArray(filler: filler, expected: expected)
  }

  func read(_ texts: BlockTexts, from start: Int) -> Int {
    if keeps { rows.extend(to: texts.firstRow + texts.count) }
    for row in start..<texts.count {
      guard !texts.place(row).isAbsent else { continue }
      guard let value = parse(texts.bytes(row), texts.firstRow + row) else { return row }
      if keeps { rows.set(texts.firstRow + row, value) }
    }
    return texts.count
  }

  func values(count: Int) -> ColumnValues {
    keeps ? wrap(rows.finish(count: count)) : .none
  }
}
