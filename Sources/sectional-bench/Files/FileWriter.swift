import Glibc

/// Writes a file with every result checked.
final class FileWriter {
  static let blockSize = 1 << 18

  private let path: String
  private var descriptor: Int32

  init(path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw BenchmarkError.system("open", path) }
  }

  deinit {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }

  func write(_ bytes: [UInt8]) throws {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0 && errno != EINTR { throw BenchmarkError.system("write", path) }
      start += max(written, 0)
    }
  }

  func close() throws {
    let result = Glibc.close(descriptor)
    descriptor = -1
    if result != 0 { throw BenchmarkError.system("close", path) }
  }
}
