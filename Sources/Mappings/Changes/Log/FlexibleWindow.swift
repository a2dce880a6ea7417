/// The edges of a flexible window while operations pass.
struct FlexibleWindow {
  private let options: RangeOptions
  private let start: Window
  private let startCount: Int
  private var window: Window
  private var growsLow: Bool
  private var growsHigh: Bool

  /// A window with its pin in stored direction, in a group of `count` rows.
  init(_ options: RangeOptions, count: Int) {
    self.options = options
    start = Window(options, count: count)
    startCount = count
    window = start
    let isAtBeginning = options.pin == .beginning
    let grow = options.growOptions
    growsLow = isAtBeginning ? grow.growsAtPin : grow.growsAwayFromPin
    growsHigh = isAtBeginning ? grow.growsAwayFromPin : grow.growsAtPin
    noteEmptiness()
  }

  /// Once empty, a window takes in what comes at its place until the end of the computation.
  private mutating func noteEmptiness() {
    if window.low == window.high {
      growsLow = true
      growsHigh = true
    }
  }

  mutating func delete(at index: Int) {
    if index < window.low { window.low &-= 1 }
    if index < window.high { window.high &-= 1 }
    noteEmptiness()
  }

  mutating func insert(at index: Int) {
    if index < window.low || (index == window.low && !growsLow) {
      window.low = window.low.addingClamped(1)
      window.high = window.high.addingClamped(1)
    } else if index < window.high || (index == window.high && growsHigh)
      || (index == window.low && growsLow)
    {
      window.high = window.high.addingClamped(1)
    }
    noteEmptiness()
  }

  /// All rows go at once: what happened before is undone, then every old row is deleted.
  mutating func reset() {
    window = start
    window.low &-= min(max(window.low, 0), startCount)
    window.high &-= min(max(window.high, 0), startCount)
    noteEmptiness()
  }

  /// The options after the last operation, in a group that has `count` rows then.
  func finished(count: Int) -> RangeOptions {
    var result = options
    let fitted = fittedToLimits(count: count)
    result.offset = max(
      0, options.pin == .beginning ? fitted.low : count.subtractingClamped(fitted.high))
    result.length = min(fitted.high &- fitted.low, max(0, count &- result.offset))
    return result
  }

  /// The window cut to its largest length, or extended towards its smallest one.
  private func fittedToLimits(count: Int) -> Window {
    var fitted = window
    let isAtBeginning = options.pin == .beginning
    let length = window.high &- window.low
    if length > options.maxLength {
      if isAtBeginning {
        fitted.high = fitted.low &+ options.maxLength
      } else {
        fitted.low = fitted.high &- options.maxLength
      }
    } else if length < min(options.minLength, count) {
      // A window outside of its group comes to the nearest edge before it can take in rows.
      let inside = window.inside(count: count)
      fitted = Window(low: inside.lowerBound, high: inside.upperBound)
      let missing = min(options.minLength, count) &- inside.count
      let atPin = min(missing, isAtBeginning ? fitted.low : count &- fitted.high)
      fitted.low &-= isAtBeginning ? atPin : missing &- atPin
      fitted.high &+= isAtBeginning ? missing &- atPin : atPin
    }
    return fitted
  }
}

extension GroupState {
  /// The window of a counted group, ready for operations, if it is flexible.
  var flexibleWindow: FlexibleWindow? {
    guard let range, range.kind == .flexible else { return nil }
    return FlexibleWindow(range, count: count ?? 0)
  }
}
