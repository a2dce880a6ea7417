/// A page of HTML, read back by a scanner that takes only what the product may write.
///
/// It knows a short list of tags with their attributes and the five named references; anything
/// else is an error, so that text which is not escaped cannot go unseen.
struct HTMLPage {
  /// A cell of the table.
  struct Cell {
    let tag: String
    let attributes: [String: String]
    /// The address, where the cell is a link.
    var link: String?
    var text = ""

    var colspan: Int { Int(attributes["colspan"] ?? "1") ?? -1 }
  }

  /// A row of the table.
  struct Line {
    let classes: [String]
    var cells: [Cell] = []

    /// `class: text | text`, with `row` for a row of data.
    var text: String {
      (classes.isEmpty ? "row" : classes.joined(separator: " ")) + ": "
        + cells.map(\.text).joined(separator: " | ")
    }
  }

  /// A `tbody`.
  struct Body {
    let id: String?
    let classes: [String]
    var lines: [Line] = []

    /// Rows that are of none of the kinds that stand around rows of data.
    var dataRows: [Line] {
      lines.filter { line in
        line.cells.count > 1 && !line.classes.contains("summary")
          || line.cells.count == 1 && line.cells[0].attributes["colspan"] == nil
      }
    }

    /// Each row as `class: text | text`.
    var texts: [String] { lines.map(\.text) }
  }

  struct Fault: Error { let message: String }

  private(set) var language = ""
  private(set) var direction: String?
  private(set) var policy = ""
  private(set) var style = ""
  private(set) var title = ""
  private(set) var heading: String?
  private(set) var paragraphs: [String] = []
  private(set) var contents = ""
  private(set) var caption = ""
  private(set) var head: [Line] = []
  private(set) var bodies: [Body] = []
  private(set) var footer: String?

  /// The rows of all bodies, one after the other.
  var texts: [String] { bodies.flatMap(\.texts) }

  private static let attributes: [String: Set<String>] = [
    "html": ["lang", "dir"], "meta": ["charset", "http-equiv", "content", "name"], "title": [],
    "style": [], "main": ["class"], "header": [], "h1": [], "p": ["class"], "nav": ["aria-label"],
    "ul": [], "li": [], "div": ["class", "role", "tabindex", "aria-label", "title"], "table": [],
    "caption": [], "thead": [], "tbody": ["id", "class"], "tr": ["id", "class", "title"],
    "th": ["scope", "colspan", "title"], "td": ["class", "colspan"], "i": ["class"],
    "span": ["class", "role", "aria-label"], "small": [], "strong": [], "br": [],
    "svg": ["class", "width", "height", "aria-hidden", "role", "aria-label"],
    "rect": ["class", "x", "width", "height"], "path": ["d"], "circle": ["cx", "cy", "r"],
    "img": ["src", "height", "alt"],
    "a": ["class", "href", "rel"], "footer": [],
  ]

