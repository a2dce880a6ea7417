import Diagnostics
import Foundation
import ReportSpec
import TestSupport
import Testing
import YAMLTree

/// One tiny spec per fault with its whole rendered message.
///
/// `Faults/NAME.yaml` gives `Faults/NAME.expected`. With `SECTIONAL_RECORD=1` the messages are
/// written anew, and the run fails all the same, so that nobody records by accident.
@Suite struct FaultTests {
  static let folder = Repository.root.appendingPathComponent("Tests/ReportSpecTests/Faults")

  static let names: [String] = files(endingWith: ".yaml")

  private static func files(endingWith ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test(arguments: names) func message(name: String) throws {
    let spec = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).yaml"))
    let message = String(
      decoding: Decoded(Array(spec), name: "\(name).yaml").message, as: UTF8.self)
    let golden = Self.folder.appendingPathComponent("\(name).expected")
    if ProcessInfo.processInfo.environment["SECTIONAL_RECORD"] == "1" {
      try Data(message.utf8).write(to: golden)
      Issue.record("recorded \(name).expected")
      return
    }
    let expected = try String(decoding: Data(contentsOf: golden), as: UTF8.self)
    #expect(message == expected, "\(name)")
    #expect(!message.isEmpty, "\(name) has no fault")
  }

  @Test func everyMessageHasItsSpec() {
    let goldens = Self.files(endingWith: ".expected")
    #expect(Set(goldens).symmetricDifference(Self.names).sorted() == [])
  }

  @Test func thereAreManyFaults() {
    #expect(Self.names.count >= 100)
  }
}
