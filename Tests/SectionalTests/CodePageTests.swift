import Diagnostics
import Foundation
import TestSupport
import Testing

/// Runs both examples of every code's page.
@Suite("Code pages")
struct CodePageTests {
  static let names = CodeCatalogue.pages.map(\.code.name)

  @Test("codes are kebab-case and have one page each")
  func codes() {
    #expect(Set(Self.names).count == Self.names.count)
    for name in Self.names {
      #expect(
        name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name) is not kebab-case")
    }
  }

  @Test("every code in the sources has a page")
  func complete() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var codes: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      codes.formUnion(text.matches(of: /DiagnosticCode\("([a-z0-9-]+)"\)/).map { String($0.1) })
    }
    #expect(codes.subtracting(Self.names).sorted() == [])
    #expect(codes.count > 50)
  }

  @Test("the example gives the code, the mended one gives nothing", arguments: names)
  func examples(_ name: String) throws {
    let page = try #require(CodeCatalogue.page(named: name))
    let wrong = try CommandRun(page.example)
    #expect(wrong.errors.contains("[\(name)]"), "the example says: \(wrong.errors)")
    let mended = try CommandRun(page.mended)
    #expect(mended.errors.isEmpty, "the mended example says: \(mended.errors)")
    #expect(mended.code == 0)
  }
}

extension CommandRun {
  /// Runs the call of an example over its files.
  init(_ example: CodeExample) throws {
    let folder = try TemporaryFolder()
    for file in example.files { try folder.write(file.name, file.bytes) }
    try self.init(example.arguments, in: folder.url)
  }
}
