/// Follows the literal text of a template to know where each value stands.
struct HTMLScanner: Sendable {
  /// A problem with the offsets, in the scanned bytes, of what shows it.
  struct Finding: Sendable, Equatable {
    let problem: HTMLProblem
    let range: Range<Int>
  }

  var state = HTMLState.text
  var findings: [Finding] = []
  /// The element of the tag, or around raw text; lower case.
  private(set) var element: [UInt8] = []
  private(set) var attribute: [UInt8] = []
  var url: URLPlace?
  var isEndTag = false
  var endsWithSlash = false
  /// How many `svg` and `math` elements are open.
  var foreignDepth = 0
  var offset = 0
  private var tagStart = 0
  private var attributeStart = 0
  private var urlStart = 0
  /// Whether what is wrong with the scheme of the attribute's value was found where it stands.
  var isSchemeFound = false
  /// What the attribute's value would have the page load.
  var load = LoadedAddress()
  /// The columns that the tag takes, if it is one of a cell.
  var span = CellSpan()
  /// Whether a value of the attribute was refused already.
  var isRefused = false
  /// The elements of a row's cells, where the template is one of a row.
  var row: RowStructure?
  /// What the head of a page says so far.
  var head = PageHead()

  init(isRow: Bool = false) {
    row = isRow ? RowStructure() : nil
  }

