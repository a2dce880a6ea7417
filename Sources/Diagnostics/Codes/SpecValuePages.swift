extension CodeCatalogue {
  /// What the values of keys are: numbers, words, names, formats, paths.
  static let specValuePages: [CodePage] = [
    .specs(
      .numberOutOfRange, "a number is outside of its range",
      """
      The message says which whole numbers are possible. A `range` has at least one row; to show \
      the whole group, leave `length` out.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {range: 0}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {range: 1}

        """),
    .specs(
      .unknownValue, "a word is none of those that the key knows",
      """
      The key takes one of a few words, which the message lists.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: name, align: left}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: name, align: start}

        """),
    .specs(
      .malformedName, "a name does not have the shape of its kind",
      """
      A locale is written like `en-GB`, a time zone like `Europe/London`, a currency like `EUR`, \
      and a CSS class with letters, digits, `-` and `_`.
      """,
      wrong: """
        sectional: 1
        locale: en_GB
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        locale: en-GB
        data: {file: data.csv}

        """),
    .specs(
      .conflictingKeys, "two keys say different things about the same",
      """
      Keep the one that is meant and take the other one out.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, cell: row, cells: [{cell: row}]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, cell: row}

        """),
    .specs(
      .notYet, "a feature of the language that this version does not have",
      """
      The language has more than this version of the program does. What is missing is refused by \
      name, so that no report is drawn without it by mistake.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {order: [-price]}
        diff: {ignore: [price]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {order: [-price]}

        """),
    .specs(
      .reservedFeature, "a feature that the language reserves for a later version",
      """
      The name is set aside: no version does this yet, and no spec may use the name for \
      something else.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: [name, price]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}

        """),
    .specs(
      .pathOutside, "a path leaves the folder of the spec",
      """
      A spec reads files of its own folder and below, so that a spec from elsewhere cannot show \
      files that are none of its business. Paths on the command line are free: `--data` may name \
      any file.
      """,
      wrong: """
        sectional: 1
        data: {file: ../data.csv}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}

        """),
    .specs(
      .templateNotHere, "a text that is no template has a template's tag",
      """
      Titles of sections and of the report are templates; the title of a column is plain text, \
      in which a tag would be printed as it stands.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: name, title: "Name of {{total}}"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: name, title: Name}

        """),
    .specs(
      .formatCount, "a format names more or less than one format",
      """
      A value is printed in one way. Options of a format go inside it: `{number: {decimals: 1, \
      grouping: false}}`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, format: {number: {decimals: 1}, percent: {decimals: 1}}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, format: {number: {decimals: 1}}}

        """),
  ]
}
