import Diagnostics
import YAMLTree

/// The rules for a path in a spec: relative, and staying in the spec's folder by its own words.
///
/// Symbolic links are judged when the file is opened; here only the text counts. Refused are
/// absolute paths, `~`, `..` that leaves the folder, `file:` and every URL.
extension SpecDecoder {
  mutating func dataFile(_ entry: YAMLMapping.Entry?) -> DataFileSpec? {
    guard let entry, let path = name(entry, wants: "the path of a file") else { return nil }
    if path.value == "-" { return .standardInput(path.span) }
    return confined(
      path, "file", help: "name a file in the spec's folder or below it; `--data` may name any file"
    ).map { .path($0) }
  }

  /// A path that stays in the spec's folder by its own words; nil, with a report, for another.
  mutating func confinedPath(
    _ entry: YAMLMapping.Entry?, wants: String, help: String
  ) -> Located<String>? {
    guard let entry, let path = name(entry, wants: wants) else { return nil }
    return confined(path, entry.name, help: help)
  }

  private mutating func confined(
    _ path: Located<String>, _ key: String, help: String
  ) -> Located<String>? {
    guard let fault = Self.fault(inPath: path.value, key) else { return path }
    report(.pathOutside, fault, at: path.span, help: help)
    return nil
  }

  private static func fault(inPath path: String, _ key: String) -> String? {
    let bytes = Array(path.utf8)
    if bytes.contains(0) { return "`\(key)` has a NUL character" }
    if bytes.first == UInt8(ascii: "/") { return "`\(key)` is an absolute path" }
    if bytes.first == UInt8(ascii: "~") { return "`\(key)` begins with `~`, a home folder" }
    if hasScheme(bytes) { return "`\(key)` is a URL" }
    var depth = 0
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        depth -= 1
        if depth < 0 { return "`\(key)` leaves the spec's folder" }
      } else if !part.elementsEqual(".".utf8) {
        depth += 1
      }
    }
    return nil
  }

  /// Whether a path is `scheme://…` or `file:…` (RFC 3986 §3.1).
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return false }
    let scheme = bytes[..<colon]
    let isScheme = scheme.allSatisfy { byte in
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
    guard isScheme else { return false }
    return bytes[colon...].starts(with: "://".utf8)
      || String(decoding: scheme, as: UTF8.self).lowercased() == "file"
  }
}
