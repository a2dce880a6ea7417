/// The last time that a row or a section was asked to be drawn anew though nothing about it changed.
///
/// It is no part of what a row or a section is, so that all marks are equal. It stays with the row
/// through every edit.
struct ReloadMark: Hashable, Sendable {
  private final class Occasion: Sendable {}

  private var occasion: Occasion?
  /// How often something was asked for up to then.
  private var count = 0

  /// Whether something was ever asked for.
  var isSet: Bool { occasion != nil }

  /// Asks for another drawing.
  mutating func renew() {
    occasion = Occasion()
    count += 1
  }

  /// Whether something was asked for that `old` does not know; of two copies that were asked apart,
  /// neither knows the other's.
  func isNew(since old: ReloadMark) -> Bool { isSet && occasion !== old.occasion }

  /// Whether something was asked for that another mark, which is no later one, does not know.
  func isLater(than other: ReloadMark) -> Bool { isNew(since: other) && count >= other.count }

  /// Takes over what was asked for of another one, if that was later.
  mutating func keep(_ other: ReloadMark) {
    guard other.isLater(than: self) else { return }
    // Two copies that were asked apart: what is left of them is known to neither.
    if other.count == count { renew() } else { self = other }
  }

  static func == (left: ReloadMark, right: ReloadMark) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
