import Glibc

/// A regular file mapped read-only, with readable zeros behind its last byte.
///
/// The scanner loads 64 bytes at a time, so an anonymous reservation one page longer than the
/// file lies under the mapping.
final class MappedMemory: Sendable {
  let address: UInt
  let count: Int
  private let reserved: Int
  private let guardSlot: Int?

  var base: UnsafePointer<UInt8> {
    UnsafePointer(bitPattern: address) ?? emptyBytes
  }

  /// Maps `count` > 0 bytes of an open file; nil where the system refuses.
  init?(descriptor: Int32, count: Int) {
    let page = Int(getpagesize())
    let (rounded, overflow) = count.addingReportingOverflow(2 * page)
    guard !overflow, count > 0 else { return nil }
    let reserved = rounded / page * page
    guard
      let area = mmap(nil, reserved, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      area != MAP_FAILED
    else { return nil }
    guard
      let file = mmap(area, count, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0),
      file != MAP_FAILED
    else {
      munmap(area, reserved)
      return nil
    }
    address = UInt(bitPattern: area)
    self.count = count
    self.reserved = reserved
    guardSlot = TruncationGuard.watch(address..<address &+ UInt(bitPattern: reserved))
  }

  /// Gives back the pages of a range, but the last where more of it is still to be read.
  func release(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let first = max(range.lowerBound, 0) / page * page
    let last = range.upperBound / page * page
    guard first < last, last <= count else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: address + UInt(first)), last - first, MADV_DONTNEED)
  }

  /// Whether the file was cut short under the mapping and zeros were read in its place.
  var wasTruncated: Bool {
    guardSlot.map { TruncationGuard.wasHit($0) } ?? false
  }

  deinit {
    if let guardSlot { TruncationGuard.forget(guardSlot) }
    munmap(UnsafeMutableRawPointer(bitPattern: address), reserved)
  }
}

/// Where an empty text begins: zeros, readable for as long as the process lives.
nonisolated(unsafe) let emptyBytes: UnsafePointer<UInt8> = {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
  bytes.initialize(repeating: 0, count: 128)
  return UnsafePointer(bytes)
}()
