import Foundation

/// The examples of a chapter of the README.
///
/// A test has each example once more, line by line; what it prints is compared with the comments
/// behind the calls of `print`.
public struct ReadmeChapter {
  /// The fenced blocks of Swift, as lines.
  public let blocks: [[Substring]]

  /// Reads the chapter with this heading of the third level.
  public init(_ heading: String) throws {
    let file = Repository.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let chapter =
      text.components(separatedBy: "### \(heading)\n").dropFirst().first?
      .components(separatedBy: "\n## ").first?.components(separatedBy: "\n### ").first ?? ""
    blocks = chapter.components(separatedBy: "```swift\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0].split(separator: "\n")
    }
  }

  /// What a block says that it prints.
  public static func printed(by block: [Substring]) -> [String] {
    block.compactMap { line in
      line.hasPrefix("print(") ? line.components(separatedBy: "  // ").last : nil
    }
  }

  /// The lines of code of all blocks that a test's source does not have.
  public func lines(missingIn source: String) throws -> [String] {
    let file = try String(contentsOfFile: source, encoding: .utf8)
    let known = Set(
      file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    // Comments say what is printed; the line before them is what runs.
    return blocks.flatMap { $0 }
      .map { $0.components(separatedBy: "  // ")[0].trimmingCharacters(in: .whitespaces) }
      .filter { !known.contains($0) }
  }
}
