/// Matches texts with a pattern.
///
/// States of the deterministic automaton are made as texts need them and kept, so that a byte
/// costs one look-up; a matcher is therefore for one thread at a time.
package final class PatternMatcher {
  private let pattern: Pattern
  private let program: PatternProgram
  private var states: [DeterministicState] = []
  private var numbers: [[Int32]: Int32] = [:]
  /// The next state by state and class of byte; -1 where it is not known yet, `matched` where
  /// whatever follows does not matter.
  private var table: [Int32] = []
  private var first: Int32 = -1
  private var set: StateSet
  private var memberCount = 0
  private var work = 0
  private static let matched: Int32 = -2
  /// More states than this, or more members in them, are forgotten and made again.
  private static let maxStates = 1_000
  private static let maxMembers = 1_000_000
  /// The most steps from state to state that one text may take.
  private static let maxWork = 100_000_000

  private struct DeterministicState {
    let members: [Int32]
    let matches: Bool
    let matchesAtEnd: Bool
  }

  /// A matcher for a pattern.
  package init(_ pattern: Pattern) {
    self.pattern = pattern
    program = pattern.program
    set = StateSet(count: pattern.program.states.count)
  }

  /// Whether the pattern matches some part of a text, or the whole of it if it was compiled so.
  /// - Returns: nil where a huge pattern and a huge text would take too many steps.
  package func matches(_ text: UnsafeRawBufferPointer) -> Bool? {
    work = 0
    if program.looksAround { return simulate(text) }
    if first < 0 { first = startState() }
    guard !states[Int(first)].matches else { return true }
    var state = first
    var offset = 0
    while true {
      (state, offset) = run(from: state, text, offset)
      if offset >= text.count { return states[Int(state)].matchesAtEnd }
      let byte = text[offset]
      let next = step(state, byte, Int(pattern.classes[Int(byte)]))
      guard work <= Self.maxWork else { return nil }
      if next == Self.matched { return true }
      state = next
      offset += 1
    }
  }

  /// Goes on as long as the table knows the next state and the text is not decided.
  private func run(
    from start: Int32, _ text: UnsafeRawBufferPointer, _ offset: Int
  ) -> (state: Int32, offset: Int) {
    let width = pattern.classCount
    return table.withUnsafeBufferPointer { table in
      pattern.classes.withUnsafeBufferPointer { classes in
        var state = start
        var offset = offset
        while offset < text.count {
          let next = table[Int(state) &* width &+ Int(classes[Int(text[offset])])]
          if next < 0 { break }
          state = next
          offset &+= 1
        }
        return (state, offset)
      }
    }
  }

  // MARK: - The deterministic automaton

  private func startState() -> Int32 {
    set.removeAll()
    close(program.start, Surroundings(isStart: true, isEnd: false))
    let members = set.members
    return add(members, matchesAtEnd: matchesAtEnd([Int32(program.start)], isStart: true))
  }

  private func step(_ state: Int32, _ byte: UInt8, _ symbol: Int) -> Int32 {
    let place = Int(state) * pattern.classCount + symbol
    if table[place] == Self.matched { return Self.matched }
    set.removeAll()
    let here = Surroundings(isStart: false, isEnd: false)
    for member in states[Int(state)].members { advance(Int(member), byte, here) }
    close(program.start, here)
    // Sets with the same members in another order are the same state.
    let members = set.members.sorted()
    if members.contains(where: { isMatch(Int($0)) }) {
      table[place] = Self.matched
      return Self.matched
    }
    if states.count >= Self.maxStates || memberCount >= Self.maxMembers {
      states = []
      numbers = [:]
      table = []
      memberCount = 0
      first = -1
      return number(of: members)
    }
    let next = number(of: members)
    table[place] = next
    return next
  }

  private func number(of members: [Int32]) -> Int32 {
    if let known = numbers[members] { return known }
    let number = add(members, matchesAtEnd: matchesAtEnd(members, isStart: false))
    numbers[members] = number
    return number
  }

  private func add(_ members: [Int32], matchesAtEnd: Bool) -> Int32 {
    let matches = members.contains { isMatch(Int($0)) }
    states.append(
      DeterministicState(members: members, matches: matches, matchesAtEnd: matchesAtEnd))
    table.append(contentsOf: repeatElement(-1, count: pattern.classCount))
    memberCount += members.count
    return Int32(states.count - 1)
  }

  private func matchesAtEnd(_ members: [Int32], isStart: Bool) -> Bool {
    set.removeAll()
    for member in members { close(Int(member), Surroundings(isStart: isStart, isEnd: true)) }
    return set.members.contains { isMatch(Int($0)) }
  }

  private func isMatch(_ state: Int) -> Bool {
    if case .match = program.states[state] { true } else { false }
  }

  // MARK: - Steps of the nondeterministic automaton

  /// What is known about the place that a closure is made at.
  private struct Surroundings {
    var isStart: Bool
    var isEnd: Bool
    var before: UInt8?
    var after: UInt8?

    func holds(_ anchor: PatternAnchor) -> Bool {
      switch anchor {
      case .textStart: isStart
      case .textEnd: isEnd
      case .lineStart: isStart || before == 0x0a
      case .lineEnd: isEnd || after == 0x0a
      case .wordBoundary: isBoundary
      case .noWordBoundary: !isBoundary
      }
    }

    private var isBoundary: Bool {
      (before.map(isWord) ?? false) != (after.map(isWord) ?? false)
    }

    private func isWord(_ byte: UInt8) -> Bool {
      isDigit(byte) || isLetter(byte) || byte == 0x5f
    }
  }

  private func advance(_ state: Int, _ byte: UInt8, _ here: Surroundings) {
    work &+= 1
    guard case .bytes(let choices) = program.states[state] else { return }
    for choice in choices where choice.range.contains(byte) { close(choice.next, here) }
  }

  /// Adds a state and all that are reached from it without a byte.
  ///
  /// Anchors that do not hold stay in the set, since they may hold at the end of the text.
  private func close(_ state: Int, _ here: Surroundings) {
    var pending = [state]
    while let state = pending.popLast() {
      guard set.insert(state) else { continue }
      work &+= 1
      switch program.states[state] {
      case .bytes, .match: break
      case .split(let next): pending.append(contentsOf: next.reversed())
      case .anchor(let anchor, let next): if here.holds(anchor) { pending.append(next) }
      }
    }
  }

  /// Goes through a text without the deterministic automaton, for conditions on surroundings.
  private func simulate(_ text: UnsafeRawBufferPointer) -> Bool? {
    var current: [Int32] = []
    for offset in 0...text.count {
      let here = Surroundings(
        isStart: offset == 0, isEnd: offset == text.count,
        before: offset > 0 ? text[offset - 1] : nil,
        after: offset < text.count ? text[offset] : nil)
      set.removeAll()
      if offset > 0 {
        for member in current { advance(Int(member), text[offset - 1], here) }
      }
      close(program.start, here)
      current = set.members
      if current.contains(where: { isMatch(Int($0)) }) { return true }
      guard work <= Self.maxWork else { return nil }
    }
    return false
  }
}

/// States in the order of insertion, with a constant-time test.
private struct StateSet {
  private(set) var members: [Int32] = []
  private var isIn: [Bool]

  init(count: Int) {
    isIn = [Bool](repeating: false, count: count)
  }

  func contains(_ state: Int) -> Bool { isIn[state] }

  /// Adds a state; false if it is there.
  mutating func insert(_ state: Int) -> Bool {
    guard !isIn[state] else { return false }
    isIn[state] = true
    members.append(Int32(state))
    return true
  }

  mutating func removeAll() {
    for member in members { isIn[Int(member)] = false }
    members.removeAll(keepingCapacity: true)
  }
}
