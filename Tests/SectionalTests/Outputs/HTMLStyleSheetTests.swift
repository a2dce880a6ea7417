import Foundation
import TestSupport
import Testing

/// `output.html.css`: a style sheet of the spec's folder that loads nothing and reaches nothing else.
@Suite("Output: style sheets")
struct HTMLStyleSheetTests {
  private func run(_ css: String, _ path: String = "house.css") throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("house.css", Array(css.utf8))
    try folder.write("data.csv", Array("n\n1\n".utf8))
    try folder.write(
      "r.yaml",
      Array("sectional: 1\ndata: {file: data.csv}\noutput: {html: {css: \(path)}}\n".utf8))
    return try CommandRun(["render", "r.yaml", "--to", "html"], in: folder.url)
  }

  @Test("its rules stand in the block that keeps them to the report")
  func taken() throws {
    let run = try run(".sectional { --accent: #933; } /* } */ th::before { content: '}'; }")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.contains("@scope (.sectional) {\n.sectional { --accent: #933; }"))
    #expect(try self.run("a { background: url(data:image/gif;base64,R0lGOD) }").code == 0)
    #expect(try self.run("a { background: URL( \"data:image/gif;base64,R0lGOD\" ) }").code == 0)
  }

  @Test(
    "what ends its element, loads something or leaves its block is refused",
    arguments: [
      "a { b: '</style>' }", "@import \"x.css\";", "@IMPORT url(x);", "@\\69mport 'x';",
      "a { b: url(x.png) }", "a { b: url('https://x/y') }", "a { b: \\75rl(x) }",
      "a { b: url(\"\\68ttp://x\") }", "a { b: url(h\\74tp://x) }", "a { b: image-set('x' 1x) }",
      "a { b: src('x') }", "} body { color: red", "a { b: c", "/* a", "a { b: 'c\n' }",
      "@charset 'x';",
      "a { b: url(",
    ])
  func refused(_ css: String) throws {
    let run = try run(css)
    #expect(run.code == 1, "\(css)")
    #expect(run.errors.contains("[refused-style]"), "\(run.errors)")
    #expect(run.errors.contains("house.css:1:"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("its path stays in the folder of the spec")
  func path() throws {
    let outside = try run("a {}", "../house.css")
    #expect(outside.code == 1 && outside.errors.contains("[path-outside]"))
    let missing = try run("a {}", "none.css")
    #expect(missing.code == 3 && missing.errors.contains("cannot read `none.css`"))
  }
}
