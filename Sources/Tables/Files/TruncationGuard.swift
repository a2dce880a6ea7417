import Glibc
import Synchronization

/// Keeps the process alive when a mapped file is cut short by another program.
///
/// Reading a page behind the new end raises SIGBUS. The handler lays zeros over the rest of the
/// mapping and notes the hit; the reader finds it when it checks that the file is unchanged.
/// A SIGBUS anywhere else goes to the handler that was there before.
enum TruncationGuard {
  private static let slots = 32

  /// Three words a slot: first address, end address, hits.
  ///
  /// Never freed, since a signal may come late.
  /// Only atomics stand there, so every thread may use it.
  private nonisolated(unsafe) static let words: UnsafeMutablePointer<Atomic<UInt>> = {
    let words = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: slots * 3)
    for index in 0..<slots * 3 { (words + index).initialize(to: Atomic(0)) }
    return words
  }()

  /// Written once, before the handler is in place.
  private nonisolated(unsafe) static let previous: UnsafeMutablePointer<sigaction> = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    previous.initialize(to: sigaction())
    return previous
  }()

  private static let isInstalled: Bool = {
    _ = words
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      TruncationGuard.handle(number, info)
    }
    action.sa_flags = SA_SIGINFO
    return sigaction(SIGBUS, &action, previous) == 0
  }()

  /// Watches a mapping; nil when every slot is taken, and then nothing is guarded.
  static func watch(_ range: Range<UInt>) -> Int? {
    guard isInstalled else { return nil }
    for slot in 0..<slots {
      let first = words + slot * 3
      let (taken, _) = first.pointee.compareExchange(
        expected: 0, desired: range.lowerBound, ordering: .acquiringAndReleasing)
      if taken {
        (first + 2).pointee.store(0, ordering: .releasing)
        (first + 1).pointee.store(range.upperBound, ordering: .releasing)
        return slot
      }
    }
    return nil
  }

  static func wasHit(_ slot: Int) -> Bool {
    (words + slot * 3 + 2).pointee.load(ordering: .acquiring) != 0
  }

  static func forget(_ slot: Int) {
    (words + slot * 3 + 1).pointee.store(0, ordering: .releasing)
    (words + slot * 3).pointee.store(0, ordering: .releasing)
  }

  private static func handle(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    if let info {
      let address = UInt(bitPattern: info.pointee._sifields._sigfault.si_addr)
      for slot in 0..<slots {
        let first = (words + slot * 3).pointee.load(ordering: .acquiring)
        let end = (words + slot * 3 + 1).pointee.load(ordering: .acquiring)
        guard first != 0, address >= first, address < end else { continue }
        let page = address & ~(UInt(getpagesize()) &- 1)
        let zeros = mmap(
          UnsafeMutableRawPointer(bitPattern: page), Int(bitPattern: end &- page), PROT_READ,
          MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
        if zeros != MAP_FAILED {
          (words + slot * 3 + 2).pointee.store(1, ordering: .releasing)
          return
        }
      }
    }
    // Not ours: the handler of before is put back, and the access faults again.
    sigaction(number, previous, nil)
  }
}
