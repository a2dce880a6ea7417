import Diagnostics

/// Faults of places: HTML, URLs, branches, partials.
extension TemplateReporter {
  mutating func unsafe(_ place: HTMLUnsafePlace, _ tag: TemplateTag) {
    report(
      .templateUnsafePlace, "a value cannot stand \(Self.words(place))", at: tag.range,
      help: Self.help(place))
  }

  mutating func unescaped(_ tag: TemplateTag) {
    report(
      .templateUnsafePlace, "an unescaped value can stand in text only", at: tag.range,
      help: ["write two braces, as in `{{name}}`"])
  }

  mutating func html(_ finding: HTMLScanner.Finding, in range: Range<Int>) {
    let lower = min(range.lowerBound &+ finding.range.lowerBound, range.upperBound)
    let upper = min(range.lowerBound &+ finding.range.upperBound, range.upperBound)
    let place = lower..<max(lower, upper)
    switch finding.problem {
    case .element(let name): element(Self.text(name), at: place)
    case .charset:
      report(
        .templateMarkup, "a page has the character set `utf-8` alone", at: place,
        help: ["write `<meta charset=\"utf-8\">`"])
    case .metaHTTPEquiv:
      report(.templateMarkup, "a template cannot have `<meta http-equiv>`", at: place)
    case .cdata:
      report(
        .templateMarkup, "a template cannot have a CDATA section", at: place,
        help: ["write `&lt;` for `<` and `&amp;` for `&`"])
    case .malformedTag:
      report(.templateMarkup, "this character cannot stand here in a tag", at: place)
    case .missingSeparator:
      report(
        .templateMarkup, "a name goes on behind a section", at: place,
        help: ["start the section with a space, as in `<td{{#x}} class=\"x\"{{/x}}>`"])
    case .foreignMarkup(let name):
      report(
        .templateMarkup, "`\(Self.text(name))` inside of `svg` or `math` can have text only",
        at: place)
    case .inertAttribute(let name):
      report(
        .templateMarkup, "a template cannot have the attribute `\(Self.text(name))`", at: place,
        notes: ["the page's policy switches it off"],
        help: Self.text(name) == "style" ? ["use a class, and `output.html.css`"] : [])
    case .unloadable(let name): unloadable(Self.text(name), at: place)
    case .row(let problem): row(problem, at: place)
    case .url(let problem): url(problem, at: place)
    }
  }

  private mutating func element(_ name: String, at place: Range<Int>) {
    let (notes, help): ([String], [String]) =
      switch name {
      case "script", "base": ([], [])
      case "style": (["the page's policy switches it off"], ["use `output.html.css`"])
      default: ([Self.policy], ["link to it: `<a href=\"…\">…</a>`"])
      }
    report(
      .templateMarkup, "a template cannot have the element `\(name)`", at: place, notes: notes,
      help: help)
  }

  private mutating func unloadable(_ element: String, at place: Range<Int>) {
    let help =
      switch element {
      case "link": "use `output.html.css` for styles; a page needs no other file"
      case "use": "put the drawing into the template, and name it: `href=\"#…\"`"
      default: "give a column the format `image`, which puts the picture into the page"
      }
    report(
      .templateMarkup, "the page cannot load what this attribute names", at: place,
      notes: [Self.policy], help: [help])
  }

  /// What keeps a page from loading anything.
  private static let policy =
    "the page's policy lets it load nothing but pictures that stand in it (`data:`)"

  /// Reports the first control in HTML: it would not be seen in the template, nor shown in the page.
  mutating func controls() {
    guard let found = Self.firstControl(in: bytes) else { return }
    var digits = String(found.number, radix: 16, uppercase: true)
    digits = String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    report(
      .templateMarkup, "the control U+\(digits) cannot stand in HTML", at: found.range,
      help: ["take it away"])
  }

