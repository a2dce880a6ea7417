import Foundation
import TestSupport

/// A spec with its data in a folder of their own, and runs of the command there.
struct Sample {
  static let spec = """
    sectional: 1
    data: {file: data.csv}
    view: {group: kind}
    columns: [name, price]

    """

  static let data = """
    kind,name,price
    tea,Assam,4
    coffee,Java,5
    tea,Sencha,6

    """

  /// What ``spec`` draws of ``data``.
  static let text = """
    report

    name    price
    ━━━━━━━━━━━━━
    tea
    ─────────────
    Assam       4
    Sencha      6

    coffee
    ─────────────
    Java        5

    """

  let folder: TemporaryFolder

  /// Writes `report.yaml` and, unless it is nil, `data.csv`.
  init(spec: String = Sample.spec, data: String? = Sample.data) throws {
    folder = try TemporaryFolder()
    try folder.write("report.yaml", spec)
    if let data { try folder.write("data.csv", data) }
  }

  /// The same with data of any bytes.
  init(spec: String = Sample.spec, bytes: [UInt8]) throws {
    try self.init(spec: spec, data: nil)
    try folder.write("data.csv", bytes)
  }

  func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: folder.url)
  }

  /// Runs a script in which `$sectional` is the command.
  func shell(_ script: String, environment: [String: String]? = nil) throws -> CommandRun {
    try CommandRun(shell: script, in: folder.url, environment: environment)
  }

  /// The text of a file; nil where it is not there.
  func read(_ name: String) -> String? {
    (try? Data(contentsOf: folder.url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names of all files, hidden ones too, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }
}

/// A field of a CSV file in quotes.
func quoted(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
}

extension TemporaryFolder {
  /// Runs the command here.
  func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(arguments, in: url)
  }
}

extension String {
  /// The text with every `old` as `new`.
  func replacingOccurrences(_ old: String, _ new: String) -> String {
    replacingOccurrences(of: old, with: new)
  }
}
