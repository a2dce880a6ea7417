import Mappings

/// How many lines of text a row takes.
///
/// `max(minimum, chrome + min(wrapped, limit)) + 1 if ruled`: the lines of the longest text, at most
/// `limit` of them, with what stands around it, but never fewer than the prototype's minimum.
public struct LineBudget: Hashable, Sendable {
  /// The fewest lines of a row.
  public let minimum: Int
  /// The most lines of its text; 0 for no limit.
  public let limit: Int
  /// Lines of the prototype beside those of the text.
  public let chrome: Int
  /// Whether a rule that takes a line of its own follows the row.
  public let isRuled: Bool

  /// A row of as many lines as its text has.
  public static let standard = LineBudget(checkedMinimum: 0, limit: 0, chrome: 0, isRuled: false)

  /// A budget; nil where a number is negative.
  public init?(minimum: Int = 0, limit: Int = 0, chrome: Int = 0, isRuled: Bool = false) {
    guard minimum >= 0, limit >= 0, chrome >= 0 else { return nil }
    self.init(checkedMinimum: minimum, limit: limit, chrome: chrome, isRuled: isRuled)
  }

  private init(checkedMinimum: Int, limit: Int, chrome: Int, isRuled: Bool) {
    minimum = checkedMinimum
    self.limit = limit
    self.chrome = chrome
    self.isRuled = isRuled
  }

  /// The lines that a text of `wrapped` lines keeps: what is beyond has to be cut with a sign.
  public func textLines(ofWrapped wrapped: Int) -> Int {
    let lines = max(wrapped, 0)
    return limit == 0 ? lines : min(lines, limit)
  }

  /// Whether a text of `wrapped` lines is cut, so that its last line has to end with a sign.
  public func cuts(wrapped: Int) -> Bool {
    textLines(ofWrapped: wrapped) < wrapped
  }

  /// The lines of a row whose longest text has `wrapped` lines.
  public func lines(ofWrapped wrapped: Int) -> Int {
    max(minimum, chrome.addingClamped(textLines(ofWrapped: wrapped)))
      .addingClamped(isRuled ? 1 : 0)
  }
}