  /// The first control that is no white space of HTML (C0 or C1, or U+007F), in UTF-8.
  private static func firstControl(in bytes: [UInt8]) -> (number: UInt32, range: Range<Int>)? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x09, 0x0a, 0x0d: continue
      case ..<0x20, 0x7f: return (UInt32(byte), index..<index &+ 1)
      case 0xc2:
        let next = index &+ 1
        if bytes.indices.contains(next), (0x80...0x9f).contains(bytes[next]) {
          return (UInt32(bytes[next]), index..<index &+ 2)
        }
      default: continue
      }
    }
    return nil
  }

  private mutating func row(_ problem: RowStructure.Problem, at place: Range<Int>) {
    switch problem {
    case .outsideOfCells(let element):
      let what = element.map { "`<\(Self.text($0))>`" } ?? "text"
      report(
        .templateMarkup, "\(what) stands outside of the row's cells", at: place,
        help: ["a row is a sequence of `<td>` and `<th>`; put it into one of them"])
    case .tablePart(let element):
      report(
        .templateMarkup, "a row's cells cannot have `<\(Self.text(element))>`", at: place,
        help: ["a row is a sequence of `<td>` and `<th>`"])
    case .unclosed(let element):
      report(
        .templateMarkup, "`<\(Self.text(element))>` is not closed in its cell", at: place,
        help: ["add `</\(Self.text(element))>` before the cell ends"])
    case .withoutCells:
      report(
        .templateMarkup, "the row has no cells", at: place,
        help: ["a row is a sequence of `<td>` and `<th>`"])
    case .stray(let element):
      report(.templateMarkup, "`</\(Self.text(element))>` closes nothing here", at: place)
    }
  }

  mutating func url(_ problem: URLPlace.Problem, at range: Range<Int>) {
    switch problem {
    case .schemeRefused(let scheme):
      report(
        .templateURLScheme, "a link cannot have the scheme `\(scheme)`", at: range,
        help: ["use `http`, `https`, `mailto` or a relative link"])
    case .schemeHidden:
      report(
        .templateURLScheme, "a character reference cannot stand where a link has its scheme",
        at: range, help: ["write the character itself, and `&amp;` for `&`"])
    case .schemeOfValue:
      report(
        .templateURLScheme, "this colon would make a scheme out of a value", at: range,
        help: ["write the scheme in the template, or have the whole address in the value"])
    }
  }

  mutating func branch(
    _ section: TemplateSection, before: HTMLScanner? = nil, after: HTMLScanner? = nil
  ) {
    let states = before.map(Self.words) ?? "at the start of the link"
    let ends = after.map(Self.words) ?? "inside of it"
    report(
      .templateBranch, "the section does not end where it starts", at: section.close.range,
      "this is \(ends)", secondary: [Label(place(section.open.range), "this is \(states)")],
      help: ["close in the section what it opens"])
  }

  mutating func openEnd(_ html: HTMLScanner, at range: Range<Int>) {
    report(.templateMarkup, "the template ends \(Self.words(html))", at: range)
  }

  mutating func dynamicName(_ tag: TemplateTag) {
    report(
      .templatePartial, "the name of a partial cannot come from the data", at: tag.range,
      help: ["name the partial, as in `{{>name}}`"])
  }

  mutating func unknownPartial(_ tag: TemplateTag, known: [String]) {
    let name = nameText(tag)
    report(
      .templatePartial, "no template is called `\(name)`", at: tag.range,
      help: Suggestion.help(for: name, among: known).map { [$0] } ?? [])
  }

  mutating func cycle(_ tag: TemplateTag) {
    report(.templatePartial, "the template `\(nameText(tag))` includes itself", at: tag.range)
  }

  mutating func tooLarge() {
    report(
      .templateTooLarge, "the template with its partials is too large", at: 0..<0,
      notes: [
        """
        the limits are \(TemplateLimits.operations) tags, \(TemplateLimits.expansions) partials \
        and blocks, and \(TemplateLimits.literalBytes) bytes of text
        """
      ])
  }

  private func nameText(_ tag: TemplateTag) -> String {
    Self.text(bytes, tag.name)
  }

  private static func text(_ name: [UInt8]) -> String {
    text(name, name.indices)
  }

  // MARK: Words

  private static func words(_ place: HTMLUnsafePlace) -> String {
    switch place {
    case .element(let name): "inside of `<\(text(name))>`"
    case .comment: "in a comment"
    case .declaration: "in a declaration"
    case .tagName: "in the name of a tag"
    case .tag: "in a tag outside of an attribute's value"
    case .unquotedAttribute(let name): "in the attribute `\(text(name))` without quotes"
    case .eventHandler(let name): "in the event handler `\(text(name))`"
    case .styleAttribute: "in a `style` attribute"
    case .markupAttribute(let name), .urlList(let name): "in the attribute `\(text(name))`"
    case .animation(let name): "in an attribute of `<\(text(name))>`"
    case .url: "in a link whose scheme is not known to be allowed"
    }
  }

  private static func help(_ place: HTMLUnsafePlace) -> [String] {
    switch place {
    case .unquotedAttribute: ["put double quotes around the value"]
    case .styleAttribute: ["use a class"]
    case .url: ["start the link with `http:`, `https:`, `mailto:`, `/`, `?` or `#`"]
    default: []
    }
  }

  private static func words(_ html: HTMLScanner) -> String {
    let element = text(html.element)
    return switch html.state {
    case .text: html.row?.openElement.map { "inside of `<\(text($0))>`" } ?? "in text"
    case .comment: "in a comment"
    case .declaration, .otherDeclaration: "in a declaration"
    case .tagOpen, .endTagOpen, .tagName: "in the name of a tag"
    case .inTag, .afterAttributeName: "in the tag `\(element)`"
    case .attributeName, .beforeAttributeValue, .attributeValue:
      "in the attribute `\(text(html.attribute))` of `\(element)`"
    case .rawText: "inside of `<\(element)>`"
    }
  }
}
