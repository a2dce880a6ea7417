/// Faults that show only when a spec meets its data, or the machine it runs on.
extension DiagnosticCode {
  package static let noData = DiagnosticCode("no-data")
  package static let unknownField = DiagnosticCode("unknown-field")
  package static let undeclaredField = DiagnosticCode("undeclared-field")
  package static let formatType = DiagnosticCode("format-type")
  package static let formatPattern = DiagnosticCode("format-pattern")
  package static let unknownCurrency = DiagnosticCode("unknown-currency")
  package static let summaryType = DiagnosticCode("summary-type")
  package static let summaryOverflow = DiagnosticCode("summary-overflow")
  package static let collationType = DiagnosticCode("collation-type")
  package static let unknownLocale = DiagnosticCode("unknown-locale")
  package static let unknownTimeZone = DiagnosticCode("unknown-time-zone")
  package static let ungroupedRows = DiagnosticCode("ungrouped-rows")
  package static let equalSectionIDs = DiagnosticCode("equal-section-ids")
  package static let refusedLink = DiagnosticCode("refused-link")
  package static let noSuchSection = DiagnosticCode("no-such-section")
  package static let noSuchRow = DiagnosticCode("no-such-row")
  package static let noSuchKey = DiagnosticCode("no-such-key")
}

extension CodeCatalogue {
  static let reportPages: [CodePage] = [
    .specs(
      .noData, "the report has no data",
      """
      A report needs rows. The spec names their file in `data.file`, or the call does with \
      `--data FILE`.
      """,
      wrong: """
        sectional: 1
        columns: [name]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns: [name]

        """),
    .specs(
      .unknownField, "the spec names a field that the data does not have",
      """
      Every name of a field is looked up in the head of the data file, byte by byte, so capitals \
      and spaces count. The message lists the fields that are there.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, prize]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, price]

        """),
    CodePage(
      .undeclaredField, "nothing is known of a field",
      """
      Without the data file, `sectional validate` knows only the fields that the spec declares in \
      `data.fields`. The other names are noted, not refused. Give the data with `--data FILE`, or \
      declare the fields.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: later.csv}
          columns: [name]

          """,
        arguments: ["validate", "report.yaml"]),
      mended: CodeExample(
        spec: """
          sectional: 1
          data:
            file: later.csv
            fields: {name: {type: string}}
          columns: [name]

          """,
        arguments: ["validate", "report.yaml"])),
    .specs(
      .formatType, "a format does not fit the type of its field",
      """
      A format for numbers takes numbers, one for dates takes dates. A field is inferred as a \
      string as soon as one of its values is no number; the help then shows the first such value. \
      If it stands for no value, add it to `data.missing`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: name, format: {currency: EUR}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, format: {currency: EUR}}

        """),
    CodePage(
      .formatPattern, "a pattern for dates or times is malformed",
      """
      A pattern is text with signs: `%Y` the year, `%m` and `%d` month and day in two digits, `%b` \
      and `%B` the month's name, `%a` and `%A` the weekday's, `%H`, `%M` and `%S` the time. `%%` \
      is a percent sign.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          columns:
            - {field: day, format: {date: "%d %Q"}}

          """,
        data: "day\n2026-11-30\n"),
      mended: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          columns:
            - {field: day, format: {date: "%d %b"}}

