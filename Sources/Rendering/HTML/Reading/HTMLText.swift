/// What a reader sees of a row's HTML, for outputs that have no HTML.
///
/// The HTML is that of a template: well formed, with values escaped.
package enum HTMLText {
  /// The text between the tags as a browser lays it out: lines where blocks begin and end, cells
  /// apart, white space collapsed but in `pre`, pictures as their alternative texts.
  package static func text(of html: [UInt8]) -> [UInt8] {
    var reader = HTMLTextReader(html)
    reader.read()
    return reader.text.bytes
  }
}

/// Goes through HTML and writes what is seen of it.
private struct HTMLTextReader {
  private let html: [UInt8]
  private(set) var text = SeenText()
  private var place = 0
  /// How many elements are open in which white space stays.
  private var preformatted = 0

  init(_ html: [UInt8]) {
    self.html = html
  }

  mutating func read() {
    while place < html.count {
      switch html[place] {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"):
        let reference = HTMLReference(at: place, in: html[...], isAttribute: false)
        place = reference?.end ?? place + 1
        text.append(reference?.text ?? [UInt8(ascii: "&")])
      case let byte:
        place += 1
        text.append(byte, isPreformatted: preformatted > 0)
      }
    }
  }

  /// Takes a tag, comment or declaration; a `<` that begins none of them is text.
  private mutating func markup() {
    let rest = html[(place + 1)...]
    if rest.starts(with: "!--".utf8) {
      place = HTMLTag.endOfComment(from: place + 4, in: html)
    } else if let tag = HTMLTag(at: place, in: html) {
      place = tag.end
      take(tag)
    } else if let next = rest.first, next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      place = (rest.firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1) + 1
    } else {
      text.append([UInt8(ascii: "<")])
      place += 1
    }
  }

  private mutating func take(_ tag: HTMLTag) {
    let name = String(decoding: tag.name, as: UTF8.self)
    switch name {
    case "br": if !tag.isEnd { text.breakLine() }
    case "td", "th": if !tag.isEnd { text.beginCell() }
    case "tr", "table": text.endBlock(beginsRow: !tag.isEnd)
    case "img":
      if let words = tag.attribute("alt", in: html) { text.appendCollapsed(words) }
    case "pre", "listing", "textarea":
      if name != "textarea" { text.endBlock() }
      preformatted = max(preformatted + (tag.isEnd ? -1 : 1), 0)
      // A line feed right behind the tag is not part of the text.
      if !tag.isEnd, place < html.count, html[place] == 0x0A { place += 1 }
    case _ where HTMLTextReader.unseen.contains(name):
      if !tag.isEnd { place = HTMLTag.endOfContent(of: tag.name, from: place, in: html) }
    case _ where HTMLTextReader.blocks.contains(name): text.endBlock()
    default: break
    }
  }

  /// Elements that begin and end lines (HTML Standard §15.3).
  private static let blocks = Set(
    """
    address article aside blockquote caption center dd details dialog dir div dl dt fieldset \
    figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol \
    optgroup option p search section summary tbody tfoot thead ul
    """.split(separator: " ").map { String($0) })

  /// Elements whose content is no text of the page.
  private static let unseen: Set = [
    "script", "style", "title", "template", "noscript", "iframe", "noembed", "noframes", "datalist",
  ]
}

/// A text that grows as a browser lays it out.
private struct SeenText {
  private(set) var written: [UInt8] = []
  /// What stands before the next letter, if one follows.
  private var gap = Gap.none
  /// Whether the next cell is the first one of its row.
  private var beginsRow = true

  private enum Gap {
    case none, space, cell, line
  }

  /// The text, without white space at its end.
  var bytes: [UInt8] {
    Array(written[..<((written.lastIndex { $0 != 0x20 && $0 != 0x0A } ?? -1) + 1)])
  }

  private var isAtLineStart: Bool { written.last.map { $0 == 0x0A } ?? true }

  /// Appends a byte of the page's text.
  mutating func append(_ byte: UInt8, isPreformatted: Bool = false) {
    switch byte {
    case 0x0A where isPreformatted: breakLine()
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
      if isPreformatted {
        append([byte])
      } else if gap == .none {
        gap = .space
      }
    default: append(CollectionOfOne(byte))
    }
  }

  /// Appends text in which nothing collapses.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    switch gap {
    case .none: break
    case .space: if !isAtLineStart { written.append(0x20) }
    case .cell: if !isAtLineStart { written += [0x20, 0x20] }
    case .line: endLine()
    }
    gap = .none
    written.append(contentsOf: bytes)
  }

  /// Appends text in which white space collapses.
  mutating func appendCollapsed(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  /// Ends the line, even if nothing is in it.
  mutating func breakLine() {
    if gap == .line { endLine() }
    gap = .none
    written.append(0x0A)
  }

  /// Has the next text begin a line, unless it begins a cell.
  mutating func endBlock() {
    if gap != .cell, !written.isEmpty { gap = .line }
  }

  /// The same around a row of a table.
  mutating func endBlock(beginsRow: Bool) {
    gap = written.isEmpty ? .none : .line
    self.beginsRow = beginsRow
  }

  /// Sets the next text apart from that of the cell before.
  mutating func beginCell() {
    if !beginsRow { gap = .cell }
    beginsRow = false
  }

  private mutating func endLine() {
    if !isAtLineStart { written.append(0x0A) }
  }
}
