import Glibc
import Synchronization

/// The temporary file of the output under way, which a signal must be able to remove.
///
/// A handler may only use what is safe in it, so the path lies ready as C memory.
package enum TemporaryFile {
  /// The path as C memory, 0 for none; a number, since a pointer is not `Sendable`.
  private static let path = Atomic<UInt>(0)

  /// The process's mask for new files, read once; reading it means setting it for a moment.
  static let mask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  static func register(_ bytes: [UInt8]) {
    let copy = FilePath.with(bytes) { strdup($0) }
    path.store(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
  }

  /// The file has taken its target's place.
  static func forget() {
    free(exchange())
  }

  /// Removes the file, if there is one; safe in a signal handler.
  package static func remove() {
    // The memory is not freed: a handler may not, and at most one path is left.
    if let old = exchange() { unlink(old) }
  }

  private static func exchange() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: path.exchange(0, ordering: .sequentiallyConsistent))
  }
}
