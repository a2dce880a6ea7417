/// What a reader sees of a row's HTML, for outputs that have no HTML.
package enum HTMLText {
  /// The text between the tags, with cells apart and white space as a browser shows it.
  ///
  /// The HTML is that of a template: well formed, with no other references than those of values and
  /// the ones that authors write for the five characters that need them.
  package static func text(of html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    while place < html.count {
      let byte = html[place]
      switch byte {
      case UInt8(ascii: "<"):
        let end = end(ofTagAt: place, in: html)
        let name = name(of: html[(place + 1)..<end])
        if name == Array("br".utf8) { append(0x0A, to: &text) }
        if name == Array("td".utf8) || name == Array("th".utf8), !text.isEmpty {
          while text.last == 0x20 { text.removeLast() }
          text += [0x20, 0x20]
        }
        place = min(end + 1, html.count)
      case UInt8(ascii: "&"):
        let (scalar, next) = reference(at: place, in: html)
        text += scalar
        place = next
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
        append(0x20, to: &text)
        place += 1
      default:
        text.append(byte)
        place += 1
      }
    }
    while text.last == 0x20 || text.last == 0x0A { text.removeLast() }
    return text
  }

  /// Appends white space unless there is some already.
  private static func append(_ space: UInt8, to text: inout [UInt8]) {
    if space == 0x0A {
      while text.last == 0x20 { text.removeLast() }
      text.append(space)
    } else if let last = text.last, last != 0x20, last != 0x0A {
      text.append(space)
    }
  }

  /// Where a tag or comment ends: the place of its `>`.
  private static func end(ofTagAt place: Int, in html: [UInt8]) -> Int {
    if html[place...].starts(with: "<!--".utf8) {
      var end = place + 4
      while end < html.count, !html[end...].starts(with: "-->".utf8) { end += 1 }
      return min(end + 2, html.count - 1)
    }
    var quote: UInt8?
    for end in (place + 1)..<max(html.count, place + 1) {
      switch html[end] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = html[end] } else if quote == html[end] { quote = nil }
      case UInt8(ascii: ">") where quote == nil: return end
      default: break
      }
    }
    return html.count
  }

  private static func name(of tag: ArraySlice<UInt8>) -> [UInt8] {
    tag.prefix { (0x61...0x7A).contains($0 | 0x20) }.map { $0 | 0x20 }
  }

  private static let references: [(name: String, text: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&nbsp;", "\u{a0}"),
  ]

  private static func reference(at place: Int, in html: [UInt8]) -> ([UInt8], Int) {
    for (name, text) in references where html[place...].starts(with: name.utf8) {
      return (Array(text.utf8), place + name.utf8.count)
    }
    return ([html[place]], place + 1)
  }
}
