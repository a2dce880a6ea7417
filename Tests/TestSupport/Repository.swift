package import Foundation

/// Places in the repository that tests read.
package enum Repository {
  /// The top folder of the checkout.
  package static let root: URL =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder with the example specs.
  package static let specs = root.appendingPathComponent("Specs")
}

/// Public conformance suites, which live outside the repository.
package enum Conformance {
  /// The folder of one suite, or nil where the suites are not installed.
  ///
  /// Read from `CONFORMANCE_DIR`, else from `../shared/conformance` beside the checkout.
  package static func folder(_ name: String) -> URL? {
    let base =
      ProcessInfo.processInfo.environment["CONFORMANCE_DIR"].map { URL(fileURLWithPath: $0) }
      ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
    let folder = base.appendingPathComponent(name)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? folder : nil
  }

  /// Every `*.json` file of a suite in name order, parsed; empty where the suite is not installed.
  package static func cases(_ name: String) throws -> [(file: String, cases: [[String: Any]])] {
    guard let folder = folder(name) else { return [] }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try files.map { file in
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let json = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      return (file, json as? [[String: Any]] ?? [])
    }
  }
}