  /// Takes literal bytes; what is wrong with them replaces the earlier `findings`.
  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    findings = []
    tagStart = 0
    attributeStart = 0
    urlStart = 0
    for (index, byte) in bytes.enumerated() {
      offset = index
      step(byte)
    }
  }

  private mutating func find(_ problem: HTMLProblem, from start: Int? = nil) {
    find(problem, in: (start ?? offset)..<offset &+ 1)
  }

  mutating func find(_ problem: HTMLProblem, in range: Range<Int>) {
    findings.append(Finding(problem: problem, range: range))
  }

  private mutating func find(_ problem: RowStructure.Problem?, from start: Int? = nil) {
    if let problem { find(.row(problem), from: start) }
  }

  /// Takes text of the page, or a value in it.
  mutating func content() {
    head.end()
    find(row?.content())
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x3c {
        tagStart = offset
        state = .tagOpen
      } else if !HTMLBytes.isWhiteSpace(byte) {
        content()
      }
    case .tagOpen: stepTagOpen(byte)
    case .endTagOpen:
      if HTMLBytes.isLetter(byte) {
        startTag(byte, isEnd: true)
      } else {
        state = byte == 0x3e ? .text : .otherDeclaration
      }
    case .declaration(let bytes): stepDeclaration(bytes + [byte])
    case .comment(let hyphens, let bang, let isFresh):
      stepComment(byte, hyphens: hyphens, bang: bang, isFresh: isFresh)
    case .otherDeclaration:
      if byte == 0x3e { state = .text }
    case .tagName:
      if HTMLBytes.endsName(byte) {
        endTagName()
        stepInTag(byte, needsSeparator: false)
      } else {
        HTMLBytes.append(byte, to: &element)
      }
    case .inTag(let needsSeparator): stepInTag(byte, needsSeparator: needsSeparator)
    case .attributeName, .afterAttributeName: stepAttributeName(byte)
    case .beforeAttributeValue: stepBeforeValue(byte)
    case .attributeValue(let quote): stepValue(byte, quote: quote)
    case .rawText(let matched): stepRawText(byte, matched: matched)
    }
  }

  // MARK: Markup

  private mutating func stepTagOpen(_ byte: UInt8) {
    switch byte {
    case 0x21: state = .declaration([])
    case 0x2f: state = .endTagOpen
    case 0x3f: state = .otherDeclaration
    case 0x3c:
      content()
      tagStart = offset
    case _ where HTMLBytes.isLetter(byte): startTag(byte, isEnd: false)
    default:
      content()
      state = .text
    }
  }

  private mutating func stepDeclaration(_ bytes: [UInt8]) {
    if bytes.elementsEqual("--".utf8) {
      state = .comment(hyphens: 0, bang: false, isFresh: true)
    } else if bytes.elementsEqual("[CDATA[".utf8) {
      find(.cdata, from: tagStart)
      state = .otherDeclaration
    } else if "--".utf8.starts(with: bytes) || "[CDATA[".utf8.starts(with: bytes) {
      state = .declaration(bytes)
    } else {
      state = bytes.contains(0x3e) ? .text : .otherDeclaration
    }
  }

  private mutating func stepComment(_ byte: UInt8, hyphens: Int, bang: Bool, isFresh: Bool) {
    switch byte {
    case 0x3e where isFresh || bang || hyphens >= 2: state = .text
    case 0x2d:
      state = .comment(
        hyphens: bang ? 1 : min(hyphens &+ 1, 2), bang: false, isFresh: isFresh && hyphens == 0)
    case 0x21 where hyphens >= 2 && !bang:
      state = .comment(hyphens: hyphens, bang: true, isFresh: false)
    default: state = .comment(hyphens: 0, bang: false, isFresh: false)
    }
  }

  private mutating func stepRawText(_ byte: UInt8, matched: Int) {
    guard !element.elementsEqual("plaintext".utf8) else { return }
    let closing = [0x3c, 0x2f] + element
    if matched == closing.count, HTMLBytes.endsName(byte) {
      isEndTag = true
      state = .inTag(needsSeparator: false)
      stepInTag(byte, needsSeparator: false)
    } else if matched < closing.count, HTMLBytes.lowered(byte) == closing[matched] {
      state = .rawText(matched: matched &+ 1)
    } else {
      // In `svg` and `math` these elements have markup inside after all.
      if matched > 0, foreignDepth > 0 { find(.foreignMarkup(element)) }
      state = .rawText(matched: byte == 0x3c ? 1 : 0)
    }
  }

  // MARK: Tags

  private mutating func startTag(_ byte: UInt8, isEnd: Bool) {
    isEndTag = isEnd
    endsWithSlash = false
    element = []
    attribute = []
    span = CellSpan()
    HTMLBytes.append(byte, to: &element)
    state = .tagName
  }

  mutating func endTagName() {
    if !isEndTag, HTMLNames.isRefused(element) { find(.element(element), from: tagStart) }
  }

  /// Looks at a whole attribute, whose value ends before `end`.
  private mutating func endValue(before end: Int) {
    span.end()
    let isLoaded = load.end()
    if !isRefused, !isEndTag, !HTMLNames.isRefused(element) {
      switch HTMLNames.kind(ofAttribute: attribute) {
      case .eventHandler, .style: find(.inertAttribute(attribute), from: attributeStart)
      case .text, .url, .markup, .urlList:
        if HTMLNames.isSwitchedOff(attribute) {
          find(.inertAttribute(attribute), in: attributeStart..<end)
        } else if !isLoaded {
          find(.unloadable(element), in: attributeStart..<end)
        }
      }
    }
    isRefused = false
    if !head.endValue() { find(.charset, from: attributeStart) }
  }

  mutating func endAttributeName() {
    if HTMLNames.isMeta(element), attribute.elementsEqual("http-equiv".utf8) {
      find(.metaHTTPEquiv, from: tagStart)
    }
  }

  private mutating func stepInTag(_ byte: UInt8, needsSeparator: Bool) {
    switch byte {
    case 0x3e: endTag()
    case 0x2f:
      endsWithSlash = true
      state = .inTag(needsSeparator: false)
    case _ where HTMLBytes.isWhiteSpace(byte):
      endsWithSlash = false
      state = .inTag(needsSeparator: false)
    default:
      endsWithSlash = false
      if needsSeparator { find(.missingSeparator) }
      if byte == 0x3d { find(.malformedTag) }
      attribute = []
      attributeStart = offset
      state = .attributeName
      appendToAttribute(byte)
    }
  }

  /// Takes an element for the head of a page and for the cells of a row.
  private mutating func takeElement() {
    let isClosed = endsWithSlash && foreignDepth > 0
    if !HTMLNames.isOfHead(element) { head.end() }
    guard var row else { return }
    let problem = isEndTag ? row.end(element) : row.start(element, isClosed: isClosed, span)
    self.row = row
    find(problem, from: tagStart)
  }

  private mutating func endTag() {
    state = .text
    takeElement()
    if HTMLNames.isForeign(element) {
      if isEndTag {
        foreignDepth = max(foreignDepth &- 1, 0)
      } else if !endsWithSlash {
        foreignDepth &+= 1
      }
    } else if !isEndTag, HTMLNames.isRawText(element), !(foreignDepth > 0 && endsWithSlash) {
      state = .rawText(matched: 0)
    }
  }

  private mutating func stepAttributeName(_ byte: UInt8) {
    switch byte {
    case 0x3d:
      endAttributeName()
      state = .beforeAttributeValue
    case _ where HTMLBytes.isWhiteSpace(byte): state = .afterAttributeName
    case 0x3e, 0x2f:
      endAttributeName()
      stepInTag(byte, needsSeparator: false)
    default:
      if state == .afterAttributeName {
        endAttributeName()
        attribute = []
        attributeStart = offset
        state = .attributeName
      }
      appendToAttribute(byte)
    }
  }

  private mutating func appendToAttribute(_ byte: UInt8) {
    // A quote or `<` in a name means that a quote or `>` before it is missing.
    if byte == 0x22 || byte == 0x27 || byte == 0x3c { find(.malformedTag) }
    HTMLBytes.append(byte, to: &attribute)
  }

  private mutating func stepBeforeValue(_ byte: UInt8) {
    switch byte {
    case _ where HTMLBytes.isWhiteSpace(byte): return
    case 0x3e: endTag()
    case 0x22, 0x27:
      startValue(isQuoted: true)
      state = .attributeValue(quote: byte)
    default:
      startValue(isQuoted: false)
      state = .attributeValue(quote: 0)
      stepValue(byte, quote: 0)
    }
  }

  private mutating func startValue(isQuoted: Bool) {
    endsWithSlash = false
    isSchemeFound = false
    head.startValue(of: attribute, in: element, isEndTag: isEndTag)
    load.start(attribute, of: element)
    span.start(attribute)
    urlStart = isQuoted ? offset &+ 1 : offset
    url = HTMLNames.kind(ofAttribute: attribute) == .url ? URLPlace(isHTML: true) : nil
  }

  private mutating func stepValue(_ byte: UInt8, quote: UInt8) {
    if quote == 0 ? byte == 0x3e || HTMLBytes.isWhiteSpace(byte) : byte == quote {
      url = nil
      endValue(before: quote == 0 ? offset : offset &+ 1)
      state = .inTag(needsSeparator: false)
      if quote == 0 { stepInTag(byte, needsSeparator: false) }
      return
    }
    head.takeValue(byte)
    load.take(byte)
    span.take(byte)
    guard let problem = url?.scan(byte), !allows(problem) else { return }
    load.abandon()
    // The element was reported, or the attribute is going to be.
    if HTMLNames.isRefused(element) || HTMLNames.isSwitchedOff(attribute) { return }
    switch problem {
    case .schemeOfValue: find(.url(problem))
    case .schemeRefused, .schemeHidden:
      find(.url(problem), from: urlStart)
      isSchemeFound = true
    }
  }

  /// Pictures may stand in the page itself (RFC 2397); no value can follow in them.
  private func allows(_ problem: URLPlace.Problem) -> Bool {
    HTMLNames.isPicture(element) && problem == .schemeRefused("data")
  }
}
