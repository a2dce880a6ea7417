/// Follows the values of attributes whose addresses a page would load, or send to.
///
/// The policy of a page lets it load pictures that stand in the page itself (`data:`, RFC 2397) and
/// nothing else, so that any other address would leave a gap.
struct LoadedAddress: Sendable, Equatable {
  /// What an attribute's value is.
  private enum Kind {
    /// The address of a picture, or several.
    case picture
    /// The address of a drawing, which may be one of the page itself.
    case drawing
    /// What the address of a `link` is for.
    case relation
  }

  private var kind: Kind?
  /// The literal value so far, in lower case and without white space before it; of a relation its
  /// last word.
  private var value: [UInt8] = []
  /// Whether a word of a relation has the page load something.
  private var hasLoadedWord = false

  /// Begins with the value of an attribute.
  mutating func start(_ attribute: [UInt8], of element: [UInt8]) {
    kind = Self.kind(of: attribute, element)
    value = []
    hasLoadedWord = false
  }

  private static func kind(of attribute: [UInt8], _ element: [UInt8]) -> Kind? {
    switch String(decoding: HTMLNames.local(attribute), as: UTF8.self) {
    case "srcset", "imagesrcset", "background": return .picture
    case "src": return HTMLNames.isPicture(element) ? .picture : nil
    case "href" where HTMLNames.isPicture(element): return .picture
    case "href" where element.elementsEqual("use".utf8): return .drawing
    case "rel" where element.elementsEqual("link".utf8): return .relation
    default: return nil
    }
  }

  mutating func take(_ byte: UInt8) {
    guard let kind else { return }
    if HTMLBytes.isWhiteSpace(byte) {
      if case .relation = kind { endWord() }
      if value.isEmpty { return }
    }
    HTMLBytes.append(byte, to: &value)
  }

  private mutating func endWord() {
    if HTMLNames.isLoadedRelation(value) { hasLoadedWord = true }
    value = []
  }

  /// Takes a value of the template; false where it makes an address that the page cannot load.
  mutating func takeTemplateValue() -> Bool {
    guard case .picture = kind else { return true }
    return isInPage
  }

  /// Whether the address of a picture is the picture itself.
  private var isInPage: Bool { value.starts(with: "data:".utf8) }

  /// Says nothing about the value, with which something else is wrong.
  mutating func abandon() {
    kind = nil
  }

  /// Ends the value; false where the page could not load what it names.
  mutating func end() -> Bool {
    defer { kind = nil }
    switch kind {
    case nil: return true
    case .picture: return isInPage || value.isEmpty
    case .drawing: return value.first.map { $0 == 0x23 } ?? true
    case .relation:
      endWord()
      return !hasLoadedWord
    }
  }
}
