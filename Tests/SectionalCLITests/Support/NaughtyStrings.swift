import Foundation
import TestSupport

/// The public lists of strings, and how pages show them.
enum NaughtyStrings {
  private static func list(_ name: String) -> [Any] {
    guard let folder = Conformance.folder("strings") else { return [] }
    let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [Any] } ?? []
  }

  private static var cases: [[String: Any]] {
    list("injection.json").compactMap { $0 as? [String: Any] }
  }

  /// Those that a CSV file can have.
  static let all: [String] = {
    let plain = list("naughty-strings.json") + list("markup-strings.json")
    var seen: Set<[UInt8]> = []
    return (plain + cases.compactMap { $0["value"] }).compactMap { $0 as? String }
      .filter {
        !$0.isEmpty && !$0.unicodeScalars.contains("\0") && seen.insert(Array($0.utf8)).inserted
      }
  }()

  static func of(context: String) -> [String] {
    cases.filter { $0["context"] as? String == context }.compactMap { $0["value"] as? String }
      .filter { !$0.isEmpty }
  }

  /// The Python that has html5lib; nil where it is not installed.
  static let python: String? = {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/root"
    let venv = ProcessInfo.processInfo.environment["VENV"] ?? home + "/.cache/report-checks"
    let path = venv + "/bin/python"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  /// What a page or a table shows of a text: signs for what would not be seen.
  static func visible(_ text: String, keeping kept: Set<UInt32>) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case let value where kept.contains(value): shown.unicodeScalars.append(scalar)
      case 0..<0x20: shown.unicodeScalars.append(UnicodeScalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: shown += "␡"
      case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        shown += "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// A string in YAML's double quotes.
  static func yaml(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value >= 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
