import Glibc
package import Rendering

/// Writes a file so that a reader sees the old bytes or all of the new ones, never a part.
///
/// The bytes go to a temporary file beside the target, which takes the target's place at the end.
/// A symbolic link stays and its target is replaced; a file's mode is kept. Devices and pipes are
/// written directly. On a failure the target is as it was and the temporary file is gone.
package enum OutputFile {
  /// Writes what `body` puts into the sink.
  package static func write(
    path: [UInt8], _ body: (any ByteSink) throws -> Void
  ) throws {
    let name = FilePath.name(path)
    var status = stat()
    let exists = FilePath.with(path) { stat($0, &status) } == 0
    if !exists && errno != ENOENT { throw failure(name) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR where exists:
      throw OutputFailure.cannotWrite(name: name, reason: "it is a folder")
    case S_IFREG where exists:
      try replace(FilePath.resolved(path) ?? path, name: name, mode: status.st_mode & 0o7777, body)
    case _ where exists:
      try direct(path, name: name, body)
    default:
      try replace(linkTarget(path), name: name, mode: nil, body)
    }
  }

  /// Whether two paths are the same file.
  package static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    var one = stat()
    var other = stat()
    guard FilePath.with(first, { stat($0, &one) }) == 0,
      FilePath.with(second, { stat($0, &other) }) == 0
    else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Whether a path is the file that standard input reads.
  package static func isStandardInput(_ path: [UInt8]) -> Bool {
    var one = stat()
    var other = stat()
    guard FilePath.with(path, { stat($0, &one) }) == 0, fstat(STDIN_FILENO, &other) == 0,
      other.st_mode & S_IFMT == S_IFREG
    else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  // MARK: Ways to write

  private static func direct(
    _ path: [UInt8], name: String, _ body: (any ByteSink) throws -> Void
  ) throws {
    let descriptor = FilePath.with(path) { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(name) }
    do {
      try body(DescriptorSink(descriptor, name: name))
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw failure(name) }
  }

  private static func replace(
    _ path: [UInt8], name: String, mode: mode_t?, _ body: (any ByteSink) throws -> Void
  ) throws {
    let (descriptor, temporary) = try temporaryFile(beside: path, name: name)
    do {
      try body(DescriptorSink(descriptor, name: name))
      // Without a mode to keep, the file gets what the process's mask leaves, as any new file.
      if fchmod(descriptor, mode ?? (0o666 & ~TemporaryFile.mask)) != 0 { throw failure(name) }
      if fsync(descriptor) != 0 { throw failure(name) }
    } catch {
      close(descriptor)
      TemporaryFile.remove()
      throw error
    }
    if close(descriptor) != 0 || rename(temporary, to: path) != 0 {
      let failed = failure(name)
      TemporaryFile.remove()
      throw failed
    }
    TemporaryFile.forget()
    syncFolder(of: path)
  }

  private static func temporaryFile(
    beside path: [UInt8], name: String
  ) throws -> (descriptor: Int32, path: [UInt8]) {
    // A name of its own for each process; another try where a dead one left the same behind.
    for attempt in 0..<100 {
      let temporary = folder(of: path) + Array(".sectional-\(getpid())-\(attempt).tmp".utf8)
      // Known before it is there, so that no signal can come in between and leave it behind.
      TemporaryFile.register(temporary)
      let descriptor = FilePath.with(temporary) {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      }
      if descriptor >= 0 { return (descriptor, temporary) }
      let fault = errno
      TemporaryFile.forget()
      if fault != EEXIST {
        throw OutputFailure.cannotWrite(name: name, reason: SystemError.text(fault))
      }
    }
    throw OutputFailure.cannotWrite(name: name, reason: SystemError.text(EEXIST))
  }

  /// A rename lasts only when the folder is on disk too; where that cannot be had the file is
  /// whole all the same.
  private static func syncFolder(of path: [UInt8]) {
    let descriptor = FilePath.with(folder(of: path) + [UInt8(ascii: ".")]) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Paths

  /// The folder of a path with its slash; empty for a name alone.
  private static func folder(of path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
  }

  /// Where a link to a file that is not there yet leads; the path itself if it is no link.
  private static func linkTarget(_ path: [UInt8]) -> [UInt8] {
    var target = path
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { buffer in
        FilePath.with(target) { path in
          buffer.bindMemory(to: CChar.self).baseAddress.map {
            readlink(path, $0, buffer.count)
          } ?? -1
        }
      }
      if count <= 0 { return target }
      let link = Array(buffer[..<count])
      target = link.first == UInt8(ascii: "/") ? link : folder(of: target) + link
    }
    return target
  }

  private static func rename(_ from: [UInt8], to: [UInt8]) -> Int32 {
    FilePath.with(from) { from in FilePath.with(to) { to in Glibc.rename(from, to) } }
  }

  private static func failure(_ name: String) -> OutputFailure {
    OutputFailure.cannotWrite(name: name, reason: SystemError.text(errno))
  }
}
