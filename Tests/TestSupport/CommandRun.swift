package import Foundation

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

  /// Runs the command with `arguments` in `folder`; it is ended after a minute.
  package init(
    _ arguments: [String], in folder: URL, input: FileHandle? = nil,
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.command
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
    try process.run()
    let deadline = Date().addingTimeInterval(60)
    while process.isRunning && Date() < deadline { usleep(2_000) }
    if process.isRunning {
      process.terminate()
      throw TimedOut()
    }
    process.waitUntilExit()
    code =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    output = Array(try Data(contentsOf: outputFile))
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
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
