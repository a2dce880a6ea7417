import Diagnostics
import ReportSpec
import Testing
import YAMLTree

/// What the templates of a section and of the page must have.
@Suite struct PartTemplateTests {
  /// The faults of a spec whose folder has one template.
  private func faults(_ name: String, _ text: String) -> [Diagnostic] {
    let source = SourceFile(name: "s.yaml", bytes: Array("sectional: 1\ntemplates: t\n".utf8))
    let file = TemplateFileSpec(
      name: name, form: .html, source: SourceFile(name: "t/\(name)", bytes: Array(text.utf8)))
    var bag = DiagnosticBag()
    if let tree = YAMLReader.read(source, into: &bag) {
      _ = ReportSpec.decode(
        tree, source: source, templates: TemplateFolderReader { _, _ in [file] }, into: &bag)
    }
    return bag.all
  }

  @Test(arguments: [
    "{{> rows}}", "{{#folds}}<div>{{> rows}}</div>{{/folds}}{{^folds}}{{> rows}}{{/folds}}",
    "{{#title}}{{#folds}}{{> rows}}{{/folds}}{{^folds}}{{> rows}}{{/folds}}{{/title}}"
      + "{{^title}}{{> rows}}{{/title}}",
    "{{#title}}<h2>{{title}}</h2>{{/title}}{{> rows}}{{#count}}{{count}}{{/count}}",
  ])
  func rowsOnce(_ text: String) {
    #expect(faults("section", text).map(\.message) == [])
  }

  private static let head = "<!doctype html>\n<html lang=\"en\">\n"
  private static let rest = "{{> policy}}\n{{> styles}}\n{{> sections}}"

  @Test(arguments: [
    "<meta charset=\"utf-8\">\n", "<meta charset='UTF-8'><meta name=\"a\" content=\"b\">",
    "{{#footer}}<meta charset=\"utf-8\">{{/footer}}<meta charset=\"utf-8\">",
  ])
  func charset(_ text: String) {
    #expect(faults("page", Self.head + text + Self.rest).map(\.message) == [])
    #expect(faults("page", "\u{feff}" + Self.head + text + Self.rest).map(\.message) == [])
  }

  @Test(arguments: [
    "", "<!-- <meta charset=\"utf-8\"> -->", "<meta name=\"charset\" content=\"utf-8\">",
    "{{#footer}}<meta charset=\"utf-8\">{{/footer}}", "<title><meta charset=\"utf-8\"></title>",
  ])
  func noCharset(_ text: String) {
    let message = "no `<meta charset=\"utf-8\">` stands before `{{> policy}}`"
    #expect(faults("page", Self.head + text + Self.rest).map(\.message) == [message])
    let late = Self.head + text + Self.rest + "<meta charset=\"utf-8\">"
    #expect(faults("page", late).map(\.message) == [message])
  }

  @Test func aByteOrderMarkIsSkipped() {
    let found = faults("section", "\u{feff}{{> rows}}{{nothing}}")
    #expect(found.map(\.code.name) == ["unknown-template-name"])
    #expect(found.first?.primary?.span.range == 13..<24)
    // Only one, and only at the start.
    #expect(faults("row", "\u{feff}<td>x").map(\.message) == [])
    #expect(faults("row", "\u{feff}\u{feff}<td>x").map(\.code.name) == ["template-markup"])
  }

  @Test(arguments: [
    ("<h2>{{title}}</h2>", "the template of a section lacks `{{> rows}}`"),
    ("{{> rows}}{{> rows}}", "`{{> rows}}` is drawn twice by the template of a section"),
    (
      "{{> rows}}{{#folds}}{{> rows}}{{/folds}}",
      "`{{> rows}}` is drawn twice by the template of a section"
    ),
    (
      "{{#title}}{{> rows}}{{/title}}{{^folds}}{{> rows}}{{/folds}}{{^title}}{{> rows}}{{/title}}",
      "`{{> rows}}` is drawn twice by the template of a section"
    ),
    (
      "{{#title}}{{> rows}}{{/title}}",
      "`{{> rows}}` stands inside of a section, which may leave it out"
    ),
    (
      "{{#title}}{{> rows}}{{/title}}{{^title}}{{^folds}}{{> rows}}{{/folds}}{{/title}}",
      "`{{> rows}}` stands inside of a section, which may leave it out"
    ),
  ])
  func rowsMissingOrTwice(_ text: String, _ message: String) {
    #expect(faults("section", text).map(\.message) == [message])
    #expect(faults("section", text).map(\.code.name) == ["template-reserved"])
  }
}
