import Glibc
import TextWidth

/// Paths as bytes, which need not be UTF-8.
enum FilePath {
  /// The path as messages name it.
  ///
  /// Bytes that are not UTF-8 become signs, and a path that would crowd out the rest of a message
  /// loses its middle.
  static func name(_ path: [UInt8]) -> String {
    let name =
      String(validating: path, as: UTF8.self)
      ?? String(decoding: TextWidth.visible(path), as: UTF8.self)
    guard name.count > longest else { return name }
    return name.prefix(longest / 2) + "…" + name.suffix(longest / 2)
  }

  private static let longest = 240

  /// Calls `body` with a path as C has it.
  static func with<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { chars in
      // An array with a last zero is never empty, so the pointer is there.
      chars.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// The path of a file in a folder; `.` stands for the working folder.
  static func joined(_ folder: [UInt8], _ name: String) -> [UInt8] {
    folder == [UInt8(ascii: ".")] ? Array(name.utf8) : folder + [UInt8(ascii: "/")] + name.utf8
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
