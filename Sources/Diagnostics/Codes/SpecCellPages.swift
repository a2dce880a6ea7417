extension CodeCatalogue {
  /// Named cells and columns.
  static let specCellPages: [CodePage] = [
    .specs(
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
    .specs(
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
    .specs(
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
    .specs(
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
    .specs(
      .unusedValue, "a value is given that nothing prints",
      """
      `values` give names of a text something to stand for. A row may give those that its cell \
      declares, and those that its own text, or a text or HTML of the cell and of what that \
      extends, has in double braces.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - rows: [{cell: greeting, values: {nmae: Ann}}]
          - groups: all
        cells:
          greeting: {text: "Hello {{name}}", values: {name: all}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - rows: [{cell: greeting, values: {name: Ann}}]
          - groups: all
        cells:
          greeting: {text: "Hello {{name}}", values: {name: all}}

        """),
    .specs(
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
    .specs(
      .incompleteRules, "the rules of `cells` do not take every row",
      """
      Rules are tried in their order, and a row is drawn by the cell of the first one whose \
      condition holds. The last rule has no condition, so that no row is left over.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          cells:
            - {when: price > 3, cell: dear}
        cells:
          dear: {extends: row, class: dear}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          cells:
            - {when: price > 3, cell: dear}
            - {cell: row}
        cells:
          dear: {extends: row, class: dear}

        """),
    .specs(
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
  ]
}
