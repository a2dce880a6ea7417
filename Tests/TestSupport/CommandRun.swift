package import Foundation
import Glibc

/// A run of the built command in a folder of its own.
package struct CommandRun {
  package let code: Int32
  package let output: [UInt8]
  package let errors: String

  /// The text of standard output.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The built command, beside the test bundle.
  package static let command: URL = {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = products.appendingPathComponent("sectional")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Repository.root.appendingPathComponent(".build/debug/sectional")
  }()

  /// Whether a trap, a fault of memory or another signal ended the command; an interrupt and a
  /// request to end are no crash.
  package var hasCrashed: Bool { code >= 128 && code != 130 && code != 143 }

  /// Runs the command with `arguments` in `folder`; it is ended after a minute.
  package init(
    _ arguments: [String], in folder: URL, input: FileHandle? = nil,
    environment: [String: String]? = nil
  ) throws {
    try self.init(Self.command, arguments, folder, input, environment)
  }

  /// Runs a script of `/bin/sh` in `folder`, in which `$sectional` is the command.
  ///
  /// For what arguments as text cannot say: bytes that are not UTF-8, redirections, limits.
  package init(
    shell script: String, in folder: URL, input: FileHandle? = nil,
    environment: [String: String]? = nil
  ) throws {
    var environment = environment ?? ProcessInfo.processInfo.environment
    environment["sectional"] = Self.command.path
    // A crash is found by its code; a long look at the stack would only delay the failure.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    try self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], folder, input, environment)
  }

  private init(
    _ executable: URL, _ arguments: [String], _ folder: URL, _ input: FileHandle?,
    _ environment: [String: String]?
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input ?? FileHandle.nullDevice
    if let environment { process.environment = environment }
    // Files rather than pipes: a full pipe that nobody reads would hold the command up.
    let outputFile = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errorFile = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    for file in [outputFile, errorFile] {
      try Data().write(to: file)
    }
    defer {
      try? FileManager.default.removeItem(at: outputFile)
      try? FileManager.default.removeItem(at: errorFile)
    }
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try Self.start(process)
    let deadline = Date().addingTimeInterval(60)
    while process.isRunning && Date() < deadline { usleep(2_000) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      throw TimedOut()
    }
    process.waitUntilExit()
    code =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    output = Array(try Data(contentsOf: outputFile))
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// Starts a process with no signal blocked: a child keeps the mask of the thread that starts it,
  /// and the threads of tests block most signals.
  package static func start(_ process: Process) throws {
    var none = sigset_t()
    var old = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }

  /// The command did not end.
  package struct TimedOut: Error {}
}

/// A folder for one test, which is removed with it.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sectional-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file into the folder.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> URL {
    try write(name, Array(text.utf8))
  }

  /// Writes a file into the folder.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}
