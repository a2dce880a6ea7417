/// An array whose copies share what they have in common.
///
/// Elements lie in blocks of 32 under a tree of blocks: a change copies the few blocks on the way
/// to its element, and not even those while no other copy holds them. Every place given must be
/// below `count`; the types above it see to that.
struct PersistentArray<Element: Sendable>: Sendable {
  /// A block: elements at the lowest level, blocks above.
  private struct Block {
    var elements: [Element] = []
    var blocks: [Block] = []
  }

  private static var bits: Int { 5 }
  private static var mask: Int { 31 }

  private var root = Block()
  /// The number of levels of blocks above the lowest one.
  private var height = 0
  private(set) var count = 0

  /// An empty array.
  init() {}

  /// An array of these elements.
  init(_ elements: [Element]) {
    count = elements.count
    var blocks = stride(from: 0, to: count, by: Self.mask + 1).map { start in
      Block(elements: Array(elements[start..<Swift.min(start + Self.mask + 1, elements.count)]))
    }
    while blocks.count > 1 {
      blocks = stride(from: 0, to: blocks.count, by: Self.mask + 1).map { start in
        Block(blocks: Array(blocks[start..<Swift.min(start + Self.mask + 1, blocks.count)]))
      }
      height += 1
    }
    root = blocks.first ?? Block()
  }

  subscript(place: Int) -> Element {
    get { Self.element(place, of: root, height) }
    set { update(place) { $0 = newValue } }
  }

  private static func element(_ place: Int, of block: borrowing Block, _ level: Int) -> Element {
    level == 0
      ? block.elements[place & mask]
      : element(place, of: block.blocks[(place >> (level &* bits)) & mask], level &- 1)
  }

  /// Changes an element where it lies.
  mutating func update(_ place: Int, _ change: (inout Element) -> Void) {
    Self.update(&root, place, height, change)
  }

  private static func update(
    _ block: inout Block, _ place: Int, _ level: Int, _ change: (inout Element) -> Void
  ) {
    if level == 0 {
      change(&block.elements[place & mask])
    } else {
      update(&block.blocks[(place >> (level &* bits)) & mask], place, level &- 1, change)
    }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count == 1 << ((height &+ 1) &* Self.bits) {
      root = Block(blocks: [root])
      height &+= 1
    }
    Self.append(&root, count, height, element)
    count &+= 1
  }

  private static func append(
    _ block: inout Block, _ place: Int, _ level: Int, _ element: Element
  ) {
    if level == 0 {
      block.elements.append(element)
      return
    }
    let number = (place >> (level &* bits)) & mask
    if number == block.blocks.count { block.blocks.append(Block()) }
    append(&block.blocks[number], place, level &- 1, element)
  }
}
