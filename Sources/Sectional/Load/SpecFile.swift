import Diagnostics
import Glibc

/// Reads a spec's file whole.
enum SpecFile {
  /// The bytes of the file; a folder, a device, an unreadable or a missing file is a failure of
  /// reading, one of more than `maxBytes` bytes a fault of content.
  static func read(path: [UInt8], maxBytes: Int) throws(PipelineFailure) -> [UInt8] {
    let name = FilePath.name(path)
    let bytes: [UInt8]
    do {
      bytes = try SmallFile.read(path: path, maxBytes: maxBytes, takesPipes: true)
    } catch {
      let help = error.kind == .system ? "" : "; give the spec's file"
      throw .cannotRead(name, reason: error.reason + help)
    }
    guard bytes.count > maxBytes else { return bytes }
    // A pipe has no size; of it no more is known than that it goes on.
    let size = SmallFile.size(ofRegular: path)
    throw tooLarge(name, size.map { "has \($0) bytes" } ?? "goes on", maxBytes, needed: size)
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
