import Values

/// Reads one needed field, declared or to be inferred.
protocol ColumnReader: AnyObject {
  /// Reads a block; `past` has the rows before it.
  func read(_ texts: BlockTexts, past: PastTexts)
  /// Reads on for faults alone: there will be no table.
  func abandon()
  /// Puts the column together when all `rowCount` rows are read.
  func finish(rowCount: Int) -> ReadColumn
}

/// What reading a field came to.
struct ReadColumn {
  var type: FieldType?
  var scale = 0
  var values = ColumnValues.none
  var hasNulls = false
  /// The first rows whose text is not of the declared type.
  var badRows: [Int] = []
  var badCount = 0
  var clock = LocalTimes()
  var remark: InferenceRemark?
}

/// The texts of all rows before a block, for a field whose type turns out to be another.
struct PastTexts {
  let places: UnsafeBufferPointer<CellPlace>
  let stride: Int
  let rowCount: Int

  /// The texts of one slot, as a block from row 0 on.
  func texts(slot: Int, like block: BlockTexts) -> BlockTexts? {
    guard rowCount > 0, let base = places.baseAddress else { return nil }
    return BlockTexts(
      places: base + slot, stride: stride, firstRow: 0, count: rowCount, hasNull: true,
      file: block.file, rewritten: block.rewritten)
  }
}

/// Reads a field of a declared type; a text that is not of it is a fault.
final class DeclaredReader: ColumnReader {
  private let declaration: TableRequest.Declaration
  private var store: (any ValueStore)?
  private let factory: StoreFactory
  private let faultLimit: Int
  private var column = ReadColumn()

  init(
    _ declaration: TableRequest.Declaration, keeps: Bool, factory: StoreFactory, faultLimit: Int
  ) {
    self.declaration = declaration
    self.faultLimit = faultLimit
    self.factory = factory
    store = factory.store(declared: declaration, keeps: keeps, clock: column.clock)
    column.type = declaration.type
  }

  func read(_ texts: BlockTexts, past: PastTexts) {
    column.hasNulls = column.hasNulls || texts.hasNull
    guard let store else { return }
    var row = store.read(texts, from: 0)
    while row < texts.count {
      column.badCount += 1
      if column.badRows.count < faultLimit { column.badRows.append(texts.firstRow + row) }
      row = store.read(texts, from: row + 1)
    }
  }

  func abandon() {
    store = factory.store(declared: declaration, keeps: false, clock: column.clock)
  }

  func finish(rowCount: Int) -> ReadColumn {
    if let store {
      column.scale = store.scale
      column.values = store.values(count: rowCount)
    }
    return column
  }
}
