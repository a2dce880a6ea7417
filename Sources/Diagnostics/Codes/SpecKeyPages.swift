extension CodeCatalogue {
  /// What the keys of a spec are: its version, their names and places.
  static let specKeyPages: [CodePage] = [
    .specs(
      .missingVersion, "the spec does not say its language version",
      """
      Every spec says for which version of the language it was written, so that a later program \
      reads it in the same way. Add the line `sectional: 1`.
      """,
      wrong: """
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}

        """),
    .specs(
      .unknownVersion, "the spec is written for another version of the language",
      """
      This program reads version 1 of the language, written as the number 1.
      """,
      wrong: """
        sectional: 2
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}

        """),
    .specs(
      .unknownKey, "the language has no such key at this place",
      """
      A key that is not known is refused rather than passed over, since a slip of the pen would \
      otherwise change the report without a word. Words of other tools get the language's own as \
      a suggestion.
      """,
      wrong: """
        sectional: 1
        titel: Stock
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: Stock
        data: {file: data.csv}

        """),
    .specs(
      .misplacedKey, "the key belongs to another place of the spec",
      """
      The language has this key, but in another mapping. Move it there.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        order: [name]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {order: [name]}

        """),
    .specs(
      .nullValue, "a key has no value",
      """
      A key without a value could mean the default or nothing at all. Give it a value or take it \
      out. Where a setting is inherited, `false` switches it off.
      """,
      wrong: """
        sectional: 1
        title:
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: Stock
        data: {file: data.csv}

        """),
    .specs(
      .wrongKind, "a value is of the wrong kind",
      """
      A key takes a certain kind of value: a text, a number, `true` or `false`, a list or a \
      mapping. The message says which one is wanted and which one was found.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, dynamic: sometimes}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, dynamic: true}

        """),
    .specs(
      .unquotedText, "a text must be quoted",
      """
      YAML gives some signs a meaning: a text that begins with `{` or `[` is read as a mapping \
      or a list, and inside `{…}` a comma ends a value. Put such a text in quotes.
      """,
      wrong: """
        sectional: 1
        title: [draft]
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: "[draft]"
        data: {file: data.csv}

        """),
    .specs(
      .emptyName, "a name is empty",
      """
      Fields, cells and ids are found by their names, so a name has at least one character.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {order: ["-"]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {order: ["-price"]}

        """),
    .specs(
      .emptyList, "a list is empty that must have an entry",
      """
      An empty list would leave nothing to draw. To have what the key has by default, take it \
      out.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns: []

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns: [name]

        """),
    .specs(
      .missingKey, "a key is missing without which the rest means nothing",
      """
      Some mappings have a key that says what they are about: a column its `field`, a \
      consolidation its `below`, a fixed row its `cell` or `text`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {title: Price}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - {field: price, title: Price}

        """),
    .specs(
      .duplicateName, "a name stands twice where each must be different",
      """
      The names of a list are told apart by their text. Take one of them out, or change it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv, key: [name, name]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv, key: [name]}

        """),
  ]
}
