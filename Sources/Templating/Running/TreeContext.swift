/// Looks names up in a tree: the context stack of the Mustache specification.
struct TreeContext: TemplateContext {
  /// The paths of the slots of the program that runs.
  var paths: [[[UInt8]]]
  /// The data and the items of the open sections, innermost last.
  private var stack: [TemplateValue]
  /// The lists of the open sections.
  private var opened: [[TemplateValue]] = []

  init(_ value: TemplateValue) {
    paths = []
    stack = [value]
  }

  /// The paths of names as written; `.` has the empty one.
  static func paths(_ names: [String]) -> [[[UInt8]]] {
    names.map { name in
      name.utf8.elementsEqual(".".utf8)
        ? [] : name.utf8.split(separator: 0x2e, omittingEmptySubsequences: false).map { Array($0) }
    }
  }

  func value(_ slot: Int) -> TemplateValue {
    guard let name = paths[slot].first else { return stack.last ?? .null }
    // The first part decides which context counts; the rest must be found in it.
    guard var value = stack.lazy.reversed().compactMap({ $0.member(name) }).first else {
      return .null
    }
    for part in paths[slot].dropFirst() {
      guard let member = value.member(part) else { return .null }
      value = member
    }
    return value
  }

  mutating func open(_ slot: Int) -> Int {
    let value = value(slot)
    guard value.isTrue else { return 0 }
    let items = if case .list(let items) = value { items } else { [value] }
    opened.append(items)
    stack.append(.null)
    return items.count
  }

  mutating func select(_ index: Int, of slot: Int) {
    guard let items = opened.last, items.indices.contains(index), !stack.isEmpty else { return }
    stack[stack.count - 1] = items[index]
  }

  mutating func close(_ slot: Int) {
    _ = stack.popLast()
    _ = opened.popLast()
  }

  func isTrue(_ slot: Int) -> Bool {
    value(slot).isTrue
  }

  func append(_ slot: Int, into output: inout [UInt8]) {
    output.append(contentsOf: value(slot).printed.utf8)
  }
}
