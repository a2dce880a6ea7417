import Foundation

/// Markdown as cmark-gfm renders it, for tests of what a reader sees.
enum MarkdownReader {
  /// The command; nil where it is not installed.
  static let command: URL? = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm"]
    .map { URL(fileURLWithPath: $0) }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  struct Document {
    /// The texts of headings and paragraphs.
    var blocks: [String] = []
    /// The tables' rows, heads first.
    var tables: [[[String]]] = []
    /// Every tag that is there.
    var tags: Set<String> = []
  }

  /// The document that a text renders to.
  static func read(_ markdown: String) throws -> Document {
    guard let command else { return Document() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sectional-md-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.md")
    let output = folder.appendingPathComponent("out.html")
    try Data(markdown.utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = command
    process.arguments = ["-e", "table", "-e", "strikethrough", "-e", "autolink", input.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return parse(String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }

  /// By bytes: a mark that combines with what stands before it would hide a bracket from `Character`.
  private static func parse(_ html: String) -> Document {
    var document = Document()
    var text: [UInt8] = []
    var rest = Array(html.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      let tag = rest[(start + 1)..<end]
      let name = String(decoding: tag.prefix { $0 != 0x20 && $0 != 0x0A }, as: UTF8.self)
      document.tags.insert(name)
      rest = rest[(end + 1)...]
      switch name {
      case "table": document.tables.append([])
      case "tr": document.tables[document.tables.count - 1].append([])
      case "p", "h1", "h2", "td", "th", "li": text = []
      case "/p", "/h1", "/h2", "/li": document.blocks.append(decoded(text))
      case "/td", "/th":
        let table = document.tables.count - 1
        document.tables[table][document.tables[table].count - 1].append(decoded(text))
      default: break
      }
    }
    return document
  }

  private static func decoded(_ text: [UInt8]) -> String {
    var decoded: [UInt8] = []
    var rest = text[...]
    let references: [(StaticString, UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&amp;", 0x26),
    ]
    while let first = rest.first {
      let found = references.first { name, _ in
        name.withUTF8Buffer { rest.starts(with: $0) }
      }
      decoded.append(found?.1 ?? first)
      rest = rest.dropFirst(found?.0.utf8CodeUnitCount ?? 1)
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
