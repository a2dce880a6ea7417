import TestSupport
import Testing

/// The folder of templates beside a spec, and the built-in ones.
@Suite("Folder of templates")
struct TemplateFolderTests {
  private static let spec = """
    sectional: 1
    title: Teas
    data: {file: data.csv}
    templates: looks
    view: {group: kind}
    columns: [name, price]
    sections: [{groups: all, cell: offer, footer: end}]

    """

  private func sample(_ files: [String: String], spec: String = spec) throws -> Sample {
    let sample = try Sample(spec: spec)
    for (name, text) in files { try sample.folder.write("looks/\(name)", text) }
    return sample
  }

  @Test("Files draw the cells of their names, and replace what is built in")
  func files() throws {
    let sample = try sample([
      "offer.html.mustache": "<td>{{> name}}<td>{{price}}\n",
      "name.html.mustache": "<b>{{name}}</b>\n",
      "offer.text.mustache": "{{name}}: {{price}}\n",
      "heading.html.mustache": "<th colspan=\"{{columns}}\">{{title}}!\n",
      "wide-row.html.mustache": "<td colspan=\"2\">~{{text}}\n",
      "section.html.mustache":
        "<tbody class=\"s\">\n<tr class=\"heading\">{{> heading}}\n{{> rows}}\n",
      "page.html.mustache":
        "<!doctype html>\n<meta charset=\"utf-8\">\n{{> policy}}\n<title>{{name}}</title>\n"
        + "{{> styles}}\n<main class=\"sectional\"><h1>{{title}}: {{total}}</h1>\n{{> sections}}\n</main>\n",
      "notes.md": "not a template",
    ])
    let html = try sample.run("render", "report.yaml", "--to", "html")
    #expect(html.code == 0, "\(html.errors)")
    #expect(html.text.contains("<h1>Teas: 3</h1>\n"))
    #expect(
      html.text.contains(
        "<tbody class=\"s\">\n<tr class=\"heading\"><th colspan=\"2\">tea!\n<tr><td><b>Assam</b><td>4\n"
          + "<tr><td><b>Sencha</b><td>6\n<tr class=\"footer\"><td colspan=\"2\">~end\n<tbody"))
    #expect(html.text.hasPrefix("<!doctype html>\n<meta charset=\"utf-8\">\n<meta http-equiv="))
    #expect(html.text.hasSuffix("</main>\n"))
    #expect(try sample.run("render", "report.yaml").text.contains("\nAssam: 4\nSencha: 6\nend\n"))
  }

  @Test("`file` names the files of a cell")
  func named() throws {
    let sample = try sample(
      ["a.html.mustache": "<td colspan=\"2\">{{name}}{{> b}}\n", "b.html.mustache": "!\n"],
      spec: Self.spec + "cells: {offer: {extends: row, file: a}}\n")
    let run = try sample.run("render", "report.yaml", "--to", "html")
    #expect(run.text.contains("<tr><td colspan=\"2\">Assam!\n"), "\(run.errors)")
  }

  @Test("Faults in files have the place in the file and the way that led there")
  func faults() throws {
    let sample = try sample([
      "offer.html.mustache": "<td>{{name}}\n<td>{{> part}}\n",
      "part.html.mustache": "x\n{{prize}}\n",
    ])
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(
      run.errors == """
        looks/part.html.mustache:2:3: error: the data has no field `prize` [unknown-field]
        2 | {{prize}}
          |   ^^^^^
          ::: looks/offer.html.mustache:2:5
        2 | <td>{{> part}}
          |     ---------- `{{> part}}` leads here
          = note: `data.csv` has `kind`, `name`, `price`
          = help: did you mean `price`?

        """)
  }

  @Test("A page without its policy is refused, and one that has it too late")
  func policy() throws {
    for (page, message) in [
      (
        "<title>x</title>{{> styles}}{{> sections}}",
        "the template of the page lacks `{{> policy}}`"
      ),
      ("<p>x</p>{{> policy}}{{> styles}}{{> sections}}", "stands behind something that is drawn"),
      ("{{> styles}}{{> policy}}{{> sections}}", "stands behind `{{> styles}}`"),
      ("{{title}}{{> policy}}{{> styles}}{{> sections}}", "stands behind something that is drawn"),
      ("{{#title}}{{> policy}}{{/title}}{{> styles}}{{> sections}}", "inside of a section"),
      ("{{> policy}}{{> styles}}{{> sections}}{{> sections}}", "stands twice"),
      (
        "<meta http-equiv=\"refresh\">{{> policy}}{{> styles}}{{> sections}}", "`<meta http-equiv>`"
      ),
      ("{{> policy}}{{> styles}}<p title=\"{{> sections}}\">", "can stand in text only"),
    ] {
      let run = try sample(
        ["page.html.mustache": page + "\n"],
        spec: Self.spec.replacingOccurrences(", cell: offer", "")
      )
      .run("validate", "report.yaml")
      #expect(run.code == 1, "\(page)")
      #expect(run.errors.contains("looks/page.html.mustache:1:"), "\(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("A folder or file that leads out is refused at the place of the folder")
  func confinement() throws {
    for (setUp, message) in [
      ("mkdir out; ln -s ../out inner/looks", "`looks` leads out of the spec's folder"),
      (
        "mkdir inner/looks; ln -s ../../data.csv inner/looks/offer.html.mustache",
        "`looks/offer.html.mustache` leads out of the spec's folder"
      ),
      ("mkdir inner/looks; ln -s /dev/zero inner/looks/a.html.mustache", "leads out"),
      (
        "mkdir inner/looks; ln -s gone inner/looks/a.html.mustache",
        "leads to a file that is not there"
      ),
      ("true", "there is no folder `looks`"), ("touch inner/looks", "cannot be read"),
      ("mkdir -p inner/looks/a.html.mustache", "cannot be read: it is a folder"),
      ("mkdir inner/looks; printf '\\377' > inner/looks/a.html.mustache", "is not UTF-8"),
    ] {
      let sample = try Sample()
      try sample.folder.write("inner/report.yaml", Self.spec)
      let run = try sample.shell("\(setUp); \"$sectional\" validate inner/report.yaml")
      #expect(run.code == 1, "\(setUp)")
      #expect(run.errors.contains("inner/report.yaml:4:12: error:"), "\(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test(
    "A file that cannot be used is the one error: nothing is known of the names in its folder",
    arguments: ["printf '\\377' >", "mkdir -p", "head -c 1000001 /dev/zero >", "mkfifo"])
  func oneError(_ making: String) throws {
    let run = try Sample(
      spec: Self.spec + "cells: {offer: {extends: row, file: a}, other: {extends: row, file: b}}\n"
    ).shell(
      """
      mkdir looks; \(making) looks/a.html.mustache; echo '<td>{{> a}}' > looks/b.html.mustache
      "$sectional" validate report.yaml
      """)
    #expect(run.code == 1)
    #expect(run.errors.contains("`looks/a.html.mustache` "), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 1)
  }

  @Test(
    "Paths that say so themselves are refused",
    arguments: ["../looks", "a/../../looks", "/etc", "~/looks", "file:///etc", "http://localhost/"])
  func written(_ path: String) throws {
    let run = try Sample(spec: "sectional: 1\ntemplates: \(path)\n").run("validate", "report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("report.yaml:2:12: error: `templates` "), "\(run.errors)")
    #expect(run.errors.contains("[path-outside]"))
  }

  @Test("Partials that put each other in, or go too deep, are refused")
  func depth() throws {
    let cycle = try sample([
      "offer.html.mustache": "<td>{{> a}}\n", "a.html.mustache": "{{> b}}\n",
      "b.html.mustache": "{{> a}}\n",
    ]).run("validate", "report.yaml")
    #expect(cycle.code == 1)
    #expect(
      cycle.errors.contains("looks/b.html.mustache:1:1: error: the template `a` includes itself"))
    var files = ["offer.html.mustache": "<td>{{> p0}}\n"]
    for number in 0..<150 { files["p\(number).html.mustache"] = "{{> p\(number + 1)}}\n" }
    let deep = try sample(files).run("validate", "report.yaml")
    #expect(deep.code == 1)
    #expect(deep.errors.contains("[template-too-large]"))
    var bomb = ["offer.html.mustache": "<td>{{> p0}}\n", "p20.html.mustache": "x\n"]
    for number in 0..<20 {
      bomb["p\(number).html.mustache"] = "{{> p\(number + 1)}}{{> p\(number + 1)}}\n"
    }
    let large = try sample(bomb).run("validate", "report.yaml")
    #expect(large.code == 1)
    #expect(large.errors.contains("[template-too-large]"))
  }

  // MARK: The command

  @Test("`templates list` names the built-in templates, `templates show` prints them")
  func command() throws {
    let sample = try Sample()
    let list = try sample.run("templates", "list")
    #expect(list.code == 0)
    let names = list.text.split(separator: "\n").map(String.init)
    for name in ["row", "empty", "heading", "summary", "more", "section", "page"] {
      #expect(names.contains("\(name).html.mustache"))
    }
    for name in names {
      let run = try sample.run("templates", "show", name)
      #expect(run.code == 0)
      #expect(run.text.hasSuffix("\n"))
    }
    #expect(
      try sample.run("templates", "show", "row").text
        == sample.run("templates", "show", "row.html.mustache").text)
    let wrong = try sample.run("templates", "show", "rwo.html.mustache")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("did you mean `row.html.mustache`?"))
    #expect(try sample.run("templates").code == 2)
    #expect(try sample.run("templates", "lsit").code == 2)
  }

  @Test("A spec with the built-in templates as its own draws the same")
  func same() throws {
    let plain = try Sample()
    let own = try Sample(spec: Sample.spec + "templates: looks\n")
    for name in try plain.run("templates", "list").text.split(separator: "\n") {
      try own.folder.write("looks/\(name)", try plain.run("templates", "show", String(name)).text)
    }
    for kind in ["html", "text", "markdown"] {
      let run = try own.run("render", "report.yaml", "--to", kind)
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output == (try plain.run("render", "report.yaml", "--to", kind).output))
    }
  }
}
