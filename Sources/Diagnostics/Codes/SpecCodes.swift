/// Faults of a spec that need no data to be found.
extension DiagnosticCode {
  package static let missingVersion = DiagnosticCode("missing-version")
  package static let unknownVersion = DiagnosticCode("unknown-version")
  package static let unknownKey = DiagnosticCode("unknown-key")
  package static let misplacedKey = DiagnosticCode("misplaced-key")
  package static let nullValue = DiagnosticCode("null-value")
  package static let wrongKind = DiagnosticCode("wrong-kind")
  package static let unquotedText = DiagnosticCode("unquoted-text")
  package static let emptyName = DiagnosticCode("empty-name")
  package static let emptyList = DiagnosticCode("empty-list")
  package static let missingKey = DiagnosticCode("missing-key")
  package static let duplicateName = DiagnosticCode("duplicate-name")
  package static let numberOutOfRange = DiagnosticCode("number-out-of-range")
  package static let unknownValue = DiagnosticCode("unknown-value")
  package static let malformedName = DiagnosticCode("malformed-name")
  package static let conflictingKeys = DiagnosticCode("conflicting-keys")
  package static let notYet = DiagnosticCode("not-yet")
  package static let reservedFeature = DiagnosticCode("reserved-feature")
  package static let pathOutside = DiagnosticCode("path-outside")
  package static let templateNotHere = DiagnosticCode("template-not-here")
  package static let formatCount = DiagnosticCode("format-count")
  package static let noGroups = DiagnosticCode("no-groups")
  package static let duplicateGroup = DiagnosticCode("duplicate-group")
  package static let duplicateSectionID = DiagnosticCode("duplicate-section-id")
  package static let duplicateRemainingGroups = DiagnosticCode("duplicate-remaining-groups")
  package static let misplacedSort = DiagnosticCode("misplaced-sort")
  package static let noEffect = DiagnosticCode("no-effect")
  package static let unreachableNoContent = DiagnosticCode("unreachable-no-content")
  package static let unknownCell = DiagnosticCode("unknown-cell")
  package static let cellCycle = DiagnosticCode("cell-cycle")
  package static let cellWithoutText = DiagnosticCode("cell-without-text")
  package static let unusedCell = DiagnosticCode("unused-cell")
  package static let unreachableRule = DiagnosticCode("unreachable-rule")
  package static let duplicateColumn = DiagnosticCode("duplicate-column")
  package static let rangeLimits = DiagnosticCode("range-limits")
  package static let dependencyOffset = DiagnosticCode("dependency-offset")
}

