import Diagnostics
import Glibc

extension DataFile {
  /// The most bytes that are read from a stream unless the caller says otherwise: 4 GiB.
  package static let defaultStreamLimit = 4 << 30

  /// Opens a file by its path, which is bytes and need not be UTF-8.
  ///
  /// - Parameters:
  ///   - path: the path without NUL
  ///   - name: what messages call the file
  ///   - maxBytes: the limit of `--max-data-bytes`; without one, streams end at
  ///     ``defaultStreamLimit`` and regular files have no limit of their own
  ///   - takesPipes: whether a FIFO or socket is read as well, for as long as its writer likes
  /// - Returns: the bytes, mapped or read to the end of the stream
  /// - Throws: ``DataFailure`` of kind `io`
  package static func open(
    path: [UInt8], name: String, maxBytes: Int? = nil, takesPipes: Bool = true
  ) throws(DataFailure) -> DataFile {
    guard !path.isEmpty, !path.contains(0) else { throw .missing(name) }
    // A FIFO blocks here until its writer comes, as it does for every reader, unless it is to be
    // refused. A device does not become the controlling terminal.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (takesPipes ? 0 : O_NONBLOCK)
    let descriptor = path.withUnsafeBytes { bytes -> Int32 in
      var terminated = bytes.bindMemory(to: CChar.self).map { $0 }
      terminated.append(0)
      return Glibc.open(terminated, flags)
    }
    guard descriptor >= 0 else {
      let fault = errno
      switch fault {
      case ENOENT, ENOTDIR: throw .missing(name)
      case ENXIO, ENODEV: throw .device(name)
      default: throw .unreadable(name, fault)
      }
    }
    return try adopt(
      descriptor: descriptor, name: name, maxBytes: maxBytes, takesPipes: takesPipes)
  }

  /// Reads standard input to its end; a file redirected to it is mapped.
  ///
  /// - Throws: ``DataFailure`` of kind `io`
  package static func standardInput(maxBytes: Int? = nil) throws(DataFailure) -> DataFile {
    let name = "standard input"
    let descriptor = dup(0)
    guard descriptor >= 0 else { throw .unreadable(name, errno) }
    // A redirected file may have been read in part by the program before.
    let position = lseek(descriptor, 0, SEEK_CUR)
    return try adopt(
      descriptor: descriptor, name: name, maxBytes: maxBytes, isRest: position > 0)
  }

  /// Takes over an opened file and closes it when it is no longer needed.
  ///
  /// - Throws: ``DataFailure`` of kind `io`
  package static func adopt(
    descriptor: Int32, name: String, maxBytes: Int? = nil
  ) throws(DataFailure) -> DataFile {
    try adopt(descriptor: descriptor, name: name, maxBytes: maxBytes, takesPipes: true)
  }

  private static func adopt(
    descriptor: Int32, name: String, maxBytes: Int?, isRest: Bool = false, takesPipes: Bool = true
  ) throws(DataFailure) -> DataFile {
    var isKept = false
    defer { if !isKept { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(name, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // A size of 0 may be a file of /proc, whose bytes come only when it is read.
      guard status.st_size > 0, !isRest else { break }
      let size = Int(status.st_size)
      guard size <= maxBytes ?? Int.max else { throw .tooLarge(name, limit: maxBytes ?? 0) }
      guard let mapped = MappedMemory(descriptor: descriptor, count: size) else { break }
      isKept = true
      return DataFile(
        name: name, mapped: mapped, descriptor: descriptor, state: FileState(status))
    case S_IFDIR:
      throw DataFailure(
        .io, .dataFolder, "`\(name)` is a folder, not a file",
        help: ["name one data file in it"])
    case S_IFCHR:
      // A terminal is typed into, and the null device is the usual way to say "nothing".
      guard isatty(descriptor) == 1 || status.st_rdev == nullDevice else { throw .device(name) }
    case S_IFBLK:
      throw .device(name)
    default:
      guard takesPipes else { throw .pipe(name) }
    }
    return try read(descriptor: descriptor, name: name, limit: maxBytes ?? defaultStreamLimit)
  }

  /// The number of `/dev/null`: major 1, minor 3.
  private static let nullDevice: dev_t = 0x103

  private static func read(
    descriptor: Int32, name: String, limit: Int
  ) throws(DataFailure) -> DataFile {
    switch StreamMemory.read(descriptor: descriptor, limit: limit) {
    case .whole(let stream): return DataFile(name: name, stream: stream)
    case .tooLarge: throw .tooLarge(name, limit: limit)
    case .failed(let fault): throw .unreadable(name, fault)
    }
  }
}

extension DataFailure {
  static func missing(_ name: String) -> DataFailure {
    DataFailure(
      .io, .dataMissingFile, "no data file `\(name)`",
      help: ["a path in a spec is relative to the spec; `--data FILE` names another file"])
  }

  static func device(_ name: String) -> DataFailure {
    DataFailure(
      .io, .dataDevice, "`\(name)` is a device, not a file",
      help: ["name a regular file"])
  }

  static func pipe(_ name: String) -> DataFailure {
    DataFailure(
      .io, .dataDevice, "`\(name)` is a pipe, not a file",
      help: ["a spec names regular files; `--data` takes a pipe in place of `data.file`"])
  }

  static func unreadable(_ name: String, _ fault: Int32) -> DataFailure {
    DataFailure(
      .io, .dataUnreadable, "cannot read `\(name)`: \(String(cString: strerror(fault)))")
  }

  static func tooLarge(_ name: String, limit: Int) -> DataFailure {
    DataFailure(
      .io, .dataLimit, "`\(name)` has more than \(limit) bytes",
      help: ["`--max-data-bytes N` sets another limit"])
  }
}
