import Values

/// What is worth saying about a field that became a string.
enum InferenceRemark {
  /// All values but `word`, which stands in `count` rows, are of one other type.
  case likelyMissing(word: [UInt8], count: Int, firstRow: Int, type: FieldType)
  /// A number has more digits than a decimal holds, or lies beyond a double.
  case outOfRange(text: [UInt8], row: Int)
}

/// Reads a field of no declared type: takes the first value's type and widens it as far as later
/// values need (spec language §4).
final class InferredReader: ColumnReader {
  private let slot: Int
  private let keeps: Bool
  private let factory: StoreFactory
  private var state = State.empty
  private var column = ReadColumn()

  private enum State {
    /// No value so far.
    case empty
    case typed(ValueShape, any ValueStore)
    /// One text does not fit; the others are looked at for the sake of a remark.
    case doubtful(Doubt)
    case text
  }

  /// A word that does not fit the other values.
  fileprivate struct Doubt {
    var word: [UInt8]
    var count: Int
    let firstRow: Int
    /// Whether the word is a number beyond every type.
    let isNumber: Bool
    /// The shape of the values beside it.
    var shape: ValueShape?
    /// How many of them were seen.
    var others: Int
  }

  init(slot: Int, keeps: Bool, factory: StoreFactory) {
    self.slot = slot
    self.keeps = keeps
    self.factory = factory
  }

  func read(_ texts: BlockTexts, past: PastTexts) {
    column.hasNulls = column.hasNulls || texts.hasNull
    var row = 0
    while row < texts.count {
      switch state {
      case .empty:
        while row < texts.count, texts.place(row).isAbsent { row += 1 }
        guard row < texts.count else { return }
        start(with: ValueShape.of(texts.bytes(row)), texts, row: row)
        if case .doubtful = state { row += 1 }
      case .typed(let shape, let store):
        row = store.read(texts, from: row)
        guard row < texts.count else { return }
        let other = ValueShape.of(texts.bytes(row))
        let merged = other == shape ? .string : shape.merged(with: other)
        if merged == .string {
          doubt(texts, row: row, shape: shape, other: other)
          row += 1
        } else {
          widen(from: store, to: merged, texts, past)
          // A wider store reads the block from its begin: rows before hold nothing yet.
          row = merged == .number ? 0 : row
        }
      case .doubtful(var doubt):
        state = .text
        let isSettled = settle(&doubt, texts, from: row)
        if !isSettled { state = .doubtful(doubt) }
        return
      case .text:
        return
      }
    }
  }

  func abandon() {
    state = .text
  }

  func finish(rowCount: Int) -> ReadColumn {
    switch state {
    case .empty:
      column.type = nil
    case .typed(_, let store):
      column.type = store.type
      column.scale = store.scale
      column.values = store.values(count: rowCount)
    case .doubtful(let doubt):
      column.type = .string
      column.remark = doubt.remark
    case .text:
      column.type = .string
    }
    return column
  }

  private func start(with shape: ValueShape, _ texts: BlockTexts, row: Int) {
    if let store = factory.store(inferred: shape, keeps: keeps, clock: column.clock) {
      state = .typed(shape, store)
    } else {
      doubt(texts, row: row, shape: nil, other: .string)
    }
  }

  /// Goes on with a wider type.
  private func widen(
    from store: any ValueStore, to shape: ValueShape, _ texts: BlockTexts, _ past: PastTexts
  ) {
    if shape == .decimal, let decimals = store as? DecimalStore {
      decimals.widenType()
      state = .typed(shape, decimals)
      return
    }
    guard let wider = factory.store(inferred: shape, keeps: keeps, clock: column.clock) else {
      state = .text
      return
    }
    if let before = past.texts(slot: slot, like: texts) { _ = wider.read(before, from: 0) }
    state = .typed(shape, wider)
  }

  /// Notes the first text that does not fit.
  private func doubt(_ texts: BlockTexts, row: Int, shape: ValueShape?, other: ValueShape) {
    column.clock.reset()
    let text = texts.bytes(row)
    // Two types in one field, and texts that begin like a number, are no word for nothing.
    let isNumber = other == .string && isBeyondNumbers(text)
    guard other == .string, isNumber || !(text.first.map { $0 &- 0x30 <= 9 } ?? false) else {
      state = .text
      return
    }
    // Rows before this one are not counted one by one: only whether there are some matters.
    let others = shape == nil ? 0 : max(1, texts.firstRow + row)
    state = .doubtful(
      Doubt(
        word: Array(text), count: 1, firstRow: texts.firstRow + row, isNumber: isNumber,
        shape: shape, others: others))
  }

  /// Looks at the rest of a block; true when the field is a string and nothing is to be said.
  private func settle(_ doubt: inout Doubt, _ texts: BlockTexts, from start: Int) -> Bool {
    for row in start..<texts.count where !texts.place(row).isAbsent {
      let text = texts.bytes(row)
      if text.count == doubt.word.count, text.elementsEqual(doubt.word) {
        doubt.count += 1
        continue
      }
      let shape = ValueShape.of(text)
      let merged = doubt.shape.map { $0.merged(with: shape) } ?? shape
      if merged == .string {
        guard doubt.isNumber, shape == .string, isBeyondNumbers(text) else { return true }
        continue
      }
      doubt.shape = merged
      doubt.others += 1
    }
    return false
  }

  /// Whether a text has the grammar of a number although it has the shape of none.
  private func isBeyondNumbers(_ text: UnsafeRawBufferPointer) -> Bool {
    var position = text.first == Byte.minus ? 1 : 0
    func digits() -> Int {
      let start = position
      while position < text.count, text[position] &- 0x30 <= 9 { position += 1 }
      return position - start
    }
    let start = position
    let whole = digits()
    guard whole == 1 || whole > 1 && text[start] != Byte.zero else { return false }
    if position < text.count, text[position] == Byte.point {
      position += 1
      guard digits() > 0 else { return false }
    }
    if position < text.count, text[position] | 0x20 == 0x65 {
      position += 1
      if position < text.count, text[position] == 0x2B || text[position] == Byte.minus {
        position += 1
      }
      guard digits() > 0 else { return false }
    }
    return position == text.count
  }
}

extension InferredReader.Doubt {
  /// What is said at the end of the data.
  fileprivate var remark: InferenceRemark? {
    if isNumber {
      guard shape?.isNumberOrTime ?? true else { return nil }
      return .outOfRange(text: word, row: firstRow)
    }
    guard let shape, shape.isNumberOrTime, count > 1 || others >= 10 else { return nil }
    return .likelyMissing(word: word, count: count, firstRow: firstRow, type: shape.fieldType)
  }
}
