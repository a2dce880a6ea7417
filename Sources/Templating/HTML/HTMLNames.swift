/// Names of HTML with a meaning for escaping; lower case.
enum HTMLNames {
  /// Elements whose content is not read as markup (HTML Standard §13.2.6).
  static func isRawText(_ element: [UInt8]) -> Bool { rawText.contains(element) }

  /// Of those, the ones in which character references still work.
  static func isEscapableRawText(_ element: [UInt8]) -> Bool {
    escapableRawText.contains(element)
  }

  /// Elements that a template must not have: a page's policy switches them off.
  static func isRefused(_ element: [UInt8]) -> Bool { refused.contains(element) }

  /// Elements that are pictures by the address in their `src` or `href`.
  static func isPicture(_ element: [UInt8]) -> Bool { pictures.contains(element) }

  /// What a `link` is for where a browser loads its address.
  static func isLoadedRelation(_ word: [UInt8]) -> Bool { loadedRelations.contains(word) }

  /// Attributes that a page's policy switches off wherever they stand.
  static func isSwitchedOff(_ attribute: [UInt8]) -> Bool {
    switchedOff.contains(local(attribute))
  }

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
    let name = local(attribute)
    if urls.contains(name) { return .url }
    if urlLists.contains(name) { return .urlList }
    if name.elementsEqual("style".utf8) { return .style }
    if name.elementsEqual("srcdoc".utf8) { return .markup }
    return .text
  }

  /// The name without its prefix, which does not change what `xlink:href` means to a reader.
  static func local(_ attribute: [UInt8]) -> [UInt8] {
    Array(attribute[(attribute.lastIndex(of: 0x3a).map { $0 + 1 } ?? 0)...])
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
  private static let refused = set(
    "script base style iframe frame frameset object embed applet audio video bgsound portal")
  private static let pictures = set("img input image feimage")
  private static let loadedRelations = set(
    """
    stylesheet icon apple-touch-icon mask-icon manifest preload modulepreload prefetch prerender \
    preconnect dns-prefetch expect compression-dictionary
    """)
  private static let switchedOff = set("action formaction ping attributionsrc")
  private static let foreign = set("svg math")
  private static let animations = set("animate animatemotion animatetransform set discard")
  private static let urls = set(
    """
    href src cite action formaction poster data background longdesc usemap manifest codebase \
    classid profile icon lowsrc dynsrc
    """)
  private static let urlLists = set("srcset imagesrcset ping archive attributionsrc")
}
