/// A cluster in the making: its width so far, and what the rules of UAX #29 have to remember.
struct ClusterState {
  /// How far a pictographic sequence (rule GB11) has come.
  private enum Emoji {
    case none
    /// ExtPict Extend*
    case pictograph
    /// ExtPict Extend* ZWJ
    case joined
  }

  private(set) var width: Int
  /// The cells of the newest scalar that was drawn as a base.
  private var baseWidth: Int
  private var last: GraphemeBreak
  private var lastNumber: UInt32
  private var lastHasEmojiVariation: Bool
  private var emoji: Emoji
  /// Whether a regional indicator would complete a flag.
  private var isHalfFlag: Bool

  @inline(__always)
  init(
    _ scalar: UTF8Scalar, _ properties: ScalarProperties, _ ambiguous: TextWidth.Ambiguous
  ) {
    last = properties.graphemeBreak
    lastNumber = scalar.number
    lastHasEmojiVariation = properties.hasEmojiVariation
    emoji = last == .pictographic ? .pictograph : .none
    isHalfFlag = last == .regionalIndicator
    baseWidth = properties.width(ambiguous)
    width = baseWidth
  }

  /// Takes in the next scalar if no boundary comes before it.
  @inline(__always)
  mutating func joins(
    _ scalar: UTF8Scalar, _ properties: ScalarProperties, _ ambiguous: TextWidth.Ambiguous
  ) -> Bool {
    let next = properties.graphemeBreak
    // Two letters in a row are by far the most common pair.
    if next == .other, last != .prepend { return false }
    guard hasNoBoundary(before: next) else { return false }
    add(scalar, properties, next, ambiguous)
    return true
  }

  /// Rules GB3 to GB999 of UAX #29.
  private func hasNoBoundary(before next: GraphemeBreak) -> Bool {
    switch (last, next) {
    case (.carriageReturn, .lineFeed): true
    case (.control, _), (.carriageReturn, _), (.lineFeed, _), (.invalid, _): false
    case (_, .control), (_, .carriageReturn), (_, .lineFeed), (_, .invalid): false
    case (_, .extend), (_, .joiner), (_, .spacingMark): true
    case (.prepend, _): true
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo): true
    case (.leadingJamo, .hangulSyllable): true
    case (.hangulSyllable, .vowelJamo): isOpenSyllable
    case (.hangulSyllable, .trailingJamo): true
    case (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo): true
    case (.trailingJamo, .trailingJamo): true
    case (.joiner, .pictographic): emoji == .joined
    case (.regionalIndicator, .regionalIndicator): isHalfFlag
    default: false
    }
  }

  /// Whether the last scalar is a syllable without a trailing consonant (LV).
  private var isOpenSyllable: Bool { (lastNumber &- 0xac00) % 28 == 0 }

  private mutating func add(
    _ scalar: UTF8Scalar, _ properties: ScalarProperties, _ next: GraphemeBreak,
    _ ambiguous: TextWidth.Ambiguous
  ) {
    let own = properties.width(ambiguous)
    switch next {
    case .extend:
      if scalar.number == 0xfe0f, lastHasEmojiVariation {
        takeEmojiForm()
      } else if (0x1f3fb...0x1f3ff).contains(scalar.number), emoji == .pictograph {
        takeEmojiForm()
      } else {
        width &+= own
      }
      if emoji == .joined { emoji = .none }
    case .joiner:
      emoji = emoji == .pictograph ? .joined : .none
    case .pictographic where last == .joiner:
      takeEmojiForm()
      emoji = .pictograph
    default:
      width &+= own
      baseWidth = own
      emoji = next == .pictographic ? .pictograph : .none
    }
    isHalfFlag = next == .regionalIndicator && last != .regionalIndicator
    last = next
    lastNumber = scalar.number
    lastHasEmojiVariation = properties.hasEmojiVariation
  }

  /// Makes the base two cells wide, as emoji are drawn.
  private mutating func takeEmojiForm() {
    width &+= 2 &- baseWidth
    baseWidth = 2
  }
}
