import Glibc

/// The few questions that the benchmark asks about files.
enum FileSystem {
  /// The size of a regular file in bytes, or nil where there is none.
  static func size(_ path: String) -> Int? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(facts.st_size)
  }

  static func isExecutable(_ path: String) -> Bool {
    size(path) != nil && access(path, X_OK) == 0
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o755) != 0 && errno != EEXIST { throw BenchmarkError.system("mkdir", made) }
      made += "/"
    }
  }

  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  static func write(_ text: String, to path: String) throws {
    let writer = try FileWriter(path: path)
    try writer.write(Array(text.utf8))
    try writer.close()
  }

  /// The path of the running program.
  static func ownPath() -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = bytes.withUnsafeMutableBytes { buffer in
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      return start.map { readlink("/proc/self/exe", $0, buffer.count) } ?? -1
    }
    return length > 0 ? String(decoding: bytes.prefix(length), as: UTF8.self) : nil
  }
}
