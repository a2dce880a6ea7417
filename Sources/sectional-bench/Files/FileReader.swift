import Glibc

/// Reads a file in blocks, so that this process stays small while it checks large outputs.
final class FileReader {
  private let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw BenchmarkError.system("open", path) }
  }

  deinit {
    _ = close(descriptor)
  }

  /// Appends the next bytes of the file, at most `size` of them.
  ///
  /// - Returns: false at the end of the file
  func read(into buffer: inout [UInt8], size: Int = 1 << 18) throws -> Bool {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    while true {
      let got = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + start }, size)
      }
      if got < 0 && errno == EINTR { continue }
      buffer.removeLast(size - max(got, 0))
      if got < 0 { throw BenchmarkError.system("read", path) }
      return got > 0
    }
  }

  /// The first bytes of a file, or none when it cannot be read.
  static func start(of path: String, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    guard let reader = try? FileReader(path: path) else { return [] }
    while bytes.count < limit {
      guard (try? reader.read(into: &bytes, size: limit - bytes.count)) == true else { break }
    }
    return bytes
  }

  /// The first bytes of a file as text, with what is not UTF-8 replaced.
  static func text(of path: String, limit: Int = 1 << 16) -> String {
    String(decoding: start(of: path, limit: limit), as: UTF8.self)
  }
}
