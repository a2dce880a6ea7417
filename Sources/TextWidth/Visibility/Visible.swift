extension TextWidth {
  /// Appends UTF-8 bytes with hidden things made visible.
  package static func appendVisible(
    _ bytes: [UInt8], to output: inout [UInt8], _ options: VisibilityOptions = .singleLine
  ) {
    bytes.withUnsafeBytes { appendVisible($0, to: &output, options) }
  }

  /// Appends a string with hidden things made visible.
  package static func appendVisible(
    _ text: String, to output: inout [UInt8], _ options: VisibilityOptions = .singleLine
  ) {
    var text = text
    text.withUTF8 { appendVisible(UnsafeRawBufferPointer($0), to: &output, options) }
  }

  /// UTF-8 bytes with hidden things made visible.
  package static func visible(
    _ bytes: [UInt8], _ options: VisibilityOptions = .singleLine
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    appendVisible(bytes, to: &output, options)
    return output
  }

  /// A string with hidden things made visible.
  package static func visible(
    _ text: String, _ options: VisibilityOptions = .singleLine
  ) -> String {
    guard needsVisibility(text, options) else { return text }
    var output: [UInt8] = []
    appendVisible(text, to: &output, options)
    return String(decoding: output, as: UTF8.self)
  }
}
