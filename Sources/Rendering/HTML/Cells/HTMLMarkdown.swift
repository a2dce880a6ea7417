import CMarkGFM
import Templating
import Values

/// Draws a cell's text as Markdown (CommonMark).
///
/// The library parses; what is drawn is this list alone: paragraphs, emphasis, strong text, code,
/// quotes, lists, rules, line breaks and links to allowed addresses. Headings become strong
/// paragraphs, pictures their alternative text, and HTML the text that it is.
enum HTMLMarkdown {
  /// Texts longer than this stand as their source, since the parser's work may grow with the
  /// square of the length.
  private static let limit = 100_000

  static func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    guard text.count <= limit, let base = text.baseAddress,
      let document = cmark_parse_document(
        base.assumingMemoryBound(to: CChar.self), text.count,
        CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8)
    else { return HTMLEscape.append(text, to: &buffer) }
    defer { cmark_node_free(document) }
    guard let walk = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(walk) }
    // A cell of one paragraph needs no tag for it.
    let only = cmark_node_first_child(document)
    let isInline = only != nil && only == cmark_node_last_child(document)
    var writer = Writer(bare: isInline ? only : nil)
    while true {
      let event = cmark_iter_next(walk)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT,
        let node = cmark_iter_get_node(walk)
      else { break }
      writer.draw(node, isEntered: event == CMARK_EVENT_ENTER, to: &buffer)
    }
  }

  private struct Writer {
    /// The paragraph that needs no tag.
    let bare: OpaquePointer?
    /// For each open link whether its address was allowed.
    var links: [Bool] = []

    init(bare: OpaquePointer?) {
      self.bare = bare
    }

    mutating func draw(
      _ node: OpaquePointer, isEntered: Bool, to buffer: inout ByteBuffer
    ) {
      let type = cmark_node_get_type(node)
      switch type {
      case CMARK_NODE_TEXT: literal(node, to: &buffer)
      case CMARK_NODE_SOFTBREAK: buffer.append("\n")
      case CMARK_NODE_LINEBREAK: buffer.append("<br>")
      case CMARK_NODE_THEMATIC_BREAK: buffer.append("<hr>")
      case CMARK_NODE_CODE:
        buffer.append("<code>")
        literal(node, to: &buffer)
        buffer.append("</code>")
      case CMARK_NODE_CODE_BLOCK:
        buffer.append("<pre><code>")
        literal(node, to: &buffer)
        buffer.append("</code></pre>")
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: literal(node, to: &buffer)
      case CMARK_NODE_EMPH: buffer.append(isEntered ? "<em>" : "</em>")
      case CMARK_NODE_STRONG: buffer.append(isEntered ? "<strong>" : "</strong>")
      case CMARK_NODE_BLOCK_QUOTE: buffer.append(isEntered ? "<blockquote>" : "</blockquote>")
      case CMARK_NODE_LIST: list(node, isEntered: isEntered, to: &buffer)
      case CMARK_NODE_ITEM: buffer.append(isEntered ? "<li>" : "</li>")
      case CMARK_NODE_HEADING: buffer.append(isEntered ? "<p><strong>" : "</strong></p>")
      case CMARK_NODE_PARAGRAPH:
        if node != bare, !isInTightList(node) { buffer.append(isEntered ? "<p>" : "</p>") }
      case CMARK_NODE_LINK: link(node, isEntered: isEntered, to: &buffer)
      // Of a picture its alternative text remains, which is its content.
      default: break
      }
    }

    private func literal(
      _ node: OpaquePointer, to buffer: inout ByteBuffer
    ) {
      Writer.withBytes(cmark_node_get_literal(node)) { HTMLEscape.append($0, to: &buffer) }
    }

    private func list(
      _ node: OpaquePointer, isEntered: Bool, to buffer: inout ByteBuffer
    ) {
      guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
        return buffer.append(isEntered ? "<ul>" : "</ul>")
      }
      guard isEntered else { return buffer.append("</ol>") }
      let start = cmark_node_get_list_start(node)
      if start == 1 { return buffer.append("<ol>") }
      buffer.append("<ol start=\"")
      buffer.append(integer: Int(start))
      buffer.append("\">")
    }

    private func isInTightList(_ paragraph: OpaquePointer) -> Bool {
      guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item),
        cmark_node_get_type(list) == CMARK_NODE_LIST
      else { return false }
      return cmark_node_get_list_tight(list) != 0
    }

    private mutating func link(
      _ node: OpaquePointer, isEntered: Bool, to buffer: inout ByteBuffer
    ) {
      guard isEntered else {
        if links.popLast() == true { buffer.append("</a>") }
        return
      }
      var address: [UInt8] = []
      let isAllowed = Writer.withBytes(cmark_node_get_url(node)) {
        Escape.htmlURL.append($0, into: &address)
      }
      links.append(isAllowed)
      guard isAllowed else { return }
      buffer.append("<a href=\"")
      buffer.append(address)
      buffer.append("\" rel=\"noopener noreferrer\">")
    }

    private static func withBytes<Result>(
      _ text: UnsafePointer<CChar>?, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
      guard let text else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
      var count = 0
      while text[count] != 0 { count += 1 }
      return body(UnsafeRawBufferPointer(start: text, count: count))
    }
  }
}
