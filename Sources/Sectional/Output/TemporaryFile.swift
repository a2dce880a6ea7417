import Glibc
import Synchronization

/// The temporary file of the output under way, which a signal must be able to remove.
///
/// A handler may only use what is safe in it, so the path lies ready as C memory.
package enum TemporaryFile {
  private static let path = Atomic<UnsafeMutablePointer<CChar>?>(nil)

  /// The process's mask for new files, read once; reading it means setting it for a moment.
  static let mask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  static func register(_ bytes: [UInt8]) {
    path.store(FilePath.with(bytes) { strdup($0) }, ordering: .sequentiallyConsistent)
  }

  /// The file has taken its target's place.
  static func forget() {
    if let old = path.exchange(nil, ordering: .sequentiallyConsistent) { free(old) }
  }

  /// Removes the file, if there is one; safe in a signal handler.
  package static func remove() {
    // The memory is not freed: a handler may not, and at most one path is left.
    if let old = path.exchange(nil, ordering: .sequentiallyConsistent) { unlink(old) }
  }
}
