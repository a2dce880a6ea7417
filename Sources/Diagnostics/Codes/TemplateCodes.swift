extension DiagnosticCode {
  /// A template that is not well formed: a tag is not closed, or has no name.
  package static let templateSyntax = DiagnosticCode("template-syntax")
  /// A name in a template that its place does not know.
  package static let unknownTemplateName = DiagnosticCode("unknown-template-name")
  /// A link whose scheme is not allowed or comes out of a value.
  package static let templateURLScheme = DiagnosticCode("template-url-scheme")

  /// A partial or parent that is not known, has a dynamic name, or includes itself.
  package static let templatePartial = DiagnosticCode("template-partial")
  /// A value where no escaping makes it safe, such as in a script.
  package static let templateUnsafePlace = DiagnosticCode("template-unsafe-place")
  /// An element that a template must not have, or HTML that does not end.
  package static let templateMarkup = DiagnosticCode("template-markup")
  /// A row with more or fewer cells than its table has columns.
  package static let templateRowSpan = DiagnosticCode("template-row-span")
  /// A section that leaves the HTML in another state than it found.
  package static let templateBranch = DiagnosticCode("template-branch")
  /// An unescaped value that is not marked as trusted.
  package static let templateUntrusted = DiagnosticCode("template-untrusted")
  /// A name that stands for something else than its tag needs.
  package static let templateNameKind = DiagnosticCode("template-name-kind")
  /// A template beyond one of the limits.
  package static let templateTooLarge = DiagnosticCode("template-too-large")
  /// A file of templates that is missing or cannot be used.
  package static let templateFile = DiagnosticCode("template-file")
  /// A template of a page or section without a partial that it must have, or with it out of place.
  package static let templateReserved = DiagnosticCode("template-reserved")
}

extension CodeCatalogue {
  static let templatePages: [CodePage] =
    [
      CodePage(
        .templateSyntax,
        "a template is not well formed",
        """
        A template is text with tags in it. A tag is a name between two pairs of braces, such as \
        `{{total}}`; `{{! words }}` is a comment. Each tag must be closed before the next one \
        starts, must have a name, and has nothing else in it: no formulas and no filters. A value \
        that needs calculating belongs into the data.
        """,
        example: CodeExample(
          spec: """
            sectional: 1
            title: "Stock: {{total wines"
            data: {file: data.csv}
            columns: [name]

            """,
          data: "name\nPort\nSherry\n"),
        mended: CodeExample(
          spec: """
            sectional: 1
            title: "Stock: {{total}} wines"
            data: {file: data.csv}
            columns: [name]

            """,
          data: "name\nPort\nSherry\n")),
      CodePage(
        .unknownTemplateName,
        "a template uses a name that its place does not know",
        """
        Which names a template can use depends on where it stands: the title of the page knows \
        `total` and the summaries of the report, the title of a section also `group` and `count`, \
        a cell also the fields of its row. Any other name would print nothing, so it is refused. \
        Look for a slip of the pen, or for a name that belongs to another place.
        """,
        example: CodeExample(
          spec: """
            sectional: 1
            title: "{{totel}} wines"
            data: {file: data.csv}
            columns: [name]

            """,
          data: "name\nPort\nSherry\n"),
        mended: CodeExample(
          spec: """
            sectional: 1
            title: "{{total}} wines"
            data: {file: data.csv}
            columns: [name]

            """,
          data: "name\nPort\nSherry\n")),
      CodePage(
        .templateURLScheme,
        "a link has a scheme that is not allowed",
        """
        A link leads to an `http`, `https` or `mailto` address or to a relative one; every other \
        scheme can run code or open a program in the browser of whoever reads the report. The \
        scheme must be seen in the template or come whole with the value at its very start: it \
        cannot be put together from values and text.
        """,
        example: CodeExample(
          spec: """
            sectional: 1
            data: {file: data.csv}
            columns:
              - {field: name, format: {link: "ftp://example.org/{{name}}"}}

            """,
          data: "name\nPort\nSherry\n"),
        mended: CodeExample(
          spec: """
            sectional: 1
            data: {file: data.csv}
            columns:
              - {field: name, format: {link: "https://example.org/{{name}}"}}

            """,
          data: "name\nPort\nSherry\n")),
    ] + templatePlacePages
}
