package import Foundation

/// Files with the output that was read and found right.
///
/// With `SECTIONAL_RECORD=1` a file that differs is rewritten, and the test fails all the same, so
/// that nobody records without looking.
package enum Golden {
  /// Why `bytes` are not what the file holds; nil where they are.
  package static func difference(_ bytes: [UInt8], _ file: URL) -> String? {
    let expected = try? Data(contentsOf: file)
    if let expected, Array(expected) == bytes { return nil }
    if ProcessInfo.processInfo.environment["SECTIONAL_RECORD"] == "1" {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return "recorded \(file.lastPathComponent): read it, then run again"
      } catch {
        return "cannot record \(file.lastPathComponent): \(error)"
      }
    }
    guard let expected else { return "there is no golden \(file.lastPathComponent)" }
    return "\(file.lastPathComponent): " + firstDifference(Array(expected), bytes)
  }

  /// The names of the files in a folder that none of `names` is, which no test compares any more.
  package static func orphans(in folder: URL, besides names: Set<String>) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !names.contains($0) }.sorted()
  }

  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let newLine = UInt8(ascii: "\n")
    let old = expected.split(separator: newLine, omittingEmptySubsequences: false)
    let new = actual.split(separator: newLine, omittingEmptySubsequences: false)
    let count = max(old.count, new.count)
    for number in 0..<count {
      let before = number < old.count ? old[number] : []
      let after = number < new.count ? new[number] : []
      if before != after {
        return """
          line \(number + 1) differs
          expected: \(String(decoding: before, as: UTF8.self))
          actual:   \(String(decoding: after, as: UTF8.self))
          """
      }
    }
    return "differs"
  }
}