extension CodeCatalogue {
  static let specPages: [CodePage] = [
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
      .notYet, "a feature of the language that this version does not have",
      """
      The language has more than this version of the program does. What is missing is refused by \
      name, so that no report is drawn without it by mistake.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > 1}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {order: [-price]}

        """),
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
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
    specPage(
      .noGroups, "a section names a group, but the rows are not grouped",
      """
      Without `view.group` all rows are one group without a name, which a section without \
      `group` shows. Say which field makes the groups.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - group: wine

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - group: wine
          - groups: all

        """),
    specPage(
      .duplicateGroup, "a group is shown again without an id",
      """
      A group may be shown by several sections, such as the best and the worst twenty. As a \
      section is known by its id, which is the group's name by default, all but the first need \
      an `id` of their own.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, range: 1}
          - {group: wine, range: {length: 1, from: end}}
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, range: 1}
          - {group: wine, id: last, range: {length: 1, from: end}}
          - groups: all

        """),
    specPage(
      .duplicateSectionID, "two sections have the same id",
      """
      The id is what links and comparisons call a section, so no two sections share one. By \
      default it is the group's name, `rows` for the group without a name, and `consolidated` \
      for the consolidated section.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, id: drinks}
          - {group: beer, id: drinks}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, id: drinks}
          - {group: beer, id: ales}

        """),
    specPage(
      .duplicateRemainingGroups, "`groups: all` stands twice",
      """
      `groups: all` shows every group that no other section names, so a second one would always \
      be empty.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - groups: all
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - groups: all

        """),
    specPage(
      .misplacedSort, "`sort` stands where there are no sections to order",
      """
      `sort` orders the sections that `groups: all` makes. A list of groups keeps the order of \
      its names. Rows are ordered by `view.order`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {groups: [wine, beer], sort: name}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {groups: all, sort: name}

        """),
    specPage(
      .noEffect, "a key has no effect here",
      """
      The key is known, but what it speaks of is not there: rows of data in a section of fixed \
      rows, say. The report is as it would be without it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {rows: [{text: Prices include tax}], dynamic: true}
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {rows: [{text: Prices include tax}]}
          - groups: all

        """),
    specPage(
      .unreachableNoContent, "a dynamic section has a `no_content`",
      """
      A dynamic section loses its place while it is empty, so a note of its own that nothing is \
      there can never show.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, dynamic: true, no_content: {text: Nothing}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, no_content: {text: Nothing}}

        """),
    specPage(
      .unknownCell, "there is no cell of this name",
      """
      A cell is named under `cells`; `row`, `empty`, `heading`, `summary` and `more` are built \
      in. A fixed row that is a text is written `{text: …}`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - rows: [legend]
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - rows: [legend]
          - groups: all
        cells:
          legend: {text: Prices include tax}

        """),
    specPage(
      .cellCycle, "a cell extends itself",
      """
      A cell takes from the cell that it extends what it does not say itself. Where the chain \
      comes back to its start, there is nothing to take; a chain of more than 100 cells is \
      refused too.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {cell: low}
        cells:
          low: {extends: quiet}
          quiet: {extends: low}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {cell: low}
        cells:
          low: {extends: quiet}
          quiet: {extends: row}

        """),
    specPage(
      .cellWithoutText, "a cell has nothing to draw where it is used",
      """
      A fixed row has no fields, so its cell needs a text. A cell for rows of data needs a text \
      or extends `row`, whose columns it then draws.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {cell: low}
        cells:
          low: {class: warning}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {cell: low}
        cells:
          low: {extends: row, class: warning}

        """),
    specPage(
      .unusedCell, "a named cell is never used",
      """
      Probably the name is written otherwise where it is meant. If the cell is kept for later, \
      take it out until then.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        cells:
          legend: {text: Prices include tax}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - rows: [legend]
          - groups: all
        cells:
          legend: {text: Prices include tax}

        """),
    specPage(
      .unreachableRule, "a rule of `cells` is never reached",
      """
      Rules are tried in their order. One without a condition takes every row, so no rule may \
      follow it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          cells:
            - {cell: row}
            - {cell: more}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          cells:
            - {cell: row}

        """),
    specPage(
      .duplicateColumn, "two columns have the same id",
      """
      Summaries and templates name a column by its id, which is the field where none is given. A \
      field that is shown twice needs an `id` once.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - price
          - {field: price, format: integer}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        columns:
          - price
          - {field: price, id: whole, format: integer}

        """),
    specPage(
      .rangeLimits, "the limits of a flexible range do not fit together",
      """
      A flexible range begins with `length` rows and then follows them: it grows and shrinks with \
      the data, but never above `max` rows, nor below `min` while the group has that many. So \
      `min` is at most `length`, and `length` at most `max`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          range: {length: 20, flexible: {min: 5, max: 10}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          range: {length: 20, flexible: {min: 5, max: 40}}

        """),
    specPage(
      .dependencyOffset, "a distance in `depends_on` means nothing",
      """
      `depends_on` names the neighbours that a row is drawn with, as distances on the page: -1 is \
      the row before, 1 the row behind. A row does not depend on itself, and each neighbour is \
      named once. When two data files are compared, a row is redrawn if one of them changed.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {depends_on: [0]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {depends_on: [-1]}

        """),
  ]

  private static func specPage(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, wrong: String, mended: String
  ) -> CodePage {
    let data = "name,price\nwine,4.50\nbeer,2.20\n"
    return CodePage(
      code, title, explanation, example: CodeExample(spec: wrong, data: data),
      mended: CodeExample(spec: mended, data: data))
  }
}
