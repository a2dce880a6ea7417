import Templating

/// A tag of well-formed HTML.
struct HTMLTag {
  /// The name of the element, in lower case.
  let name: [UInt8]
  let isEnd: Bool
  /// What stands between the name and the end of the tag.
  private let attributes: Range<Int>
  /// The place behind the tag.
  let end: Int

  /// The tag that begins at a `<`; nil where none does.
  init?(at start: Int, in html: [UInt8]) {
    var place = start + 1
    isEnd = place < html.count && html[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    guard place < html.count, HTMLBytes.isLetter(html[place]) else { return nil }
    let nameStart = place
    while place < html.count, !HTMLBytes.endsName(html[place]) { place += 1 }
    name = html[nameStart..<place].map(HTMLBytes.lowered)
    let attributesStart = place
    var quote: UInt8?
    while place < html.count, quote != nil || html[place] != UInt8(ascii: ">") {
      let byte = html[place]
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      place += 1
    }
    attributes = attributesStart..<place
    end = min(place + 1, html.count)
  }

  /// The value of an attribute, references resolved; nil where the tag does not have it.
  func attribute(_ wanted: String, in html: [UInt8]) -> [UInt8]? {
    var rest = html[attributes]
    func skip(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let part = rest.prefix(while: condition)
      rest = rest[part.endIndex...]
      return part
    }
    while !rest.isEmpty {
      _ = skip { HTMLBytes.isWhiteSpace($0) || $0 == UInt8(ascii: "/") }
      let name = skip { !HTMLBytes.endsName($0) && $0 != UInt8(ascii: "=") }
      if name.isEmpty, rest.popFirst() == nil { return nil }
      _ = skip(while: HTMLBytes.isWhiteSpace)
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest.removeFirst()
        _ = skip(while: HTMLBytes.isWhiteSpace)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          rest.removeFirst()
          value = skip { $0 != quote }
          _ = rest.popFirst()
        } else {
          value = skip { !HTMLBytes.isWhiteSpace($0) }
        }
      }
      if name.map(HTMLBytes.lowered).elementsEqual(wanted.utf8) {
        return HTMLReference.resolve(value)
      }
    }
    return nil
  }

  /// The place behind a comment whose words begin at `start`.
  static func endOfComment(from start: Int, in html: [UInt8]) -> Int {
    // `<!-->` and `<!--->` are whole comments.
    for short in [">", "->"] where html[min(start, html.count)...].starts(with: short.utf8) {
      return start + short.utf8.count
    }
    var place = start
    while place < html.count {
      for close in ["-->", "--!>"] where html[place...].starts(with: close.utf8) {
        return place + close.utf8.count
      }
      place += 1
    }
    return html.count
  }

  /// The place behind the tag that ends an element, whose content begins at `start` and is skipped.
  ///
  /// Nothing in the content is read as a tag, so that one without an end is not gone through anew
  /// for each `<` in it.
  static func endOfContent(of name: [UInt8], from start: Int, in html: [UInt8]) -> Int {
    var place = start
    while place < html.count {
      if isEndTag(of: name, at: place, in: html) {
        return HTMLTag(at: place, in: html)?.end ?? html.count
      }
      place += 1
    }
    return html.count
  }

  /// Whether the end tag of an element, whose name is in lower case, begins at a place.
  private static func isEndTag(of name: [UInt8], at start: Int, in html: [UInt8]) -> Bool {
    let text = html[start...]
    guard text.starts(with: "</".utf8) else { return false }
    let rest = text.dropFirst(2)
    return rest.prefix(name.count).lazy.map(HTMLBytes.lowered).elementsEqual(name)
      && rest.dropFirst(name.count).first.map(HTMLBytes.endsName) ?? true
  }
}
