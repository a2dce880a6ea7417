import Diagnostics
import Foundation
import Tables
import TestSupport
import Testing

@Suite struct DataFiles {
  /// A folder that is removed at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      let file = url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file.path
    }
  }

  private func open(_ path: String, maxBytes: Int? = nil) throws -> DataFile {
    try DataFile.open(path: Array(path.utf8), name: "data.csv", maxBytes: maxBytes)
  }

  private func refusal(_ path: String, maxBytes: Int? = nil) -> String? {
    do {
      _ = try open(path, maxBytes: maxBytes)
      return nil
    } catch {
      let failure = error as? DataFailure
      #expect(failure?.kind == .io)
      return failure?.lines.first
    }
  }

  private func table(_ file: DataFile) throws -> Table {
    var bag = DiagnosticBag()
    return try CSVDocument.open(file).read(TableRequest(), into: &bag)
  }

  @Test func regularFilesAreMapped() throws {
    let folder = try Folder()
    let file = try open(folder.write("a.csv", Array("a,b\n1,2\n".utf8)))
    #expect(file.isMapped)
    #expect(try table(file).rows == [["1", "2"]])
  }

  @Test func filesOfAWholePageHaveReadableBytesBehind() throws {
    let folder = try Folder()
    for size in [4095, 4096, 4097, 8192] {
      let text = "a\n" + String(repeating: "x", count: size - 2)
      let read = try table(open(folder.write("\(size).csv", Array(text.utf8))))
      #expect(read.rows == [[String(repeating: "x", count: size - 2)]])
    }
  }

  @Test func emptyFiles() throws {
    let folder = try Folder()
    #expect(try table(open(folder.write("empty.csv", []))).rowCount == 0)
  }

  @Test func whatIsNoFileIsRefused() throws {
    let folder = try Folder()
    #expect(refusal(folder.url.path) == "data-folder: `data.csv` is a folder, not a file")
    #expect(refusal("/dev/zero") == "data-device: `data.csv` is a device, not a file")
    #expect(
      refusal(folder.url.path + "/none") == "data-missing-file: no data file `data.csv`")
    #expect(refusal("") == "data-missing-file: no data file `data.csv`")
    #expect(refusal("a\u{0}b") == "data-missing-file: no data file `data.csv`")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func filesThatFailWhileRead() {
    #expect(
      refusal("/proc/self/mem") == "data-unreadable: cannot read `data.csv`: Input/output error")
  }

  @Test func filesWithoutPermission() throws {
    guard geteuid() != 0 else { return }
    let folder = try Folder()
    let path = try folder.write("secret.csv", Array("a\n".utf8))
    chmod(path, 0)
    #expect(refusal(path) == "data-unreadable: cannot read `data.csv`: Permission denied")
  }

  @Test func theLimitIsNamed() throws {
    let folder = try Folder()
    let path = try folder.write("a.csv", Array("a,b\n1,2\n".utf8))
    #expect(refusal(path, maxBytes: 7) == "data-limit: `data.csv` has more than 7 bytes")
    #expect(refusal(path, maxBytes: 8) == nil)
    do {
      _ = try DataFile.adopt(descriptor: pipe(Array("a,b\n1,2\n".utf8)), name: "-", maxBytes: 7)
      Issue.record("a stream beyond the limit was read")
    } catch {
      #expect(error.lines == ["data-limit: `-` has more than 7 bytes"])
      #expect(error.diagnostics.first?.help.first?.contains("--max-data-bytes") == true)
    }
  }

  /// The reading end of a pipe that gets the bytes one by one.
  private func pipe(_ bytes: [UInt8]) -> Int32 {
    var ends: [Int32] = [0, 0]
    #expect(Foundation.pipe(&ends) == 0)
    let writing = ends[1]
    Thread.detachNewThread {
      for byte in bytes {
        var byte = byte
        if write(writing, &byte, 1) != 1 { break }
      }
      close(writing)
    }
    return ends[0]
  }

  @Test func oneByteAtATimeIsTheSame() throws {
    let folder = try Folder()
    let text = "a,b,c\r\n1,\"x, \"\"y\"\"\",é\r\n2,,\"東\n京\"\r\n3,5\" disk,z"
    let mapped = try table(open(folder.write("a.csv", Array(text.utf8))))
    let streamed = try DataFile.adopt(descriptor: pipe(Array(text.utf8)), name: "-")
    #expect(!streamed.isMapped)
    #expect(try table(streamed).rows == mapped.rows)
    #expect(try table(streamed).types == mapped.types)
    try streamed.checkUnchanged()
  }

  @Test func fifos() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("fifo").path
    #expect(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread {
      let writing = Foundation.open(path, O_WRONLY)
      _ = "a,b\n1,2\n".withCString { write(writing, $0, 8) }
      close(writing)
    }
    #expect(try table(open(path)).rows == [["1", "2"]])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func filesOfProc() throws {
    let file = try open("/proc/self/status")
    #expect(!file.isMapped)
    #expect(file.count > 0)
  }

  @Test func changesAreNoticed() throws {
    let folder = try Folder()
    let text = Array("a,b\n1,2\n".utf8)
    for (name, change) in [("grows", "+"), ("shrinks", "-")] {
      let path = try folder.write(name, text)
      let file = try open(path)
      try file.checkUnchanged()
      let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      if change == "+" {
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([0x31]))
      } else {
        try handle.truncate(atOffset: 4)
      }
      try handle.close()
      do {
        _ = try table(file)
        Issue.record("\(name) was not noticed")
      } catch let failure as DataFailure {
        #expect(failure.kind == .io)
        #expect(failure.diagnostics.first?.code == .dataUnreadable)
      }
    }
  }

  @Test func cuttingAMappedFileShortIsNoTrap() throws {
    let folder = try Folder()
    let path = try folder.write(
      "long.csv", Array("a\n".utf8) + [UInt8](repeating: 0x78, count: 100_000))
    let file = try open(path)
    #expect(truncate(path, 0) == 0)
    do {
      _ = try table(file)
      Issue.record("the cut was not noticed")
    } catch let failure as DataFailure {
      #expect(failure.kind == .io)
    }
  }
}
