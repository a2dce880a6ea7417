import Templating
import Values

/// Escaping of text and of double-quoted attributes into a renderer's buffer.
enum HTMLEscape {
  /// Appends a text; what it becomes is ``Escape``'s to say.
  static func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    // Most texts have nothing to escape, and an array for each of the others costs little.
    if Escape.isPlainHTML(text) {
      buffer.append(text)
      return
    }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count + text.count / 4 + 16)
    Escape.html(text, into: &escaped)
    buffer.append(escaped)
  }

  /// Appends the UTF-8 bytes of an array.
  static func append(_ text: [UInt8], to buffer: inout ByteBuffer) {
    text.withUnsafeBytes { append($0, to: &buffer) }
  }
}
