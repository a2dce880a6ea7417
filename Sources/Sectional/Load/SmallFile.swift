import Glibc

/// Reads a file that is small by its nature whole.
enum SmallFile {
  /// Why a file cannot be read.
  struct Fault: Error {
    enum Kind {
      case folder, device, pipe, system
    }

    let kind: Kind
    /// Lower case, without a full stop.
    let reason: String
  }

  /// The bytes of a regular file; at most one more than `maxBytes`, so that the caller can refuse a
  /// larger one.
  ///
  /// With `takesPipes` a pipe is read too, for as long as its writer likes: a person may name one,
  /// a spec or its data may not.
  static func read(
    path: [UInt8], maxBytes: Int, takesPipes: Bool = false
  ) throws(Fault) -> [UInt8] {
    // Without waiting, as the opening of a FIFO would for its writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (takesPipes ? 0 : O_NONBLOCK)
    let descriptor = FilePath.with(path) { Glibc.open($0, flags) }
    guard descriptor >= 0 else { throw Fault(kind: .system, reason: SystemError.text(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Fault(kind: .system, reason: SystemError.text(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw Fault(kind: .folder, reason: "it is a folder")
    case S_IFCHR, S_IFBLK: throw Fault(kind: .device, reason: "it is a device")
    case S_IFREG: break
    default:
      if !takesPipes { throw Fault(kind: .pipe, reason: "it is a pipe, not a file") }
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= maxBytes {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Fault(kind: .system, reason: SystemError.text(errno))
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// The size of a regular file in bytes; nil for anything else.
  static func size(ofRegular path: [UInt8]) -> Int? {
    var status = stat()
    guard FilePath.with(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }
}
