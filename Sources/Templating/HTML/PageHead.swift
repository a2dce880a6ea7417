/// What the head of a page says so far: whether it goes on, and in which character set the page is.
struct PageHead: Sendable {
  /// Whether nothing has ended the head.
  var isOpen = true
  /// Whether the page says that it is UTF-8.
  private(set) var hasCharset = false
  /// The value of `<meta charset>` so far; nil outside of one.
  private var charset: [UInt8]?

  /// What no value of a template can spell: some other character set.
  private static let otherCharset: [UInt8] = [0]

  /// Takes something that does not belong to a head.
  mutating func end() {
    isOpen = false
  }

  /// Begins with the value of an attribute.
  mutating func startValue(of attribute: [UInt8], in element: [UInt8], isEndTag: Bool) {
    let isCharset =
      !isEndTag && HTMLNames.isMeta(element) && attribute.elementsEqual("charset".utf8)
    charset = isCharset ? [] : nil
  }

  /// Takes a literal byte of an attribute's value.
  mutating func takeValue(_ byte: UInt8) {
    guard var value = charset else { return }
    HTMLBytes.append(byte, to: &value)
    charset = value
  }

  /// Takes a value of the template, which makes another one of a character set.
  mutating func takeTemplateValue() {
    if charset != nil { charset = Self.otherCharset }
  }

  /// Ends the value of an attribute; false for a character set that is not UTF-8, in any case.
  mutating func endValue() -> Bool {
    guard let found = charset else { return true }
    charset = nil
    guard found.elementsEqual("utf-8".utf8) else { return false }
    hasCharset = true
    return true
  }

  /// Goes on after a branch that may be skipped: only what holds on both ways holds.
  mutating func join(_ before: PageHead) {
    isOpen = isOpen && before.isOpen
    hasCharset = hasCharset && before.hasCharset
    if charset != before.charset { charset = Self.otherCharset }
  }
}
