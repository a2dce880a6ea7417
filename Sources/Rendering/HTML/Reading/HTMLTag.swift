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
    guard place < html.count, HTMLTag.isLetter(html[place]) else { return nil }
    let nameStart = place
    while place < html.count, !HTMLTag.endsName(html[place]) { place += 1 }
    name = html[nameStart..<place].map(HTMLTag.lowered)
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
      _ = skip { HTMLTag.isSpace($0) || $0 == UInt8(ascii: "/") }
      let name = skip { !HTMLTag.endsName($0) && $0 != UInt8(ascii: "=") }
      if name.isEmpty, rest.popFirst() == nil { return nil }
      _ = skip(while: HTMLTag.isSpace)
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest.removeFirst()
        _ = skip(while: HTMLTag.isSpace)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          rest.removeFirst()
          value = skip { $0 != quote }
          _ = rest.popFirst()
        } else {
          value = skip { !HTMLTag.isSpace($0) }
        }
      }
      if name.map(HTMLTag.lowered).elementsEqual(wanted.utf8) {
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

  /// The place of the tag that ends an element, whose content begins at `start`.
  static func endOfContent(of name: [UInt8], from start: Int, in html: [UInt8]) -> Int {
    var place = start
    while place < html.count {
      if html[place] == UInt8(ascii: "<"), let tag = HTMLTag(at: place, in: html), tag.isEnd,
        tag.name == name
      {
        return tag.end
      }
      place += 1
    }
    return html.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered(byte))
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}
