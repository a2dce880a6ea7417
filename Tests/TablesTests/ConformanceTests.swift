import Diagnostics
import Foundation
import Tables
import TestSupport
import Testing

/// Public CSV files: read as their twins say, or refused with a message that names the fix.
@Suite("CSVConformance") struct CSVConformance {
  private struct Tally {
    var passed = 0
    var total = 0

    mutating func count(_ isRight: Bool, _ name: String) {
      total += 1
      if isRight { passed += 1 } else { Issue.record("\(name) is not read as it should be") }
    }
  }

  @Test(.enabled(if: Conformance.folder("csv") != nil, "conformance/csv is not installed"))
  func suites() throws {
    guard let folder = Conformance.folder("csv") else { return }
    var tally = Tally()
    try spectrum(folder.appendingPathComponent("csv-spectrum"), &tally)
    let correctness = folder.appendingPathComponent("correctness.csv")
    if FileManager.default.fileExists(atPath: correctness.path) {
      let table = try read(Array(Data(contentsOf: correctness)))
      tally.count(table.fieldNames.count == 5 && table.rowCount == 5, "correctness.csv")
    }
    try examples(folder.appendingPathComponent("csvkit-examples"), &tally)
    print("CSVConformance: \(tally.passed) of \(tally.total) passed")
  }

  private func spectrum(_ folder: URL, _ tally: inout Tally) throws {
    let folderOfFiles = folder.appendingPathComponent("csvs")
    for file in try names(in: folderOfFiles) {
      let table = try read(Array(Data(contentsOf: folderOfFiles.appendingPathComponent(file))))
      let twin = folder.appendingPathComponent("json")
        .appendingPathComponent(file.replacingOccurrences(of: ".csv", with: ".json"))
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: twin))
      let expected = json as? [[String: String]] ?? []
      let rows = table.rows.map { row in
        Dictionary(
          zip(table.fieldNames, row.map { $0 ?? "" }), uniquingKeysWith: { first, _ in first })
      }
      tally.count(rows == expected, file)
    }
  }

  private func examples(_ folder: URL, _ tally: inout Tally) throws {
    for file in try names(in: folder) where file.hasSuffix(".csv") || file.hasSuffix(".tsv") {
      let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(file)))
      let dialect = CSVDialect(delimiter: file.hasSuffix(".tsv") ? 0x09 : 0x2C)
      guard let failure = failure(bytes, dialect: dialect) else {
        tally.count(true, file)
        continue
      }
      tally.count(
        failure.kind == .content && failure.diagnostics.allSatisfy { !$0.help.isEmpty }, file)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
