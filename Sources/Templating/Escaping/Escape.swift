/// How a value is written so that its place cannot be left; one function per place.
public enum Escape: Sendable, Hashable {
  /// As it is: plain text, which is escaped as a whole later, and trusted markup.
  case none
  /// `& < > " '` alone, as the Mustache specification has it.
  case plainHTML
  /// HTML text and quoted attributes.
  case html
  /// A whole URL whose scheme is checked.
  case url
  /// A part of a URL, percent-encoded.
  case urlComponent
  /// A whole URL in a quoted HTML attribute.
  case htmlURL
  /// A part of a URL in a quoted HTML attribute.
  case htmlURLComponent
  /// Markdown text.
  case markdown

  /// Written in an attribute in place of a URL that is refused.
  package static let refusedURL = Array("about:invalid".utf8)

  /// Appends a value, escaped.
  ///
  /// - Parameters:
  ///   - bytes: The value, UTF-8.
  ///   - output: Where it goes.
  /// - Returns: false if the value is a URL with a scheme that is not allowed; nothing is
  ///   appended then.
  @discardableResult
  package func append(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Bool {
    switch self {
    case .none: output.append(contentsOf: bytes)
    case .plainHTML: Escape.plainHTML(bytes, into: &output)
    case .html: Escape.html(bytes, into: &output)
    case .url: return Escape.url(bytes, into: &output)
    case .urlComponent: Escape.urlComponent(bytes, into: &output)
    case .htmlURL:
      var url: [UInt8] = []
      guard Escape.url(bytes, into: &url) else { return false }
      url.withUnsafeBytes { Escape.html($0, into: &output) }
    case .htmlURLComponent:
      // A percent-encoded component has no character that HTML escapes.
      Escape.urlComponent(bytes, into: &output)
    case .markdown: Escape.markdown(bytes, into: &output)
    }
    return true
  }

  /// Appends a value, escaped; false if it is a URL with a scheme that is not allowed.
  @discardableResult
  package func append(_ bytes: [UInt8], into output: inout [UInt8]) -> Bool {
    bytes.withUnsafeBytes { append($0, into: &output) }
  }
}
