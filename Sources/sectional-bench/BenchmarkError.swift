import Glibc

/// What keeps the benchmark from measuring; said in one line.
struct BenchmarkError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// A system call that failed, with the reason of `errno`.
  static func system(_ call: String, _ path: String) -> BenchmarkError {
    let reason = String(cString: strerror(errno))
    return BenchmarkError("\(call) \(path): \(reason)")
  }
}
