import Foundation
import Mappings
import Sectional
import Sections
import TestSupport
import Testing

/// Tables beside the data: `lookups` (spec language §4).
@Suite("Behaviour: lookups")
struct LookupTests {
  private let flights = csv("flight,carrier,delay", "1,LH,5", "2,XX,0", "3,BA,12", "4,,1")
  private let airlines = csv("carrier,name,seats", "BA,British Airways,180", "LH,Lufthansa,150")

  private func report(
    _ spec: String, _ files: [String: String]
  ) throws -> Report {
    let folder = try TemporaryFolder()
    try folder.write("report.yaml", Array("sectional: 1\n\(spec)\n".utf8))
    try folder.write("flights.csv", Array(flights.utf8))
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    return try Report(spec: folder.url.appendingPathComponent("report.yaml").path)
  }

  private func fault(_ spec: String, _ files: [String: String]) throws -> ReportError {
    do {
      _ = try report(spec, files)
    } catch let error as ReportError {
      return error
    }
    throw NoFault()
  }

  private struct NoFault: Error {}

  @Test("a record is found by its key, and null where there is none")
  func keyed() throws {
    let report = try report(
      """
      data:
        file: flights.csv
        lookups: {airlines: {file: airlines.csv, key: carrier}}
        fields:
          airline: {value: "airlines[carrier].name"}
          share: {value: "delay * airlines[carrier].seats"}
      view: {where: delay > 0, order: [airline]}
      columns: [flight, airline, share]
      """, ["airlines.csv": airlines])
    #expect(
      report.rows(inSection: 0) == [
        ["3", "British Airways", "2160"], ["1", "Lufthansa", "750"], ["4", "–", "–"],
      ])
  }

  @Test("a file that is not there or empty is told as what it is")
  func noTable() throws {
    let spec = """
      data: {file: flights.csv, lookups: {airlines: {file: airlines.csv, key: carrier}}}
      columns: [flight, {id: name, value: "airlines[carrier].name"}]
      """
    let missing = try fault(spec, [:])
    #expect(missing.diagnostics.map(\.code) == ["data-missing-file"])
    #expect(
      missing.description.hasSuffix(
        "help: a path in a spec is relative to the spec; "
          + "`--lookup airlines=FILE` names another file\n"))
    for text in ["", "\n\n"] {
      let empty = try fault(spec, ["airlines.csv": text])
      #expect(
        empty.diagnostics.map(\.message)
          == ["the lookup `airlines` has no fields: its file is empty"])
    }
    #expect(
      try report(spec, ["airlines.csv": "carrier,name\n"]).rows(inSection: 0)?.first
        == ["1", "–"])
  }

  @Test("numbers find a key of the same value")
  func numbers() throws {
    let report = try report(
      """
      data:
        file: flights.csv
        lookups: {grades: {file: grades.csv, key: least}}
        fields: {grade: {value: "grades[delay].word"}}
      columns: [grade]
      """, ["grades.csv": csv("least,word", "5.0,late", "12,very late")])
    #expect(report.column() == [["late", "–", "very late", "–"]])
  }

  @Test("without a key there is one record at most")
  func keyless() throws {
    let spec = """
      data:
        file: flights.csv
        lookups: {limits: {file: limits.csv}}
      view: {where: 'limits == null || delay > limits.least'}
      columns: [flight]
      """
    #expect(try report(spec, ["limits.csv": csv("least", "4")]).column() == [["1", "3"]])
    #expect(try report(spec, ["limits.csv": csv("least")]).column() == [["1", "2", "3", "4"]])
    let fault = try fault(spec, ["limits.csv": csv("least", "4", "5")])
    #expect(fault.diagnostics.map(\.code) == ["lookup-records"])
  }

  @Test("a key that stands twice is an error that names both lines")
  func duplicates() throws {
    let fault = try fault(
      "data: {file: flights.csv, lookups: {airlines: {file: airlines.csv, key: carrier}}}",
      ["airlines.csv": airlines + "BA,Other,1\n"])
    #expect(
      fault.diagnostics.map(\.message)
        == ["the lookup `airlines` has the key `BA` twice, lines 2 and 4"])
    #expect(fault.diagnostics.first?.code == "lookup-key-duplicate")
    #expect(fault.diagnostics.first?.line == 4)
  }

  @Test("unknown fields, keys and files are told with their places")
  func unknown() throws {
    let member = try fault(
      """
      data:
        file: flights.csv
        lookups: {airlines: {file: airlines.csv, key: carrier}}
        fields: {airline: {value: "airlines[carrier].nmae"}}
      """, ["airlines.csv": airlines])
    #expect(member.diagnostics.map(\.code) == ["unknown-name"])
    #expect(member.description.contains("did you mean `name`?"))
    let key = try fault(
      "data: {file: flights.csv, lookups: {airlines: {file: airlines.csv, key: carier}}}",
      ["airlines.csv": airlines])
    #expect(
      key.diagnostics.map(\.message) == ["the lookup `airlines` has no field `carier`"])
    let names = (1...30).map { "f\($0)" }
    let wide = try fault(
      "data: {file: flights.csv, lookups: {wide: {file: wide.csv, key: id}}}",
      ["wide.csv": names.joined(separator: ",") + "\n"])
    let listed = names.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    #expect(wide.description.contains("wide.csv` has \(listed) and 10 more\n"))
    let file = try fault(
      "data: {file: flights.csv, lookups: {airlines: {file: airline.csv, key: carrier}}}", [:])
    #expect(file.kind == .unreadable)
    #expect(file.diagnostics.first?.line == 2)
  }

  @Test("a report may be given another file, which need not be in the spec's folder")
  func given() throws {
    let folder = try TemporaryFolder()
    let spec =
      "data: {file: flights.csv, lookups: {one: {file: one.csv}, two: {file: two.csv}}}"
      + "\ncolumns: [{id: x, value: one.a}, {id: y, value: two.a}]"
    try folder.write("inner/report.yaml", "sectional: 1\n\(spec)\n")
    try folder.write("inner/flights.csv", "flight\n1\n")
    try folder.write("inner/one.csv", "a\nfirst\n")
    try folder.write("inner/two.csv", "a\nsecond\n")
    try folder.write("other.csv", "a\nthird\n")
    func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
    func rows(_ lookups: [String: String]) throws -> [[[String]]?] {
      let byPath = try Report(spec: path("inner/report.yaml"), lookups: lookups)
      let byText = try Report(
        specText: "sectional: 1\n\(spec)\n", dataText: "flight\n1\n",
        name: path("inner/report.yaml"), lookups: lookups)
      return [byPath.rows(inSection: 0), byText.rows(inSection: 0)]
    }
    #expect(try rows([:]) == [[["first", "second"]], [["first", "second"]]])
    #expect(
      try rows(["two": path("other.csv")]) == [[["first", "third"]], [["first", "third"]]])
    #expect(
      try rows(["two": path("other.csv"), "one": path("inner/two.csv")])
        == [[["second", "third"]], [["second", "third"]]])
    do {
      _ = try rows(["tow": "a", "two": path("nowhere.csv"), "once": "b"])
      Issue.record("the report is there")
    } catch let error as ReportError {
      #expect(
        error.diagnostics.map(\.description)
          == [
            "error: no data file `\(path("nowhere.csv"))` [data-missing-file]",
            "lookups:1:1: error: the spec has no lookup `once` [unknown-lookup]",
            "lookups:1:1: error: the spec has no lookup `tow` [unknown-lookup]",
          ])
    }
  }

  @Test("a file that leads out of the spec's folder is refused")
  func confined() throws {
    let folder = try TemporaryFolder()
    try folder.write("airlines.csv", Array(airlines.utf8))
    let spec = folder.url.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: spec.appendingPathComponent("airlines.csv"),
      withDestinationURL: folder.url.appendingPathComponent("airlines.csv"))
    try Data(flights.utf8).write(to: spec.appendingPathComponent("flights.csv"))
    try Data(
      """
      sectional: 1
      data: {file: flights.csv, lookups: {airlines: {file: airlines.csv, key: carrier}}}
      """.utf8
    ).write(to: spec.appendingPathComponent("report.yaml"))
    do {
      _ = try Report(spec: spec.appendingPathComponent("report.yaml").path)
      Issue.record("the spec loads")
    } catch {
      #expect(error.diagnostics.map(\.code) == ["path-outside"])
    }
  }
}
