/// Names of HTML with a meaning for escaping; lower case.
enum HTMLNames {
  /// Elements whose content is not read as markup (HTML Standard §13.2.6).
  static func isRawText(_ element: [UInt8]) -> Bool { rawText.contains(element) }

  /// Of those, the ones in which character references still work.
  static func isEscapableRawText(_ element: [UInt8]) -> Bool {
    escapableRawText.contains(element)
  }

  /// Elements that a template must not have.
  static func isRefused(_ element: [UInt8]) -> Bool { refused.contains(element) }

  /// Elements with other rules of reading inside.
  static func isForeign(_ element: [UInt8]) -> Bool { foreign.contains(element) }

  /// Elements that set attributes of others, links too.
  static func isAnimation(_ element: [UInt8]) -> Bool { animations.contains(element) }

  /// Elements that a page's head may have before anything is drawn.
  static func isOfHead(_ element: [UInt8]) -> Bool { ofHead.contains(element) }

  /// Elements without content and end.
  static func isVoid(_ element: [UInt8]) -> Bool { void.contains(element) }

  /// Elements of a table that cannot stand in a row beside its cells.
  static func isTablePart(_ element: [UInt8]) -> Bool { tableParts.contains(element) }

  /// Elements whose end tag may be left out (HTML Standard §13.1.2.4).
  static func mayStayOpen(_ element: [UInt8]) -> Bool { optionalEnds.contains(element) }

  static func isMeta(_ element: [UInt8]) -> Bool { element.elementsEqual("meta".utf8) }

  /// What a value in an attribute is.
  enum AttributeKind {
    case text, url, eventHandler, style, markup, urlList
  }

  static func kind(ofAttribute attribute: [UInt8]) -> AttributeKind {
    if attribute.starts(with: "on".utf8) { return .eventHandler }
    // A prefix does not change what an attribute means to a reader of `xlink:href`.
    let colon = attribute.lastIndex(of: 0x3a).map { $0 + 1 } ?? 0
    let name = Array(attribute[colon...])
    if urls.contains(name) { return .url }
    if urlLists.contains(name) { return .urlList }
    if name.elementsEqual("style".utf8) { return .style }
    if name.elementsEqual("srcdoc".utf8) { return .markup }
    return .text
  }

  private static func set(_ names: String) -> Set<[UInt8]> {
    Set(names.utf8.split(separator: 0x20).map { Array($0) })
  }

  private static let rawText = set(
    "script style title textarea xmp iframe noembed noframes noscript plaintext")
  private static let escapableRawText = set("title textarea")
  private static let ofHead = set("html head meta title")
  private static let void = set(
    "area base br col embed hr img input link meta param source track wbr")
  private static let tableParts = set(
    "html head body table caption colgroup col thead tbody tfoot tr")
  private static let optionalEnds = set(
    "p li dd dt option optgroup rt rp td th tr thead tbody tfoot caption colgroup")
  private static let refused = set("script base")
  private static let foreign = set("svg math")
  private static let animations = set("animate animatemotion animatetransform set discard")
  private static let urls = set(
    """
    href src cite action formaction poster data background longdesc usemap manifest codebase \
    classid profile icon lowsrc dynsrc
    """)
  private static let urlLists = set("srcset imagesrcset ping archive attributionsrc")
}
