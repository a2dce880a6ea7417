import Glibc

/// Threads that share out a piece of work.
package enum Workers {
  /// More hardly help: the parts are then bound by memory, and each costs some MiB.
  private static let most = 8

  /// How many threads can run at once, at least one.
  package static var available: Int {
    min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), most)
  }

  /// Enough for reading, which recurses nowhere, and the same whatever the limit of the main
  /// thread's stack is.
  private static let stackSize = 1 << 20

  /// Makes `count` parts at the same time: the first on the caller's thread, each other one on a
  /// thread of its own, or after the first where the system gives none.
  ///
  /// - Returns: the parts in order
  static func map<Part>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> sending Part
  ) -> [Part] {
    guard count > 1 else { return count == 1 ? [make(0)] : [] }
    let slots = Slots<Part>(count)
    var threads: [pthread_t] = []
    var left: [Int] = [0]
    for index in 1..<count {
      if let thread = start({ slots.fill(index, make(index)) }) {
        threads.append(thread)
      } else {
        left.append(index)
      }
    }
    for index in left { slots.fill(index, make(index)) }
    for thread in threads { pthread_join(thread, nil) }
    return slots.all
  }

  /// Runs `body` on a new thread, which has to be joined; nil where there is none to be had.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let task = Unmanaged.passRetained(ThreadTask(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<ThreadTask>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, task.toOpaque())
    guard result == 0 else {
      task.release()
      return nil
    }
    return thread
  }
}

/// What a new thread gets to do.
private final class ThreadTask: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

/// A place for each part: every thread fills its own, and they are read when all have ended.
private final class Slots<Part>: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Part?>

  init(_ count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  func fill(_ index: Int, _ part: Part) {
    places[index] = part
  }

  var all: [Part] { places.compactMap { $0 } }
}
