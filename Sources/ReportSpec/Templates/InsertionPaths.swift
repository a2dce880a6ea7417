import Templating

/// How often a reserved partial is drawn on each way through a template.
struct InsertionPaths {
  /// A place where it may be missing or drawn again.
  enum Fault {
    /// On some way nothing is drawn; the index of an insertion of the template.
    case missing(Int)
    /// On some way a second one is drawn; the first and the second.
    case repeated(Int, Int)
    /// Too many names decide to follow every way.
    case tooManyWays(Int)
  }

  /// A step that decides about an insertion, or draws one.
  private enum Step {
    /// Goes on behind step `end` unless the value is `wanted`.
    case branch(condition: Int, wanted: Bool, end: Int)
    case insertion(Int)
  }

  private var steps: [Step] = []
  /// The slots that decide.
  private var conditions: [Int] = []
  private let first: Int?

  /// Names and steps are followed up to these numbers.
  private static let longest = (conditions: 8, steps: 1_000)

  init(_ template: Template) {
    let operations = template.operations
    let places = operations.indices.filter {
      if case .insertion = operations[$0] { true } else { false }
    }
    first = places.first.flatMap { place in
      if case .insertion(let index) = operations[place] { index } else { nil }
    }
    var later = places[...]
    /// Branches whose end is not reached yet, by their steps.
    var open: [(step: Int, end: Int)] = []
    for (place, operation) in operations.enumerated() {
      while let last = open.last, last.end <= place {
        close(last.step)
        open.removeLast()
      }
      switch operation {
      case .insertion(let index):
        steps.append(.insertion(index))
        later = later.dropFirst()
      case .section(let slot, let end), .inverted(let slot, let end):
        // Sections without an insertion decide nothing.
        guard let next = later.first, next < end else { continue }
        let isInverted = if case .inverted = operation { true } else { false }
        let condition = condition(slot)
        open.append((steps.count, end))
        steps.append(.branch(condition: condition, wanted: !isInverted, end: 0))
      case .literal, .value, .endSection, .call: continue
      }
    }
    for last in open.reversed() { close(last.step) }
  }

  private mutating func condition(_ slot: Int) -> Int {
    if let known = conditions.firstIndex(of: slot) { return known }
    conditions.append(slot)
    return conditions.count - 1
  }

  private mutating func close(_ step: Int) {
    if case .branch(let condition, let wanted, _) = steps[step] {
      steps[step] = .branch(condition: condition, wanted: wanted, end: steps.count)
    }
  }

  /// The first way on which not exactly one is drawn; nil without one, or without any insertion.
  var fault: Fault? {
    guard let first else { return nil }
    guard conditions.count <= Self.longest.conditions, steps.count <= Self.longest.steps else {
      return .tooManyWays(first)
    }
    for way in 0..<(1 << conditions.count) {
      let drawn = insertions(on: way)
      if drawn.isEmpty { return .missing(first) }
      if drawn.count > 1 { return .repeated(drawn[0], drawn[1]) }
    }
    return nil
  }

  /// What is drawn where the conditions have the values of the bits of `way`.
  private func insertions(on way: Int) -> [Int] {
    var drawn: [Int] = []
    var next = 0
    while next < steps.count {
      switch steps[next] {
      case .insertion(let index):
        drawn.append(index)
        next += 1
      case .branch(let condition, let wanted, let end):
        let isTrue = way >> condition & 1 == 1
        next = isTrue == wanted ? next + 1 : end
      }
    }
    return drawn
  }
}
