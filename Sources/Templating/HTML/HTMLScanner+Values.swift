/// Values and branches between the literal text.
extension HTMLScanner {
  /// The escape for a value that stands here.
  func escape() throws(HTMLUnsafe) -> Escape {
    switch state {
    case .text: return .html
    case .rawText:
      guard HTMLNames.isEscapableRawText(element) else { throw HTMLUnsafe(.element(element)) }
      return .html
    case .attributeValue(let quote): return try escape(inAttributeWithQuote: quote)
    case .comment: throw HTMLUnsafe(.comment)
    case .declaration, .otherDeclaration: throw HTMLUnsafe(.declaration)
    case .tagOpen, .endTagOpen, .tagName: throw HTMLUnsafe(.tagName)
    case .beforeAttributeValue: throw HTMLUnsafe(.unquotedAttribute(attribute))
    case .inTag, .attributeName, .afterAttributeName: throw HTMLUnsafe(.tag)
    }
  }

  private func escape(inAttributeWithQuote quote: UInt8) throws(HTMLUnsafe) -> Escape {
    if quote == 0 { throw HTMLUnsafe(.unquotedAttribute(attribute)) }
    if isEndTag { throw HTMLUnsafe(.tag) }
    if HTMLNames.isAnimation(element) { throw HTMLUnsafe(.animation(element)) }
    switch HTMLNames.kind(ofAttribute: attribute) {
    case .text: return .html
    case .eventHandler: throw HTMLUnsafe(.eventHandler(attribute))
    case .style: throw HTMLUnsafe(.styleAttribute)
    case .markup: throw HTMLUnsafe(.markupAttribute(attribute))
    case .urlList: throw HTMLUnsafe(.urlList(attribute))
    case .url:
      guard let takesWholeURL = url?.takesWholeURL else { throw HTMLUnsafe(.url) }
      return takesWholeURL ? .htmlURL : .htmlURLComponent
    }
  }

  /// Takes a value; what is wrong with it replaces the earlier `findings`.
  ///
  /// `isColumns`: whether it is the number of the table's columns.
  mutating func scanValue(isColumns: Bool = false) {
    findings = []
    offset = 0
    url?.scanValue()
    head.takeTemplateValue()
    takeAddress()
    span.takeTemplateValue(isColumns: isColumns)
    if state == .text { content() }
  }

  /// Takes a value in an attribute that a page's policy may switch off.
  private mutating func takeAddress() {
    let isLoaded = load.takeTemplateValue()
    guard case .attributeValue = state, !isRefused, !HTMLNames.isRefused(element) else { return }
    // The whole tag of the value shows it.
    let whole = 0..<Int(UInt32.max)
    if HTMLNames.isSwitchedOff(attribute) {
      find(.inertAttribute(attribute), in: whole)
    } else if !isLoaded {
      find(.unloadable(element), in: whole)
    } else {
      return
    }
    isRefused = true
  }

  /// Takes a value that was refused.
  mutating func refuseValue() {
    findings = []
    isRefused = true
  }

  /// Says nothing more about the elements of a row.
  mutating func abandonRow() {
    row?.abandon()
  }

  /// Takes markup that is put in when the template runs.
  mutating func scanInsertion() {
    let isInHead = head.isOpen
    scanValue()
    head.isOpen = isInHead
  }

  /// Ends a name that a branch would otherwise go on with.
  ///
  /// `<td{{#a}} class="x"{{/a}}>` is fine: on either way a separator follows the name.
  mutating func enterBranch() {
    switch state {
    case .tagName: endTagName()
    case .attributeName, .afterAttributeName: endAttributeName()
    default: return
    }
    state = .inTag(needsSeparator: true)
  }

  /// Goes on after a branch that starts at `before` and may be skipped.
  ///
  /// - Returns: false if the branch leaves another state than it found.
  mutating func join(_ before: HTMLScanner) -> Bool {
    enterBranch()
    // A body that begins with a separator may end with a value as well.
    if before.state == .inTag(needsSeparator: true), state == .inTag(needsSeparator: false) {
      state = before.state
    }
    head.join(before.head)
    span.join(before.span)
    if let earlier = before.row, !(row?.join(earlier) ?? true) { return false }
    guard state == before.state, foreignDepth == before.foreignDepth,
      endsWithSlash == before.endsWithSlash
    else { return false }
    switch state {
    case .text, .comment, .declaration, .otherDeclaration, .tagOpen, .endTagOpen: return true
    case .rawText: return element == before.element
    case .inTag, .tagName, .attributeName, .afterAttributeName, .beforeAttributeValue:
      return element == before.element && isEndTag == before.isEndTag
    case .attributeValue:
      guard element == before.element, attribute == before.attribute else { return false }
      if let url, let earlier = before.url {
        guard let joined = earlier.joined(url) else { return false }
        self.url = joined
      }
      return true
    }
  }
}