          """,
        data: "day\n2026-11-30\n")),
    .specs(
      .unknownCurrency, "there is no such currency",
      """
      Currencies have the codes of ISO 4217, three capital letters such as `EUR` or `USD`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, format: {currency: EUT}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, format: {currency: EUR}}

        """),
    .specs(
      .summaryType, "a summary does not fit the type of its field",
      """
      Sums, means and medians are made of numbers and durations; `min`, `max`, `first`, `last`, \
      `count` and `count_distinct` take every type.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, price]
        summary: {name: sum}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns: [name, price]
        summary: {price: sum}

        """),
    CodePage(
      .summaryOverflow, "a summary has more digits than can be held",
      """
      Decimals are exact to 38 digits. A sum beyond that is refused rather than rounded. Declare \
      the field as `number` where its digits do not matter so much.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          summary: {size: sum}
          columns: [size]

          """,
        data: """
          size
          99999999999999999999999999999999999999
          1

          """),
      mended: CodeExample(
        spec: """
          sectional: 1
          data:
            file: data.csv
            fields: {size: {type: number}}
          summary: {size: sum}
          columns: [size]

          """,
        data: """
          size
          99999999999999999999999999999999999999
          1

          """)),
    .specs(
      .collationType, "a collation is given for values that are not text",
      """
      `collate` says how texts are compared. Numbers and dates are compared by their values. Leave \
      it away, or declare the field as a string.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view:
          order: [{field: price, collate: natural}]
        columns: [name, price]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view:
          order: [{field: name, collate: natural}]
        columns: [name, price]

        """),
    .specs(
      .unknownLocale, "there is no such locale",
      """
      A locale is a language with a country, such as `en-GB`, `de-DE` or `pt-BR`. It says how \
      numbers and dates are written.
      """,
      wrong: """
        sectional: 1
        locale: xx-YY
        data: {file: data.csv}
        columns: [name]

        """,
      mended: """
        sectional: 1
        locale: en-GB
        data: {file: data.csv}
        columns: [name]

        """),
    .specs(
      .unknownTimeZone, "there is no such time zone",
      """
      Time zones have the names of the public time zone database, a continent and a city: \
      `Europe/London`. `UTC` is the default.
      """,
      wrong: """
        sectional: 1
        time_zone: Europe/Lundon
        data: {file: data.csv}
        columns: [name]

        """,
      mended: """
        sectional: 1
        time_zone: Europe/London
        data: {file: data.csv}
        columns: [name]

        """),
    CodePage(
      .ungroupedRows, "some rows belong to no group",
      """
      A row whose group has no value belongs to no section and is not shown. `view.ungrouped` \
      gives such rows a group of their own.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          view: {group: kind}
          columns: [name]

          """,
        data: "name,kind\nPort,wine\nWater,\n"),
      mended: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          view: {group: kind, ungrouped: Other}
          columns: [name]

          """,
        data: "name,kind\nPort,wine\nWater,\n")),
    CodePage(
      .equalSectionIDs, "two sections have one id",
      """
      The id of a section names it in links and in differences. By default it is the text of its \
      group, so another section's `id` can meet it once the data is known. Give one of them \
      another `id`.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          view: {group: kind}
          sections:
            - {group: beer, id: wine}
            - groups: all
          columns: [name]

          """,
        data: "name,kind\nPort,wine\nStout,beer\n"),
      mended: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          view: {group: kind}
          sections:
            - {group: beer, id: ale}
            - groups: all
          columns: [name]

          """,
        data: "name,kind\nPort,wine\nStout,beer\n")),
    CodePage(
      .refusedLink, "a link's address is not allowed",
      """
      Values from data become links only with the schemes `http`, `https` and `mailto`, or without \
      a scheme. Other addresses could run code in a reader's browser; the cell shows its text \
      without a link.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          columns:
            - {field: site, format: {link: "{{site}}"}}

          """,
        data: "site\njavascript:alert(1)\n", arguments: ["render", "report.yaml", "--to", "html"]),
      mended: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv}
          columns:
            - {field: site, format: {link: "{{site}}"}}

          """,
        data: "site\nhttps://example.org/\n",
        arguments: ["render", "report.yaml", "--to", "html"])),
    explainPage(
      .noSuchSection, "the report has no such section",
      """
      `sectional explain --section` takes the id of a section, or its number on the page: sections \
      of fixed rows are counted, the first one is 0. An id wins over a number.
      """,
      wrong: ["--section", "wein"], mended: ["--section", "wine"]),
    explainPage(
      .noSuchRow, "the section shows no such row",
      """
      Rows count from 0 in the window of their section; fixed rows are not counted. The message \
      has the rows that are there.
      """,
      wrong: ["--section", "wine", "--row", "2"], mended: ["--section", "wine", "--row", "1"]),
    explainPage(
      .noSuchKey, "no row of the data has this key",
      """
      `sectional explain --key` takes the text of the field that `data.key` names, as it stands in \
      the data. Where the key has several fields, their texts are joined by commas, or each has \
      a `--key` of its own.
      """,
      wrong: ["--key", "Prot"], mended: ["--key", "Port"]),
  ]

  private static func explainPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, wrong: [String],
    mended: [String]
  ) -> CodePage {
    func example(_ words: [String]) -> CodeExample {
      CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv, key: name}
          view: {group: kind}
          columns: [name]

          """,
        data: "name,kind\nPort,wine\nStout,beer\nSherry,wine\n",
        arguments: ["explain", "report.yaml"] + words)
    }
    return CodePage(
      code, title, explanation, example: example(wrong), mended: example(mended))
  }
}
