package import Diagnostics
import Glibc
import Values

/// The bytes of a data file: mapped where it is a regular file, in memory where it is a stream.
///
/// Nothing is copied from a mapped file, so it has to stay as it is until the report is written;
/// ``checkUnchanged()`` notices when it did not.
package final class DataFile: TextStore, Sendable {
  /// The name that messages use.
  package let name: String
  /// Number of bytes.
  package let count: Int
  /// What the spans of messages about this file point into.
  package let source: SourceFile
  private let memory: Memory

  fileprivate enum Memory: Sendable {
    case mapped(MappedMemory, descriptor: Int32, FileState)
    case stream(StreamMemory)

    var base: UnsafePointer<UInt8> {
      switch self {
      case .mapped(let mapped, _, _): mapped.base
      case .stream(let stream): stream.base
      }
    }

    var count: Int {
      switch self {
      case .mapped(let mapped, _, _): mapped.count
      case .stream(let stream): stream.count
      }
    }
  }

  /// What tells that a file was written to.
  struct FileState: Equatable, Sendable {
    let size: Int
    /// The time of the last change, as the system gives it.
    private let changed: [UInt8]

    init(_ status: stat) {
      size = Int(status.st_size)
      changed = withUnsafeBytes(of: status.st_mtim) { Array($0) }
    }
  }

  /// Data held in memory.
  package convenience init(name: String, bytes: [UInt8]) {
    self.init(name: name, stream: StreamMemory(bytes))
  }

  init(name: String, stream: StreamMemory) {
    self.name = name
    count = stream.count
    memory = .stream(stream)
    source = SourceFile(name: name, bytes: FileBytes(memory: memory))
  }

  /// Takes over `descriptor` and closes it at the end.
  init(name: String, mapped: MappedMemory, descriptor: Int32, state: FileState) {
    self.name = name
    count = mapped.count
    memory = .mapped(mapped, descriptor: descriptor, state)
    source = SourceFile(name: name, bytes: FileBytes(memory: memory))
  }

  deinit {
    if case .mapped(_, let descriptor, _) = memory { close(descriptor) }
  }

  /// The first byte; at least 64 zeros can be read behind the last one.
  package var base: UnsafePointer<UInt8> { memory.base }

  /// Whether the bytes are those of a mapped file.
  package var isMapped: Bool {
    if case .mapped = memory { true } else { false }
  }

  /// Lets the system take back the memory of bytes that are not needed soon; they can still be
  /// read.
  func release(_ range: Range<Int>) {
    guard case .mapped(let mapped, _, _) = memory else { return }
    mapped.release(range)
  }

  /// Checks that a mapped file has the size and the time of change that it had when opened.
  ///
  /// - Throws: ``DataFailure`` of kind `io` when it grew, shrank or was written.
  package func checkUnchanged() throws(DataFailure) {
    guard case .mapped(let mapped, let descriptor, let state) = memory else { return }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(name, errno)
    }
    let now = FileState(status)
    guard now != state || mapped.wasTruncated else { return }
    let change =
      if now.size < state.size {
        "it shrank from \(state.size) to \(now.size) bytes"
      } else if now.size > state.size {
        "it grew from \(state.size) to \(now.size) bytes"
      } else {
        "it was written to"
      }
    throw DataFailure(
      .io, .dataUnreadable, "`\(name)` changed while it was read: \(change)",
      help: ["read it again when it is complete, or read a copy"])
  }
}

/// The bytes of a data file as messages read them; it shares the memory, not the descriptor.
private final class FileBytes: SourceBytes {
  private let memory: DataFile.Memory

  init(memory: DataFile.Memory) {
    self.memory = memory
  }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(UnsafeRawBufferPointer(start: memory.base, count: memory.count))
    }
  }
}
