import Foundation
import TestSupport
import Testing

/// A signal ends a run with 128 and its number, and leaves no temporary file.
@Suite("Signals")
struct SignalTests {
  static let signals: [(number: Int32, code: Int32)] = [(SIGINT, 130), (SIGTERM, 143)]

  /// Runs the command and sends it a signal when `isTime` says so.
  private func interrupted(
    _ arguments: [String], _ sample: Sample, signal: Int32, when isTime: () -> Bool
  ) throws -> Process {
    let process = Process()
    process.executableURL = CommandRun.command
    process.arguments = arguments
    process.currentDirectoryURL = sample.folder.url
    // A pipe that is never closed: who reads it waits.
    process.standardInput = Pipe()
    process.standardOutput = FileHandle.nullDevice
    try CommandRun.start(process)
    let deadline = Date().addingTimeInterval(30)
    while process.isRunning && !isTime() && Date() < deadline { usleep(200) }
    kill(process.processIdentifier, signal)
    while process.isRunning && Date() < deadline { usleep(1_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process
  }

  @Test("While the output is written", arguments: signals)
  func whileWriting(_ number: Int32, _ code: Int32) throws {
    // Long enough to be met while its temporary file is there.
    let rows = (0..<60_000).map { "tea,name \($0),\($0)\n" }.joined()
    let sample = try Sample(data: "kind,name,price\n" + rows)
    try sample.folder.write("out.txt", "old\n")
    let process = try interrupted(
      ["render", "report.yaml", "-o", "out.txt"], sample, signal: number
    ) { sample.names.count > 3 }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
    #expect(sample.names == ["data.csv", "out.txt", "report.yaml"])
    #expect(sample.read("out.txt") == "old\n")
  }

  @Test("While the data is awaited", arguments: signals)
  func whileReading(_ number: Int32, _ code: Int32) throws {
    let sample = try Sample()
    let start = Date()
    let process = try interrupted(
      ["render", "report.yaml", "--data", "-", "-o", "out.txt"], sample, signal: number
    ) { Date().timeIntervalSince(start) > 0.5 }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
    #expect(sample.names == ["data.csv", "report.yaml"])
  }
}
