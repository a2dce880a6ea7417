import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// Every file in Faults with the whole message that it gives.
///
/// With `SECTIONAL_RECORD=1` the messages are written anew, and the test fails all the same.
@Suite struct FaultTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/YAMLTreeTests/Faults")
  private static let isRecording =
    ProcessInfo.processInfo.environment["SECTIONAL_RECORD"] == "1"

  private static func names(ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test func everyFaultGivesItsMessage() throws {
    let names = try Self.names(ending: ".yaml")
    #expect(names.count > 40)
    for name in names {
      let file = Self.folder.appendingPathComponent("\(name).yaml")
      let reading = Reading(Array(try Data(contentsOf: file)), name: "\(name).yaml", notes: true)
      let expected = Self.folder.appendingPathComponent("\(name).expected")
      if Self.isRecording {
        try reading.page.write(to: expected, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name)")
        continue
      }
      let page = try String(contentsOf: expected, encoding: .utf8)
      #expect(reading.page == page, "\(name)")
      #expect(!page.isEmpty, "\(name) has no fault")
    }
  }

  @Test func noMessageIsWithoutItsFile() throws {
    #expect(try Self.names(ending: ".expected") == Self.names(ending: ".yaml"))
  }

  @Test func everyCodeOfTheFamilyIsMet() throws {
    let pages = try Self.names(ending: ".expected").map { name in
      try String(
        contentsOf: Self.folder.appendingPathComponent("\(name).expected"), encoding: .utf8)
    }
    for page in CodeCatalogue.pages where page.code.name.hasPrefix("yaml-") {
      // Limits have tests of their own, with files made for them.
      guard page.code != .yamlLimit else { continue }
      #expect(pages.contains { $0.contains("[\(page.code.name)]") }, "\(page.code.name)")
    }
  }
}
