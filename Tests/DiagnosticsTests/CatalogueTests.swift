import Diagnostics
import Testing

/// The pages of the codes.
@Suite struct CatalogueTests {
  @Test func namesAreKebabCaseAndUnique() {
    let names = CodeCatalogue.pages.map(\.code.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
      #expect(!name.hasPrefix("-") && !name.hasSuffix("-") && !name.contains("--"))
      #expect(CodeCatalogue.page(named: name)?.code.name == name)
    }
    #expect(CodeCatalogue.page(named: "no-such-code") == nil)
  }

  @Test func titlesAndExplanationsFollowTheHouse() {
    for page in CodeCatalogue.pages {
      #expect(!page.title.hasSuffix("."), "\(page.code)")
      #expect(!page.title.isEmpty && !page.title.contains("\n"), "\(page.code)")
      #expect(page.explanation.hasSuffix("."), "\(page.code)")
      #expect(!page.example.files.isEmpty && !page.mended.files.isEmpty, "\(page.code)")
    }
  }

  @Test func aPageAsText() {
    let explanation = """
      First paragraph with `code` that is long enough to be broken into more than one line of \
      text on the page.

      Second one.
      """
    let example = CodeExample(files: [
      CodeExample.File(name: "report.yaml", bytes: Array("a: 1\n\nb:\u{1b} 2".utf8))
    ])
    let page = CodePage(
      DiagnosticCode("sample"), "a fault", explanation, example: example,
      mended: CodeExample(spec: "a: 1\n", data: "x\n1\n", arguments: ["validate", "it's a.yaml"]))
    #expect(
      page.text() == """
        sample: a fault

        First paragraph with `code` that is long enough to be broken into more than one
        line of text on the page.

        Second one.

        Example:

          report.yaml

            a: 1

            b:␛ 2

          $ sectional render report.yaml

        Mended:

          report.yaml

            a: 1

          data.csv

            x
            1

          $ sectional validate 'it'\\''s a.yaml'

        """)
  }
}
