import Glibc

/// Runs the command on a stack of its own size.
///
/// A shell may give the process a stack so small that reading a spec ends in a fault of the system
/// (`ulimit -s 256`); the stack here is the same everywhere.
enum LargeStack {
  /// Bytes of the stack; only what is used takes memory.
  private static let size = 16 << 20

  private final class Work {
    let body: () -> Int32
    var result: Int32 = 0

    init(_ body: @escaping () -> Int32) {
      self.body = body
    }
  }

  /// The result of `body`, run to its end on such a stack; on the caller's where none can be had.
  static func run(_ body: @escaping () -> Int32) -> Int32 {
    let work = Work(body)
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return body() }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let started = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        let work = Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue()
        work.result = work.body()
        return nil
      }, Unmanaged.passUnretained(work).toOpaque())
    guard started == 0 else { return body() }
    // The work lives in this frame until the thread is done.
    return withExtendedLifetime(work) {
      pthread_join(thread, nil)
      return work.result
    }
  }
}
