import Mappings
import Sections

/// A list of rows and edits of it, the same in every run.
struct EditedRows: Sendable {
  let rows: RowList
  /// The keys of the rows, some at a time, in random order.
  private let keys: [RowKey]

  /// A list of `count` rows of which a quarter is hidden.
  init(count: Int) throws {
    rows = try RowList(
      (0..<count).map { number in
        Row(about: number, key: Self.key(number), isHidden: number % 4 == 0)
      })
    var random = SplitMix64(seed: 42)
    keys = (0..<min(count, 4_096)).map { _ in Self.key(random.below(count)) }
  }

  private static func key(_ number: Int) -> RowKey {
    // As long as a UUID, so that a key does not fit into the string itself.
    RowKey("row-\(number)-of-the-list-of-rows-to-be-edited")
  }

  /// Makes edits of every kind in turn, by key and by place.
  ///
  /// - Parameters:
  ///   - count: how many
  ///   - apply: makes one of them
  /// - Throws: what `apply` throws
  func edit(_ count: Int, _ apply: ((inout RowList) throws -> Void) throws -> Void) throws {
    var random = SplitMix64(seed: 43)
    for number in 0..<count {
      let key = keys[random.below(keys.count)]
      let place = random.below(rows.count)
      let new = RowKey("new-row-\(number / 6)-that-comes-and-goes")
      switch number % 6 {
      case 0: try apply { try $0.insert(Row(about: number, key: new), at: place) }
      case 1: try apply { try $0.setHidden(number % 4 == 1, key) }
      case 2: try apply { try $0.move(key, to: place) }
      case 3: try apply { try $0.move(at: place, to: place / 2) }
      case 4: try apply { try $0.reloadOrHide(at: place, when: number % 4 == 0) }
      default: try apply { _ = try $0.remove(new) }
      }
    }
  }
}
