import Glibc

/// Paths as bytes, which need not be UTF-8.
enum FilePath {
  /// Calls `body` with a path as C has it.
  static func with<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { chars in
      // An array with a last zero is never empty, so the pointer is there.
      chars.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// The path with every link followed; nil where nothing is there.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    with(path) { start in
      guard let resolved = realpath(start, nil) else { return nil }
      defer { free(resolved) }
      return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
    }
  }
}
