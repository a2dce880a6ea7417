import Glibc

/// What one run of a program took.
struct Usage {
  /// Seconds from before the spawn to the exit.
  var wall: Double
  /// Seconds of user and system time, of the program and the children that it waited for.
  var cpu: Double
  /// The largest resident set in KiB.
  ///
  /// On Linux an `exec` carries over the peak of the process that it came from, so the figure is
  /// never below this process's own peak at the time: see `memoryFloor`.
  var peak: Int
  /// This process's own peak in KiB before the spawn: a `peak` that is not above it is a bound.
  var memoryFloor: Int
}

/// One run of a program in a process of its own.
enum ChildProcess {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: the program
  ///   - arguments: what follows its name
  ///   - output: the file that takes its standard output, replaced
  ///   - errors: the file that takes its standard error, replaced
  /// - Returns: what it took
  /// - Throws: `BenchmarkError` when it cannot be started, fails or is ended by a signal
  static func run(_ path: String, _ arguments: [String], output: String, errors: String) throws
    -> Usage
  {
    // A new file instead of a truncated one: some file systems flush a file that was truncated and
    // written again when it is closed.
    for file in [output, errors] where unlink(file) != 0 && errno != ENOENT {
      throw BenchmarkError.system("unlink", file)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o644)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment().map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }

    let floor = OwnMemory.reset()
    var process: pid_t = 0
    let start = now()
    let result = posix_spawn(&process, path, &actions, nil, &words, &variables)
    guard result == 0 else {
      throw BenchmarkError("\(path) cannot be run: \(String(cString: strerror(result)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError.system("wait4", path) }
    }
    let wall = now() - start
    if status != 0 { throw BenchmarkError(failure(path, status, errors: errors)) }
    return Usage(
      wall: wall, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peak: Int(usage.ru_maxrss), memoryFloor: floor)
  }

  private static func failure(_ path: String, _ status: Int32, errors: String) -> String {
    let signal = status & 0x7f
    let end = signal == 0 ? "exit code \(status >> 8 & 0xff)" : "signal \(signal)"
    let words = FileReader.text(of: errors, limit: 2000).split(separator: "\n").prefix(6)
    return (["\(path): \(end)"] + words.map(String.init)).joined(separator: "\n    ")
  }

  /// The same few variables for every program, so that none reads settings of the user.
  private static func environment() -> [String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].compactMap { name in
      getenv(name).map { name + "=" + String(cString: $0) }
    }
    return kept + ["LC_ALL=C.UTF-8", "TZ=UTC"]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The memory of this process.
enum OwnMemory {
  /// Lets the peak begin anew.
  ///
  /// - Returns: the peak in KiB from now on; 0 where it is not known
  static func reset() -> Int {
    // "5" sets VmHWM to what is resident now: proc(5), /proc/[pid]/clear_refs. Where that is not
    // allowed the peak stays as it was, which the figure below says.
    let descriptor = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    if descriptor >= 0 {
      _ = write(descriptor, "5", 1)
      _ = close(descriptor)
    }
    return peak()
  }

  private static func peak() -> Int {
    let lines = FileReader.text(of: "/proc/self/status").split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmHWM:") }) else { return 0 }
    return line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
      ?? 0
  }
}
