import Glibc

/// What a piece of work in this process costs.
enum Stopwatch {
  /// Runs the work once.
  static func measure(_ work: () throws -> Void) rethrows -> Usage {
    let wall = seconds(CLOCK_MONOTONIC)
    let cpu = seconds(CLOCK_PROCESS_CPUTIME_ID)
    try work()
    let usedCPU = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu
    let peak = peak()
    return Usage(
      wall: seconds(CLOCK_MONOTONIC) - wall, cpu: usedCPU, peak: peak, memoryFloor: peak)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The largest resident set of this process so far in KiB.
  private static func peak() -> Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss)
  }
}
