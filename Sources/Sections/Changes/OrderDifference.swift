import Mappings

/// An item of one list or both, by its places there.
struct ListItem {
  var old: Int?
  var new: Int?
  /// How much it costs to move it.
  var weight = 1
}

/// Which items of a list have to move so that it becomes another one, with the least weight moved.
///
/// Only the items that may differ are given. All others are in both lists, in the same order;
/// their stretches between the given ones weigh as much as they have items.
struct OrderDifference {
  /// For each item given whether it moves.
  private(set) var isMoved: [Bool]
  /// The places before and after of the items that were not given and have to move all the same.
  private(set) var otherMoves: [(old: Int, new: Int)] = []

  /// - Parameters:
  ///   - items: the items that may differ
  ///   - oldCount: the number of items in the old list
  init(_ items: [ListItem], oldCount: Int) {
    isMoved = [Bool](repeating: false, count: items.count)
    let old = Side(items.map(\.old))
    let new = Side(items.map(\.new))
    let isShared = items.map { $0.old != nil && $0.new != nil }
    guard isShared.contains(true) else { return }
    var breaks: Set<Int> = [0]
    for item in items.indices where isShared[item] {
      breaks.insert(old.othersBefore[item])
      breaks.insert(new.othersBefore[item])
    }
    let starts = breaks.sorted()
    let ends = starts.dropFirst() + [max(oldCount - old.order.count, starts.last ?? 0)]
    let stretches = zip(starts, ends).map { $0..<$1 }

    // An element is a given item or a stretch of others; what is not in both lists is left out.
    let oldOrder = old.elements(among: stretches) { isShared[$0] }
    let newOrder = new.elements(among: stretches) { isShared[$0] }
    var ranks = [Int](repeating: 0, count: items.count + stretches.count)
    for (rank, element) in oldOrder.enumerated() { ranks[element.number(items.count)] = rank }
    let kept = RisingSubsequence.heaviest(
      of: newOrder.map { ranks[$0.number(items.count)] },
      weights: newOrder.map { element in
        switch element {
        case .item(let item): items[item].weight
        case .stretch(let place): stretches[place].count
        }
      }, below: oldOrder.count)
    for (element, isKept) in zip(newOrder, kept) where !isKept {
      switch element {
      case .item(let item): isMoved[item] = true
      case .stretch(let place):
        otherMoves += stretches[place].map { (old.place(ofOther: $0), new.place(ofOther: $0)) }
      }
    }
  }

  private enum Element {
    case item(Int)
    case stretch(Int)

    func number(_ items: Int) -> Int {
      switch self {
      case .item(let item): item
      case .stretch(let place): items &+ place
      }
    }
  }

  /// The given items in one of the lists.
  private struct Side {
    /// The items that the list has, by their places.
    let order: [Int]
    /// For each item the number of others before it.
    private(set) var othersBefore: [Int]

    init(_ places: [Int?]) {
      var placed: [(place: Int, item: Int)] = []
      for (item, place) in places.enumerated() {
        if let place { placed.append((place, item)) }
      }
      placed.sort { $0.place < $1.place }
      order = placed.map(\.item)
      othersBefore = [Int](repeating: 0, count: places.count)
      for (rank, item) in placed.enumerated() { othersBefore[item.item] = item.place &- rank }
    }

    /// The items that are wanted and the stretches that are not empty, in the order of the list.
    func elements(among stretches: [Range<Int>], where isWanted: (Int) -> Bool) -> [Element] {
      var elements: [Element] = []
      var next = 0
      for (place, stretch) in stretches.enumerated() {
        while next < order.count, othersBefore[order[next]] <= stretch.lowerBound {
          if isWanted(order[next]) { elements.append(.item(order[next])) }
          next &+= 1
        }
        if !stretch.isEmpty { elements.append(.stretch(place)) }
      }
      while next < order.count {
        if isWanted(order[next]) { elements.append(.item(order[next])) }
        next &+= 1
      }
      return elements
    }

    /// The place of an item that was not given, counted among its like.
    func place(ofOther rank: Int) -> Int {
      var low = 0
      var high = order.count
      while low < high {
        let middle = (low &+ high) / 2
        if othersBefore[order[middle]] <= rank { low = middle &+ 1 } else { high = middle }
      }
      return rank &+ low
    }
  }
}
