/// What becomes of the white space at the start of a line.
struct TemplateIndentation: Sendable, Equatable {
  /// What is taken off first, as far as the line has it.
  var removed: [UInt8] = []
  /// What is put before the rest.
  var added: [UInt8] = []

  /// The lines of the template itself.
  static let none = TemplateIndentation()

  /// The white space that a line with this white space gets.
  func applied(to white: some Collection<UInt8>) -> [UInt8] {
    var rest = white[...]
    for byte in removed {
      guard rest.first == byte else { break }
      rest.removeFirst()
    }
    return added + rest
  }
}
