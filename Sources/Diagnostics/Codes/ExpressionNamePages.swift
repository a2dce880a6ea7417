extension CodeCatalogue {
  /// What an expression names.
  static let expressionNamePages: [CodePage] = [
    .specs(
      .unknownName, "an expression has a name that is not known",
      """
      A name in an expression is a field, a name of the place where the expression stands, such \
      as `count` in a section, a parameter (`params.region`), a lookup or a summary \
      (`summary.price`). A field whose name is not made of letters, digits and `_` is written \
      `row["Unit price"]`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: pryce > 3}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > 3}

        """),
    .specs(
      .unknownFunction, "an expression calls a function that does not exist",
      """
      The functions are those of CEL with its extensions for strings and math, those for dates \
      and decimals, and over the rows of a group `sum`, `mean`, `min`, `max`, `median`, `count`, \
      `count_distinct`, `first` and `last`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv, fields: {letter: {value: initials(name)}}}
        columns: [letter, name]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv, fields: {letter: {value: initial(name)}}}
        columns: [letter, name]

        """),
    .specs(
      .expressionPlace, "an expression uses what has no meaning where it stands",
      """
      What an expression sees depends on its place. `where` sees one row, so there are no rows \
      to take a mean of, and no `count` or `index` yet; `sort` and `hidden` see whole groups, so \
      a field alone has no value there, but `sum(price)` has.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > mean(price)}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - groups: {where: mean(price) > 3}

        """),
    .specs(
      .undeclaredNeighbor, "an expression looks at a row that `depends_on` does not name",
      """
      `previous`, `next` and `at(2)` are rows beside the one that is drawn. The section says in \
      `depends_on` which of them it looks at, so that a change of a row also redraws those that \
      depend on it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {hide_rows: name == previous.name}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {hide_rows: name == previous.name, depends_on: [-1]}

        """),
    CodePage(
      .missingClock, "`now()` has no time",
      """
      The same spec and data give the same report, byte for byte, so the clock of the machine is \
      not asked. The time comes from `--now` or the environment variable SOURCE_DATE_EPOCH.
      """,
      example: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv, fields: {year: {value: year(now())}}}
          columns: [name, year]

          """,
        data: "name\nwine\n"),
      mended: CodeExample(
        spec: """
          sectional: 1
          data: {file: data.csv, fields: {year: {value: year(now())}}}
          columns: [name, year]

          """,
        data: "name\nwine\n",
        arguments: ["render", "report.yaml", "--now", "2026-11-30T12:00:00Z"])),
  ]
}
