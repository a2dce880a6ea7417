import Glibc

/// What is known of the terminal, if there is one.
enum Terminal {
  /// Whether a descriptor leads to a terminal that may show colours (https://no-color.org).
  static func hasColors(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    let refusal = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
    return !refusal && !isDumb
  }

  /// The number of columns; nil where the descriptor leads to no terminal.
  static func width(_ descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