  init(_ html: String) throws {
    var rest = Substring(html)
    guard rest.hasPrefix("<!doctype html>\n") else { throw Fault(message: "no doctype") }
    rest.removeFirst("<!doctype html>\n".count)
    var sink = Sink.none
    while let character = rest.first {
      if character == "<" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: ">") else { throw Fault(message: "an open tag") }
        let tag = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        try open(tag, &sink, &rest)
      } else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        let text = try Self.text(of: rest[..<end])
        rest = rest[end...]
        try add(text, to: sink)
      }
    }
  }

  private enum Sink { case none, title, heading, paragraph, contents, caption, cell, link, footer }

  private mutating func open(_ tag: String, _ sink: inout Sink, _ rest: inout Substring) throws {
    if tag.hasPrefix("/") {
      switch tag.dropFirst() {
      case "title", "h1", "p", "caption", "table", "main", "footer", "header", "nav", "div":
        sink = .none
      case "ul", "i", "span", "small", "strong", "svg": break
      case "a": sink = sink == .contents ? .contents : .cell
      default: throw Fault(message: "</\(tag.dropFirst())>")
      }
      return
    }
    let (name, attributes) = try Self.parts(of: tag.hasSuffix("/") ? String(tag.dropLast()) : tag)
    guard let allowed = Self.attributes[name] else { throw Fault(message: "<\(tag)>") }
    for key in attributes.keys where !allowed.contains(key) {
      throw Fault(message: "<\(tag)> has \(key)")
    }
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    switch name {
    case "html":
      language = attributes["lang"] ?? ""
      direction = attributes["dir"]
    case "meta":
      if attributes["http-equiv"] == "Content-Security-Policy" {
        policy = attributes["content"] ?? ""
      }
    case "title": sink = .title
    case "style":
      // Its text is raw up to its end tag.
      let parts = rest.split(separator: "</style>", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw Fault(message: "an open style") }
      style = String(parts[0])
      rest = parts[1]
    case "h1":
      heading = ""
      sink = .heading
    case "p":
      paragraphs.append("")
      sink = .paragraph
    case "nav": sink = .contents
    case "caption": sink = .caption
    case "thead": break
    case "tbody":
      sink = .none
      bodies.append(Body(id: attributes["id"], classes: classes))
    case "tr":
      sink = .none
      if bodies.isEmpty {
        head.append(Line(classes: classes))
      } else {
        bodies[bodies.count - 1].lines.append(Line(classes: classes))
      }
    case "td", "th":
      sink = .cell
      try withLine { $0.cells.append(Cell(tag: name, attributes: attributes)) }
    case "a":
      if sink == .contents { break }
      guard sink == .cell else { throw Fault(message: "a link outside a cell") }
      sink = .link
      try withLine { $0.cells[$0.cells.count - 1].link = attributes["href"] }
    case "footer":
      footer = ""
      sink = .footer
    default: break
    }
  }

  private mutating func withLine(_ body: (inout Line) -> Void) throws {
    if let last = bodies.indices.last {
      guard let line = bodies[last].lines.indices.last else {
        throw Fault(message: "a cell outside a row")
      }
      body(&bodies[last].lines[line])
    } else {
      guard let line = head.indices.last else { throw Fault(message: "a cell outside a row") }
      body(&head[line])
    }
  }

  private mutating func add(_ text: String, to sink: Sink) throws {
    switch sink {
    case .title: title += text
    case .heading: heading = (heading ?? "") + text
    case .paragraph: paragraphs[paragraphs.count - 1] += text
    case .footer: footer = (footer ?? "") + text
    case .contents: contents += text
    case .caption: caption += text
    case .cell, .link:
      // The line feed of the source stands behind the last cell of a row.
      let kept = sink == .cell && text.hasSuffix("\n") ? String(text.dropLast()) : text
      try withLine { $0.cells[$0.cells.count - 1].text += kept }
    case .none:
      guard text.allSatisfy({ $0 == "\n" }) else { throw Fault(message: "loose text: \(text)") }
    }
  }

  private static func parts(of tag: String) throws -> (String, [String: String]) {
    var rest = Substring(tag)
    let name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      guard rest.first == " " else { throw Fault(message: "<\(tag)>") }
      rest = rest.dropFirst()
      let key = String(rest.prefix { $0 != "=" })
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\""), !key.isEmpty else { throw Fault(message: "<\(tag)>") }
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: "\"") else { throw Fault(message: "<\(tag)>") }
      guard attributes[key] == nil else { throw Fault(message: "<\(tag)> twice \(key)") }
      attributes[key] = try text(of: rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return (name, attributes)
  }

  /// Text with its references resolved; a character that must be written as one is a fault.
  private static func text(of source: Substring) throws -> String {
    let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var text = ""
    var rest = source
    while let character = rest.first {
      if character == "&" {
        guard let end = rest.firstIndex(of: ";"),
          let meant = references[String(rest[rest.index(after: rest.startIndex)..<end])]
        else { throw Fault(message: "a bare & in \(source)") }
        text += meant
        rest = rest[rest.index(after: end)...]
      } else {
        guard character != ">", character != "\"", character != "<" else {
          throw Fault(message: "a bare \(character) in \(source)")
        }
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
