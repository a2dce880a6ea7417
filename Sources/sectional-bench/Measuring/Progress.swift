import Glibc

/// A word on standard error about what is being done, on a terminal only.
enum Progress {
  static func say(_ words: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    write("\r\u{1b}[K" + words)
  }

  /// Takes the last word away.
  static func clear() {
    say("")
  }

  /// Writes to standard error whatever it is.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
