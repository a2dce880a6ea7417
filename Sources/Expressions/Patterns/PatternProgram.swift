/// A state of the automaton of a pattern.
enum PatternState: Sendable {
  /// Goes on where the next byte is within a range.
  case bytes([(range: ClosedRange<UInt8>, next: Int)])
  case split([Int])
  case anchor(PatternAnchor, next: Int)
  case match
}

/// A nondeterministic automaton over bytes (Thompson's construction).
struct PatternProgram: Sendable {
  private(set) var states: [PatternState] = []
  private(set) var start = 0
  /// Whether some condition depends on the bytes around a place.
  private(set) var looksAround = false
  private var tails: [[ClosedRange<UInt8>]: Int] = [:]

  /// The automaton of a tree; one of a whole text is anchored at both ends.
  init(_ tree: PatternTree, whole: Bool) throws(PatternFault) {
    let match = try add(.match)
    let tree: PatternTree =
      whole ? .sequence([.anchor(.textStart), tree, .anchor(.textEnd)]) : tree
    start = try compile(tree, next: match)
    tails = [:]
  }

  private mutating func add(_ state: PatternState) throws(PatternFault) -> Int {
    guard states.count < ExpressionLimits.patternStates else {
      throw PatternFault(
        message: "it is too large once its repetitions are written out", range: 0..<0)
    }
    states.append(state)
    return states.count - 1
  }

  /// Adds the states of a tree that go on at `next`, and gives the first one.
  private mutating func compile(_ tree: PatternTree, next: Int) throws(PatternFault) -> Int {
    switch tree {
    case .empty: return next
    case .set(let set): return try compile(set, next: next)
    case .anchor(let anchor):
      if anchor != .textStart, anchor != .textEnd { looksAround = true }
      return try add(.anchor(anchor, next: next))
    case .sequence(let parts):
      var first = next
      for part in parts.reversed() { first = try compile(part, next: first) }
      return first
    case .alternatives(let parts):
      var starts: [Int] = []
      for part in parts { starts.append(try compile(part, next: next)) }
      return try add(.split(starts))
    case .repeated(let part, let least, let most):
      return try compile(part, least: least, most: most, next: next)
    }
  }

  private mutating func compile(
    _ part: PatternTree, least: Int, most: Int?, next: Int
  ) throws(PatternFault) -> Int {
    var first = next
    if let most {
      for _ in 0..<max(most - least, 0) {
        first = try add(.split([try compile(part, next: first), next]))
      }
    } else {
      let loop = try add(.split([]))
      states[loop] = .split([try compile(part, next: loop), next])
      first = loop
    }
    for _ in 0..<least {
      let copy = try compile(part, next: first)
      // A part without states stays the same however often it is repeated.
      if copy == first { break }
      first = copy
    }
    return first
  }

  private mutating func compile(_ set: ScalarSet, next: Int) throws(PatternFault) -> Int {
    // Tails such as one continuation byte are shared within a set.
    tails.removeAll(keepingCapacity: true)
    var choices: [(range: ClosedRange<UInt8>, next: Int)] = []
    for sequence in ByteSequences.of(set) {
      guard let first = sequence.first else { continue }
      choices.append((first, try tail(Array(sequence.dropFirst()), next: next)))
    }
    return try add(.bytes(choices))
  }

  private mutating func tail(
    _ ranges: [ClosedRange<UInt8>], next: Int
  ) throws(PatternFault) -> Int {
    guard let first = ranges.first else { return next }
    if let known = tails[ranges] { return known }
    let state = try add(
      .bytes([(first, try tail(Array(ranges.dropFirst()), next: next))]))
    tails[ranges] = state
    return state
  }
}
