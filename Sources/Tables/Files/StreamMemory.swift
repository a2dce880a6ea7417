import Glibc
import Values

/// Bytes read from a stream, with readable zeros behind the last one.
final class StreamMemory: TextStore {
  let address: UInt
  let count: Int

  var base: UnsafePointer<UInt8> {
    UnsafePointer(bitPattern: address) ?? emptyBytes
  }

  /// How reading ended.
  enum Ending {
    case whole(StreamMemory)
    /// More bytes came than the limit allows.
    case tooLarge
    case failed(errno: Int32)
  }

  private init(address: UInt, count: Int) {
    self.address = address
    self.count = count
  }

  /// A copy of an array.
  convenience init(_ bytes: [UInt8]) {
    let memory = malloc(bytes.count &+ Self.padding)
    if let memory {
      bytes.withUnsafeBytes { source in
        if let base = source.baseAddress { memcpy(memory, base, source.count) }
      }
      memset(memory + bytes.count, 0, Self.padding)
    }
    self.init(address: UInt(bitPattern: memory), count: memory == nil ? 0 : bytes.count)
  }

  private static let padding = 128
  private static let firstRoom = 1 << 16

  /// Reads until the end of the stream or `limit` bytes.
  static func read(descriptor: Int32, limit: Int) -> Ending {
    var room = firstRoom
    var count = 0
    guard var memory = malloc(room &+ padding) else { return .failed(errno: ENOMEM) }
    while true {
      if count == room {
        let (larger, overflow) = room.multipliedReportingOverflow(by: 2)
        guard !overflow, let moved = realloc(memory, larger &+ padding) else {
          free(memory)
          return .failed(errno: ENOMEM)
        }
        memory = moved
        room = larger
      }
      let got = Glibc.read(descriptor, memory + count, room - count)
      if got < 0 {
        let fault = errno
        if fault == EINTR { continue }
        free(memory)
        return .failed(errno: fault)
      }
      if got == 0 { break }
      count += got
      if count > limit {
        free(memory)
        return .tooLarge
      }
    }
    let kept = realloc(memory, count &+ padding) ?? memory
    memset(kept + count, 0, padding)
    return .whole(StreamMemory(address: UInt(bitPattern: kept), count: count))
  }

  deinit {
    free(UnsafeMutableRawPointer(bitPattern: address))
  }
}
