extension CodeCatalogue {
  /// Pages about what templates of cells and pages may hold.
  static let templatePlacePages: [CodePage] = [
    .specs(
      .templatePartial, "a template asks for another one that it cannot have",
      """
      `{{> name}}` puts another template in, `{{< name}}…{{/ name}}` builds on it: the text or HTML \
      of a named cell, a file of the folder that `templates` names, or a built-in one. The name \
      is written in the template and never comes from the data, and no template may put itself \
      in, by whatever way.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "{{> rwo}}<td>new"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "{{> row}}<td>new"}

        """),
    .specs(
      .templateUnsafePlace, "a value stands where no escaping makes it safe",
      """
      Values are escaped by where they stand: in text, in a quoted attribute, in an address. In a \
      script, a style, a comment, an event handler, the name of a tag or attribute, or an \
      attribute without quotes, a value could always become something else, so that it is \
      refused there.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td title={{name}}>{{name}}<td>{{price}}"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: '<td title="{{name}}">{{name}}<td>{{price}}'}

        """),
    .specs(
      .templateMarkup, "a template has HTML that it must not have",
      """
      Pages load and run nothing, so that scripts, `<base>`, `<meta http-equiv>`, event handlers \
      and `style` attributes are refused: use a class, and `output.html.css`. So are frames, sound, \
      films, addresses of forms, and pictures by their address, which would stay empty: a column \
      with the format `image` puts a picture into the page. The `html` of a row \
      is a sequence of `<td>` and `<th>`, each with everything closed that it opens; anything \
      else would end up outside of the table.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td>{{name}}</td><b>{{price}}</b>"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td>{{name}}</td><td><b>{{price}}</b></td>"}

        """),
    .specs(
      .templateRowSpan, "a row has more or fewer cells than the table has columns",
      """
      The `html` of a row is its cells, and together they take as many columns as the table has in \
      HTML: a cell takes one, or as many as its `colspan` says. With fewer the rest of the row \
      stays empty, with more the table grows a column without a title. Where the cells depend on \
      values nothing is said.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, price]
        sections:
          - {before: [{html: "<td>Prices include tax"}]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, price]
        sections:
          - {before: [{html: '<td colspan="{{columns}}">Prices include tax'}]}

        """),
    .specs(
      .templateBranch, "a section of a template leaves the HTML in another place than it found",
      """
      What stands inside of `{{#name}}…{{/name}}` may be left out, so that the HTML behind it would \
      be read in two ways: inside of an attribute, a tag or an element on one of them, outside on \
      the other. Close inside of the section what it opens.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td>{{#price}}<b>{{/price}}{{name}}</b><td>{{price}}"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: '<td{{#price}} class="priced"{{/price}}>{{name}}<td>{{price}}'}

        """),
    .specs(
      .templateUntrusted, "a value is printed as markup that is not trusted to be some",
      """
      Three braces, or `{{& name}}`, print a value as it is, with any tags in it. That is for fields \
      alone whose markup was made by someone whom you trust as much as yourself: mark them with \
      `trusted: true` under `data.fields`.
      """,
      data: "name,note\nwine,<b>new</b>\n",
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns: [name]
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td>{{name}} {{{note}}}"}

        """,
      mended: """
        sectional: 1
        data:
          file: data.csv
          fields: {note: {trusted: true}}
        columns: [name]
        sections: [{cell: offer}]
        cells:
          offer: {extends: row, html: "<td>{{name}} {{{note}}}"}

        """),
    .specs(
      .templateNameKind, "a name is printed that stands for several values",
      """
      Some names stand for a row or for a list and not for one value: `previous` and `next` are \
      neighbouring rows, `cells` are the cells of the columns. Open a section with such a name, as \
      in `{{#previous}}{{price}}{{/previous}}`, and print what is in it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer, depends_on: -1}]
        cells:
          offer: {extends: row, html: "<td>{{name}}<td>{{previous}}"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections: [{cell: offer, depends_on: -1}]
        cells:
          offer: {extends: row, html: "<td>{{name}}<td>{{#previous}}{{price}}{{/previous}}"}

        """),
    .specs(
      .templateTooLarge, "a template is larger than a template may be",
      """
      A template that puts others in can grow without end, so that there are limits: sections, \
      blocks and partials inside of each other, tags, and bytes of text, all counted when every \
      partial has been put in. The message says which limit was reached.
      """,
      wrong: """
        sectional: 1
        title: "\(String(repeating: "{{#total}}", count: 101))x\(String(repeating: "{{/total}}", count: 101))"
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: "{{#total}}x{{/total}}"
        data: {file: data.csv}

        """),
    CodePage(
      .templateFile, "a file of templates is missing or cannot be used",
      """
      `templates` names a folder beside the spec. A cell takes the files of its name from it, \
      `NAME.html.mustache` and `NAME.text.mustache`, or those that its `file` names, without the \
      ending. The files are UTF-8 and have at most 1 MB each; they and the folder stay in the \
      spec's folder, links followed.
      """,
      example: CodeExample(
        files: [
          CodeExample.File("report.yaml", templateFileSpec("offers")),
          CodeExample.File("data.csv", "name,price\nwine,4.50\n"),
          CodeExample.File("templates/offer.html.mustache", "<td>{{name}}<td>{{price}}\n"),
        ]),
      mended: CodeExample(
        files: [
          CodeExample.File("report.yaml", templateFileSpec("offer")),
          CodeExample.File("data.csv", "name,price\nwine,4.50\n"),
          CodeExample.File("templates/offer.html.mustache", "<td>{{name}}<td>{{price}}\n"),
        ])),
    CodePage(
      .templateReserved, "a template of the page or of a section lacks what it must put in",
      """
      A file `page.html.mustache` draws the whole document and `section.html.mustache` each \
      section. The page must put in `{{> policy}}`, which keeps it from loading and running \
      anything, in its head and before all else that is drawn, then `{{> styles}}`, and \
      `{{> sections}}`: each once and outside of every section. A section must put in `{{> rows}}`.
      """,
      example: CodeExample(
        files: [
          CodeExample.File("report.yaml", templatePageSpec),
          CodeExample.File("data.csv", "name,price\nwine,4.50\n"),
          CodeExample.File(
            "templates/page.html.mustache",
            "<!doctype html>\n<title>{{name}}</title>\n{{> styles}}\n{{> sections}}\n"
          ),
        ]),
      mended: CodeExample(
        files: [
          CodeExample.File("report.yaml", templatePageSpec),
          CodeExample.File("data.csv", "name,price\nwine,4.50\n"),
          CodeExample.File(
            "templates/page.html.mustache",
            "<!doctype html>\n<meta charset=\"utf-8\">\n{{> policy}}\n<title>{{name}}</title>\n"
              + "{{> styles}}\n{{> sections}}\n"
          ),
        ])),
  ]

  private static func templateFileSpec(_ file: String) -> String {
    """
    sectional: 1
    data: {file: data.csv}
    templates: templates
    sections: [{cell: offer}]
    cells:
      offer: {extends: row, file: \(file)}

    """
  }

  private static let templatePageSpec = """
    sectional: 1
    data: {file: data.csv}
    templates: templates

    """
}

extension CodeExample.File {
  fileprivate init(_ name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
