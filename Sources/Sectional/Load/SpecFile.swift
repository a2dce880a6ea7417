import Diagnostics
import Glibc

/// Reads a spec's file whole.
enum SpecFile {
  /// The bytes of the file; a folder, a device, an unreadable or a missing file is a failure of
  /// reading, one of more than `maxBytes` bytes a fault of content.
  static func read(path: [UInt8], maxBytes: Int) throws(PipelineFailure) -> [UInt8] {
    let name = FilePath.name(path)
    let descriptor = FilePath.with(path) { Glibc.open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw .cannotRead(name, reason: SystemError.text(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .cannotRead(name, reason: SystemError.text(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw .cannotRead(name, reason: "it is a folder; give the spec's file")
    case S_IFCHR, S_IFBLK:
      throw .cannotRead(name, reason: "it is a device; give the spec's file")
    case S_IFREG where Int(status.st_size) > maxBytes:
      throw tooLarge(name, "has \(status.st_size) bytes", maxBytes, needed: Int(status.st_size))
    default:
      break
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .cannotRead(name, reason: SystemError.text(errno))
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > maxBytes { throw tooLarge(name, "goes on", maxBytes, needed: nil) }
    }
    return bytes
  }

  private static func tooLarge(
    _ name: String, _ what: String, _ maxBytes: Int, needed: Int?
  ) -> PipelineFailure {
    PipelineFailure(
      .content,
      [
        Diagnostic(
          .yamlLimit, "`\(name)` \(what); a spec may have \(maxBytes)", at: nil,
          help: ["`--max-spec-bytes \(needed.map(String.init) ?? "N")` raises the limit"])
      ])
  }
}

/// Words for the system's error numbers.
package enum SystemError {
  /// What the number means, lower case: `no such file or directory`.
  package static func text(_ number: Int32) -> String {
    guard let words = strerror(number) else { return "error \(number)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
